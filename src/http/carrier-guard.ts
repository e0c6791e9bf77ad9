import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { MINUTE_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { readText } from './request/read-text'

/** How old, or how far ahead, what was signed may be. */
const TOLERANCE_MS = 5 * MINUTE_MS

/**
 * Lets in what was signed after Standard Webhooks within five minutes; the text that was verified is the one
 * that is parsed. Without a secret nothing is let in.
 * @param secret TELEPHONY_SECRET: base64, `whsec_` before it or not
 */
export function carrierGuard(secret: string | null) {
  const key = secret === null ? null : Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return async (context: Context): Promise<void> => {
    const text = await readText(context)
    if (key === null || !isSigned(key, text, name => context.req.header(name) ?? ''))
      throw new Refusal('unauthorised', { detail: 'La signature de cet appel n’est pas la bonne.' })
    context.set('bodyText', text)
  }
}

/**
 * By the machine's own HMAC, for anybody may send a megabyte here: in JavaScript, as the library of Standard Webhooks
 * reckons it, that is 50 ms of everybody's time. Of several signatures one suffices: a secret is changed so.
 */
function isSigned(key: Buffer, text: string, header: (name: string) => string): boolean {
  const [id, sent] = [header('webhook-id'), header('webhook-timestamp')]
  const away = Math.abs(Date.now() - Number(sent) * 1_000)
  if (id === '' || !/^\d{1,12}$/.test(sent) || away > TOLERANCE_MS) return false
  const expected = createHmac('sha256', key).update(`${id}.${sent}.${text}`).digest()
  return header('webhook-signature')
    .split(' ')
    .some(one => {
      const given = Buffer.from(/^v1,(.*)$/.exec(one)?.[1] ?? '', 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}
