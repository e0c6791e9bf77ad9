import type { Context } from 'hono'
import { Refusal } from '~/domain/refusal'

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
  const reader = context.req.raw.body?.getReader()
  if (!reader) return ''
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Refusal('request-too-slow')), MAX_MS).unref()
  })
  late.catch(() => {})
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return Buffer.concat(chunks).toString('utf8')
      size += value.length
      if (size > most) throw new Refusal('request-too-large')
      chunks.push(value)
    }
  } catch (error) {
    context.header('Connection', 'close')
    throw error instanceof Refusal ? error : new Refusal('invalid-request')
  }
}
