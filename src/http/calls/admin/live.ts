import type { clientLiveCalls, companyLiveCalls, liveCalls } from '~/contract/admin/live'
import type { Deps } from '~/usecases/ground/deps'
import { followClient } from '~/usecases/live/follow-client'
import { followDossier } from '~/usecases/live/follow-dossier'
import { followTeam, lookAtDossier } from '~/usecases/live/follow-team'
import { clientCookie, clientOf } from '../../client-guard'
import type { LiveStreams } from '../../live-streams'
import type { Handlers } from '../../register'

/** What happens, the moment that it does. */
export const liveHandlers = (
  deps: Deps,
  streams: LiveStreams,
): Pick<Handlers, keyof typeof liveCalls | keyof typeof companyLiveCalls | keyof typeof clientLiveCalls> => ({
  teamLive: ({ query: { after = null }, by, context }) =>
    streams.answer(context, { holder: `session ${by.session_id}`, ip: by.ip }, line =>
      followTeam(deps, by, after, line),
    ),
  lookAtDossier: ({ params, body, by }) => lookAtDossier(deps, by, params.stream, body.dossier_id),
  companyLive: ({ params, query: { after = null }, by, context }) =>
    streams.answer(context, { holder: `dossier ${params.id}`, ip: by.ip }, line =>
      followDossier(deps, { key: params.id }, after, line),
    ),
  clientLive: ({ query: { after = null }, by, context }) => {
    const who = { accountId: clientOf(context), session: clientCookie.read(context) }
    return streams.answer(context, { holder: `client ${who.accountId}`, ip: by.ip }, line =>
      followClient(deps, who, after, line),
    )
  },
})
