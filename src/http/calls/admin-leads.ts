import type { adminLeadCalls } from '~/contract/admin-leads'
import type { Deps } from '~/usecases/deps'
import { addNumber, assignNumber } from '~/usecases/leads/assign-number'
import { checkVat } from '~/usecases/leads/check-vat'
import { confirmVat } from '~/usecases/leads/confirm-vat'
import { decideDispute } from '~/usecases/leads/decide-dispute'
import { listCalls } from '~/usecases/leads/list-calls'
import { openCampaign } from '~/usecases/leads/open-campaign'
import { openLeadAccount, shownLeadAccount } from '~/usecases/leads/open-lead-account'
import { listAccounts, readAccount, readDisputes, readNumbers } from '~/usecases/leads/read-for-team'
import { readLeadInvoice } from '~/usecases/leads/read-lead-invoices'
import { recordTransfer } from '~/usecases/leads/record-transfer'
import { tryCampaign } from '~/usecases/leads/try-campaign'
import type { Handlers } from '../register'
import { pdfReply } from '../reply/pdf-reply'

/** What the team does for the clients of the leads offer. */
export function adminLeadHandlers(deps: Deps): Pick<Handlers, keyof typeof adminLeadCalls> {
  return {
    leadAccounts: ({ query }) => listAccounts(deps, { limit: query.limit, cursor: query.cursor ?? null }),
    openLeadAccount: async ({ body, by }) =>
      shownLeadAccount(
        await openLeadAccount(deps, by, {
          ...body,
          registration_id: body.registration_id ?? null,
          vat_number: body.vat_number ?? null,
        }),
      ),
    leadAccount: ({ params }) => readAccount(deps, params.account),
    leadInvoice: async ({ params }) =>
      pdfReply(await readLeadInvoice(deps, params.number, null), 'attachment'),
    confirmLeadVat: async ({ params, body, by }) =>
      shownLeadAccount(await confirmVat(deps, by, params.account, body.vat_number)),
    checkLeadVat: async ({ params, body, by }) =>
      shownLeadAccount(await checkVat(deps, by, params.account, body.vat_number)),
    recordTopUp: async ({ params, body, by }) =>
      shownLeadAccount(await recordTransfer(deps, by, params.account, { kind: 'top-up', ...body })),
    refundBalance: async ({ params, body, by }) =>
      shownLeadAccount(await recordTransfer(deps, by, params.account, { kind: 'refund', ...body })),
    openCampaignFor: ({ params, body, by }) => openCampaign(deps, by, params.account, body),
    tryCampaign: ({ params }) => tryCampaign(deps, params.campaign),
    telephoneNumbers: () => readNumbers(deps),
    addTelephoneNumber: async ({ body, by }) => {
      await addNumber(deps, by, body.number)
      return readNumbers(deps)
    },
    assignTelephoneNumber: async ({ params, body, by }) => {
      await assignNumber(deps, by, params.number, { ...body, source: body.source ?? null })
      return readNumbers(deps)
    },
    leadCalls: ({ query }) => listCalls(deps, null, { limit: query.limit, cursor: query.cursor ?? null }),
    leadDisputes: () => readDisputes(deps),
    decideDispute: ({ params, body, by }) => decideDispute(deps, by, params.call, body),
  }
}
