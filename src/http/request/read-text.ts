import type { Context } from 'hono'
import { Refusal } from '~/domain/refusal'
import { readWhole } from '~/usecases/ground/read-whole'

/** The longest article with its fields, escaped, fits several times. */
const MAX_BYTES = 1_000_000

/** Whoever drips a few hundred bytes for longer holds a connection on purpose. */
const MAX_MS = 15_000

/**
 * The text of a request, bounded in size and in time.
 * @param most in bytes
 * @throws Refusal invalid-request, request-too-large, request-too-slow
 */
export async function readText(context: Context, most = MAX_BYTES): Promise<string> {
  if (Number(context.req.header('content-length') ?? 0) > most) throw new Refusal('request-too-large')
  const { body } = context.req.raw
  if (!body) return ''
  try {
    const bytes = await readWhole(body, { most, patience: MAX_MS })
    if (!bytes) throw new Refusal('request-too-large')
    return bytes.toString('utf8')
  } catch (error) {
    context.header('Connection', 'close')
    throw error instanceof Refusal ? error : new Refusal('invalid-request')
  }
}
