import type { Context } from 'hono'
import { Refusal } from '~/domain/refusal'
import { readText } from './request/read-text'

/**
 * The JSON of a request, bounded in size and in time.
 * @throws Refusal invalid-request, request-too-large, request-too-slow
 */
export async function readJson(context: Context): Promise<unknown> {
  const text: string = context.get('bodyText') ?? (await readText(context))
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid-request')
  }
}
