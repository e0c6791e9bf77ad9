import * as z from 'zod/mini'
import { TELEPHONY_EVENTS } from '~/domain/leads/call'
import { call } from '../call'

const callId = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))
/** ISO 8601 with a time zone, to the millisecond: `2026-11-20T10:00:04.250Z`. */
const moment = z.string().check(z.maxLength(40))

/** What a carrier tells, signed after Standard Webhooks with TELEPHONY_SECRET. */
export const telephonyCalls = {
  telephonyEvent: call('POST /api/telephony/events', {
    reader: 'carrier',
    summary:
      'One event of a call, signed after Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature); the answer to « ringing » says where to put it through. « transcript » holds what was said, within the hour after « ended »; 404 for a call that no other event told of',
    body: z.discriminatedUnion('event', [
      z.object({
        event: z.enum(TELEPHONY_EVENTS),
        call_id: callId,
        at: moment,
        /** E.164, or what the carrier writes for a hidden number. */
        from: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
        /** The number that was dialled, E.164. */
        to: z.string().check(z.regex(/^\+[1-9]\d{5,14}$/)),
      }),
      /** What was said, where the carrier writes it down and has told the caller so. */
      z.object({ event: z.literal('transcript'), call_id: callId, at: moment, text: z.string() }),
    ]),
    reply: z.object({ route: z.nullable(z.string()), reason: z.nullable(z.string()) }),
  }),
}
