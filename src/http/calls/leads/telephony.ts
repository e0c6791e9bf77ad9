import type { telephonyCalls } from '~/contract/leads/telephony'
import { eventMoment } from '~/domain/leads/event-moment'
import { wrongField } from '~/domain/wrong-field'
import type { Deps } from '~/usecases/ground/deps'
import { receiveTelephonyEvent } from '~/usecases/leads/calls/receive-telephony-event'
import { receiveTranscript } from '~/usecases/leads/calls/receive-transcript'
import type { Handlers } from '../../register'

/** What the carrier tells; its signature was verified by the guard. */
export const telephonyHandlers = (deps: Deps): Pick<Handlers, keyof typeof telephonyCalls> => ({
  telephonyEvent: async ({ body, context }) => {
    const at = eventMoment(body.at, deps.clock())
    if (!at) throw wrongField('at', 'Cet instant n’en est pas un, ou n’est pas d’aujourd’hui.')
    const webhook_id = String(context.req.header('webhook-id'))
    if (body.event !== 'transcript')
      return receiveTelephonyEvent(deps, { ...body, from: body.from ?? null, at, webhook_id })
    await receiveTranscript(deps, { ...body, at, webhook_id })
    return { route: null, reason: null }
  },
})
