import type { telephonyCalls } from '~/contract/telephony'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/deps'
import { receiveTelephonyEvent } from '~/usecases/leads/receive-telephony-event'
import type { Handlers } from '../register'

/** What the carrier tells; its signature was verified by the guard. */
export function telephonyHandlers(deps: Deps): Pick<Handlers, keyof typeof telephonyCalls> {
  return {
    telephonyEvent: ({ body, context }) => {
      const at = new Date(body.at)
      if (Number.isNaN(at.getTime())) {
        throw new Refusal('invalid-fields', {
          errors: [{ field: 'at', message: 'Cet instant n’en est pas un.' }],
        })
      }
      return receiveTelephonyEvent(deps, {
        ...body,
        from: body.from ?? null,
        at,
        webhook_id: String(context.req.header('webhook-id')),
      })
    },
  }
}
