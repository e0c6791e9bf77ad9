import type { Context } from 'hono'
import * as z from 'zod/mini'
import { Refusal } from '~/domain/refusal'
import { readJson } from './read-json'
import { readText } from './request/read-text'

const asked = z.object({ question: z.string() })

/** What is asked of a site's machine, and whether a script or a form asks. */
export interface AskedQuestion {
  question: string
  byForm: boolean
}

/**
 * The question of a POST /_assistant: JSON `{question}`, or the field of a form.
 * @throws Refusal invalid-request where nothing is asked
 */
export async function askedQuestion(context: Context): Promise<AskedQuestion> {
  const byForm = !/json/i.test(context.req.header('content-type') ?? '')
  const body = byForm
    ? { question: new URLSearchParams(await readText(context)).get('question') }
    : await readJson(context)
  const read = z.safeParse(asked, body)
  if (!read.success || !read.data.question.trim()) throw new Refusal('invalid-request')
  return { question: read.data.question.trim().slice(0, LONGEST), byForm }
}

/** As many as the field takes; whatever is beyond is not read. */
const LONGEST = 500
