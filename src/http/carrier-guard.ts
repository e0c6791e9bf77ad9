import type { Context } from 'hono'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { Refusal } from '~/domain/refusal'
import { readText } from './request/read-text'

/** In bytes; the longest transcript fits, and to reckon a signature over it takes 20 ms. */
const LONGEST_EVENT = 400_000
/** A carrier whose secret changes signs twice; each signature that is sent is compared. */
const LONGEST_SIGNATURES = 1_000

/**
 * Lets in what was signed after Standard Webhooks within five minutes; the text that was verified is the one
 * that is parsed. Without a secret nothing is let in.
 * @param secret TELEPHONY_SECRET: base64, `whsec_` before it or not
 */
export function carrierGuard(secret: string | null) {
  const webhook = secret === null ? null : new Webhook(secret)
  return async (context: Context): Promise<void> => {
    const text = await readText(context, LONGEST_EVENT)
    try {
      if (webhook === null) throw new WebhookVerificationError('TELEPHONY_SECRET is not set')
      if ((context.req.header('webhook-signature') ?? '').length > LONGEST_SIGNATURES)
        throw new WebhookVerificationError('too many signatures')
      webhook.verify(text, context.req.header(), { jsonParse: false })
    } catch (error) {
      if (error instanceof WebhookVerificationError)
        throw new Refusal('unauthorised', { detail: 'La signature de cet appel n’est pas la bonne.' })
      throw error
    }
    context.set('bodyText', text)
  }
}
