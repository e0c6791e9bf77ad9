import type { Context } from 'hono'
import * as z from 'zod/mini'
import { Refusal } from '~/domain/refusal'
import { readJson } from './read-json'
import { readText } from './request/read-text'

const asked = z.object({ question: z.string(), before: z.optional(z.string()) })

/** What is asked of a site's machine, and whether a script or a form asks. */
export interface AskedQuestion {
  question: string
  /** What the same visitor asked before, the last last; '' where nothing was. */
  before: string
  byForm: boolean
}

/**
 * The question of a POST /_assistant: JSON `{question, before}`, or the fields of a form; `before` may be left out.
 * @throws Refusal invalid-request where nothing is asked
 */
export async function askedQuestion(context: Context): Promise<AskedQuestion> {
  const byForm = !/json/i.test(context.req.header('content-type') ?? '')
  const body = byForm
    ? Object.fromEntries(new URLSearchParams(await readText(context)))
    : await readJson(context)
  const read = z.safeParse(asked, body)
  if (!read.success || !read.data.question.trim()) throw new Refusal('invalid-request')
  const { question, before = '' } = read.data
  return { question: question.trim().slice(0, LONGEST), before: before.slice(-LONGEST), byForm }
}

/** As many as the field takes; whatever is beyond is not read. */
const LONGEST = 500
