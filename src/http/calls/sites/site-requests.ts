import { Readable } from 'node:stream'
import type { AnswerOf } from '~/contract/call'
import type { siteRequestCalls, siteRequestTails } from '~/contract/sites/site-requests'
import { dialledFromFrance } from '~/domain/place/dialled-number'
import { REQUEST_SUSPICION_LABELS } from '~/domain/site/online/site-request'
import { territoryZone, zoneNote } from '~/domain/site/territory-clock'
import { wallClock } from '~/domain/text/wall-clock'
import type { Deps } from '~/usecases/ground/deps'
import { answerRequest } from '~/usecases/site-requests/answer-request'
import { eraseSiteRequest } from '~/usecases/site-requests/erase-site-request'
import {
  closeRequest,
  exportSiteRequests,
  readSiteRequests,
} from '~/usecases/site-requests/read-site-requests'
import { type CsvColumn, csvResponse } from '../../csv-response'
import { rankOf } from '../../rank-of'
import { siteHandlersOf } from '../../site-handlers'

/** What visitors of clients' sites asked. */
export const siteRequestHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteRequestTails>({
    siteRequests: ({ at }) => readSiteRequests(deps, at),
    answerSiteRequest: ({ at, by, params, body }) => answerRequest(deps, by, at, rankOf(params.n), body.text),
    exportSiteRequests: async ({ at }) => {
      const { requests, postalCode } = await exportSiteRequests(deps, at)
      return csvResponse('demandes.csv', columnsOf(postalCode), Readable.from(requests))
    },
    eraseSiteRequest: ({ at, by, params }) => eraseSiteRequest(deps, by, at, rankOf(params.n)),
    closeSiteRequest: ({ at, params }) => closeRequest(deps, at, rankOf(params.n)),
  })

type Shown = AnswerOf<(typeof siteRequestCalls)['siteRequests']>['requests'][number]

/** Hours by the clocks of the firm. */
function columnsOf(postalCode: string | null): readonly CsvColumn<Shown>[] {
  const { sortable } = wallClock(territoryZone(postalCode))
  const when = (at: Date | null) => at && sortable(at)
  const note = zoneNote(postalCode)
  return [
    { title: 'Numéro', cell: ({ number }) => number },
    { title: `Reçue le${note}`, cell: ({ received_at }) => when(received_at) },
    { title: 'Nom', cell: ({ name }) => name },
    { title: 'Téléphone', cell: ({ telephone }) => ({ telephone: dialledFromFrance(telephone) }) },
    { title: 'E-mail', cell: ({ email }) => email },
    { title: 'Demande', cell: ({ text }) => text },
    { title: 'Mise à part', cell: ({ suspicion }) => suspicion && REQUEST_SUSPICION_LABELS[suspicion] },
    { title: 'Réponses', cell: ({ answers }) => answers.map(({ text }) => text).join('\n\n') },
    { title: `Classée le${note}`, cell: ({ closed_at }) => when(closed_at) },
  ]
}
