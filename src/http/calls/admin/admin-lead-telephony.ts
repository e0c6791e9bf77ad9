import type { adminLeadTelephonyCalls } from '~/contract/admin/admin-lead-telephony'
import { parisDay } from '~/domain/text/french'
import type { Deps } from '~/usecases/ground/deps'
import { decideDispute } from '~/usecases/leads/calls/decide-dispute'
import { exportCalls, listTeamCalls } from '~/usecases/leads/calls/list-calls'
import { readTranscript } from '~/usecases/leads/calls/read-transcript'
import { addNumber, assignNumber, noteTranscription } from '~/usecases/leads/campaigns/assign-number'
import { readDisputes, readNumbers } from '~/usecases/leads/read-leads-for-team'
import { countCaller, forgetCaller } from '~/usecases/retention/forget-caller'
import { csvResponse } from '../../csv-response'
import type { Handlers } from '../../register'
import { callColumns } from '../../reply/call-columns'

/** The numbers that ring for clients of the leads offer, what rang there, and what is contested of it. */
export const adminLeadTelephonyHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof adminLeadTelephonyCalls> => ({
  telephoneNumbers: () => readNumbers(deps),
  addTelephoneNumber: async ({ body, by }) => {
    await addNumber(deps, by, body.number)
    return readNumbers(deps)
  },
  assignTelephoneNumber: async ({ params, body, by }) => {
    await assignNumber(deps, by, params.number, { ...body, source: body.source ?? null })
    return readNumbers(deps)
  },
  noteTranscription: async ({ params, body, by }) => {
    await noteTranscription(deps, by, params.number, body.transcribed)
    return readNumbers(deps)
  },
  leadCalls: ({ query }) => listTeamCalls(deps, { limit: query.limit, cursor: query.cursor ?? null }),
  exportLeadCalls: async () =>
    csvResponse(
      `appels_${parisDay(deps.clock())}.csv`,
      [{ title: 'Client', cell: row => row.company_name }, ...callColumns],
      exportCalls(deps, null),
    ),
  leadTranscript: ({ params }) => readTranscript(deps, params.call),
  countCaller: ({ body }) => countCaller(deps, body.number),
  forgetCaller: ({ body, by }) => forgetCaller(deps, by, body.number),
  leadDisputes: () => readDisputes(deps),
  decideDispute: ({ params, body, by }) => decideDispute(deps, by, params.call, body),
})
