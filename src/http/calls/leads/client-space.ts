import type { clientSpaceCalls } from '~/contract/leads/client-space'
import { wallClock } from '~/domain/text/wall-clock'
import { askForLink } from '~/usecases/address/ask-for-link'
import type { Deps } from '~/usecases/ground/deps'
import { signOut } from '~/usecases/ground/mailed-sign-in'
import { disputeCall } from '~/usecases/leads/calls/dispute-call'
import { exportCalls, listCalls, readCall } from '~/usecases/leads/calls/list-calls'
import { changeCampaign } from '~/usecases/leads/campaigns/change-campaign'
import { changeClock } from '~/usecases/leads/campaigns/change-clock'
import { openCampaign } from '~/usecases/leads/campaigns/open-campaign'
import { listLeadInvoices, readLeadInvoice } from '~/usecases/leads/invoices/read-lead-invoices'
import { listMovements } from '~/usecases/leads/list-movements'
import { readClientSpace } from '~/usecases/leads/read-client-space'
import { signInClient } from '~/usecases/leads/sign-in-client'
import { clientCookie, clientOf } from '../../client-guard'
import { csvResponse } from '../../csv-response'
import type { Handlers } from '../../register'
import { ownCallColumns } from '../../reply/call-columns'
import { monthlyPaper } from '../../reply/monthly-paper'

/** What a client of the leads offer does at /espace-client: each call reads whose it is from the cookie. */
export const clientSpaceHandlers = (deps: Deps): Pick<Handlers, keyof typeof clientSpaceCalls> => ({
  sendClientLink: async ({ body, by }) => {
    await askForLink(deps, by, { to: 'client-space', ...body })
    return { sent: true }
  },
  signInClient: async ({ body, by, context }) => {
    const { token, company_name } = await signInClient(deps, by, body.token)
    clientCookie.set(context, token, deps.publicUrl)
    return { company_name }
  },
  signOutClient: async ({ context }) => {
    await signOut(deps, clientCookie.read(context))
    clientCookie.clear(context)
    return {}
  },
  clientSpace: ({ context }) => readClientSpace(deps, clientOf(context)),
  changeClientClock: ({ body, by, context }) => changeClock(deps, by, clientOf(context), body.time_zone),
  openCampaign: ({ body, by, context }) => openCampaign(deps, by, clientOf(context), body),
  changeCampaign: ({ params, body, by, context }) =>
    changeCampaign(deps, by, { accountId: clientOf(context), campaignId: params.campaign }, body),
  clientCalls: ({ query, context }) =>
    listCalls(deps, clientOf(context), { limit: query.limit, cursor: query.cursor ?? null }),
  exportClientCalls: async ({ context }) => {
    const { time_zone } = await readClientSpace(deps, clientOf(context))
    const day = wallClock(time_zone).sortable(deps.clock()).slice(0, 10)
    return csvResponse(`appels_${day}.csv`, ownCallColumns(time_zone), exportCalls(deps, clientOf(context)))
  },
  disputeCall: async ({ params, body, by, context }) => {
    await disputeCall(deps, by, { accountId: clientOf(context), callId: params.call }, body)
    return readCall(deps, params.call)
  },
  clientStatement: ({ query, context }) =>
    listMovements(deps, clientOf(context), { limit: query.limit, cursor: query.cursor ?? null }),
  clientInvoices: async ({ context }) => ({ invoices: await listLeadInvoices(deps, clientOf(context)) }),
  clientInvoice: async ({ params, context }) =>
    monthlyPaper(await readLeadInvoice(deps, params.number, clientOf(context))),
})
