import type { adminLeadCalls } from '~/contract/admin/admin-leads'
import type { Deps } from '~/usecases/ground/deps'
import { confirmRing } from '~/usecases/leads/campaigns/confirm-ring'
import { openCampaign } from '~/usecases/leads/campaigns/open-campaign'
import { tryCampaign } from '~/usecases/leads/campaigns/try-campaign'
import { changeContact } from '~/usecases/leads/change-contact'
import { changeIdentity } from '~/usecases/leads/change-identity'
import { checkVat } from '~/usecases/leads/check-vat'
import { confirmVat } from '~/usecases/leads/confirm-vat'
import { readLeadInvoice } from '~/usecases/leads/invoices/read-lead-invoices'
import { openLeadAccount, shownLeadAccount } from '~/usecases/leads/open-lead-account'
import { listAccounts, readAccount } from '~/usecases/leads/read-leads-for-team'
import { recordTransfer, type Transfer } from '~/usecases/leads/record-transfer'
import type { Handlers } from '../../register'
import { monthlyPaper } from '../../reply/monthly-paper'

/** What the team does for the clients of the leads offer. */
export const adminLeadHandlers = (deps: Deps): Pick<Handlers, keyof typeof adminLeadCalls> => ({
  leadAccounts: ({ query }) => listAccounts(deps, { limit: query.limit, cursor: query.cursor ?? null }),
  openLeadAccount: async ({ body, by }) =>
    shownLeadAccount(
      await openLeadAccount(deps, by, {
        ...body,
        registration_id: body.registration_id || null,
        siren: body.siren || null,
        vat_number: body.vat_number || null,
      }),
    ),
  changeLeadContact: async ({ params, body: { instead_of, ...contact }, by }) =>
    shownLeadAccount(await changeContact(deps, by, params.account, contact, instead_of)),
  changeLeadIdentity: async ({ params, body: { instead_of, ...typed }, by }) =>
    shownLeadAccount(
      await changeIdentity(deps, by, params.account, identityOf(typed), instead_of && identityOf(instead_of)),
    ),
  leadAccount: ({ params, by }) => readAccount(deps, by, params.account),
  leadInvoice: async ({ params }) => monthlyPaper(await readLeadInvoice(deps, params.number, null)),
  confirmLeadVat: async ({ params, body, by }) =>
    shownLeadAccount(await confirmVat(deps, by, params.account, body.vat_number)),
  checkLeadVat: async ({ params, body, by }) =>
    shownLeadAccount(await checkVat(deps, by, params.account, body.vat_number)),
  recordTopUp: async ({ params, body, by }) =>
    shownLeadAccount(await recordTransfer(deps, by, params.account, transferOf('top-up', body))),
  refundBalance: async ({ params, body, by }) =>
    shownLeadAccount(await recordTransfer(deps, by, params.account, transferOf('refund', body))),
  openCampaignFor: ({ params, body, by }) => openCampaign(deps, by, params.account, body),
  confirmCampaignRing: ({ params, body, by }) => confirmRing(deps, by, params.campaign, body.ring),
  tryCampaign: ({ params }) => tryCampaign(deps, params.campaign),
})

const identityOf = (body: { [Key in 'siren' | 'vat_number']?: string | null | undefined }) => ({
  siren: body.siren ?? null,
  vat_number: body.vat_number ?? null,
})

const transferOf = (
  kind: Transfer['kind'],
  body: Pick<Transfer, 'amount_cents' | 'reference'> & {
    [Key in 'day' | 'bank_id']?: string | null | undefined
  },
): Transfer => ({
  ...{ kind, amount_cents: body.amount_cents, reference: body.reference },
  day: body.day || null,
  bank_id: body.bank_id || null,
})
