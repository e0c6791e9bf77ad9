import type { InvoicePaper } from '~/domain/invoice/invoice'
import { CLOCK } from '~/domain/journal/actor'
import { type MonthlyPaper, monthlyPapers } from '~/domain/leads/monthly-invoice'
import { vatTreatment } from '~/domain/leads/vat-treatment'
import { nextMonth, startOfParisDay } from '~/domain/paris-time'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database'
import { appendEvent } from '~/store/events'
import { nextNumber } from '~/store/invoice-series'
import { findLeadAccount, type StoredLeadAccount } from '~/store/leads/accounts'
import {
  insertLeadInvoice,
  lockLeadInvoices,
  unbilledAccounts,
  unbilledMovements,
} from '~/store/leads/invoices'
import type { Deps } from '../deps'
import { discardFile } from '../discard-file'
import { queueEmail } from '../emails/queue-email'
import { amountColumns } from '../invoice/draft-invoice'
import { sealPaper } from '../invoice/seal-paper'

/**
 * Bills every month that is over and that no paper bears yet, account by account, month by month: the sums are the
 * ledger's own. Run again, it finds nothing left to bill; what a killed run left, the next one makes. One account that
 * cannot be billed does not hold up the others.
 * @throws AggregateError of what each of those failed with
 */
export async function invoiceLeads(deps: Deps): Promise<void> {
  const thisMonth = startOfMonth(monthOf(deps.clock()))
  const failures: unknown[] = []
  for (const { account_id, first } of await unbilledAccounts(deps.db, thisMonth)) {
    try {
      for (let month = monthOf(first); startOfMonth(nextMonth(month)) <= thisMonth; month = nextMonth(month))
        while (await issueNext(deps, account_id, month));
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not billed`)
}

const monthOf = (at: Date) => parisDay(at).slice(0, 7)
const startOfMonth = (month: string) => startOfParisDay(`${month}-01`)

/** Issues the next paper of an account's month, in a transaction of its own. @returns false when none is left */
async function issueNext(deps: Deps, accountId: string, month: string): Promise<boolean> {
  let written: string | null = null
  try {
    return await deps.db.transaction().execute(async trx => {
      await lockLeadInvoices(trx)
      const account = await findLeadAccount(trx, accountId)
      if (!account) throw new Refusal('not-found')
      const unbilled = await unbilledMovements(trx, accountId, startOfMonth(nextMonth(month)))
      const [next] = monthlyPapers(unbilled, { month, country: account.country })
      if (!next) return false
      await issue(trx, deps, account, month, next, key => {
        written = key
      })
      return true
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

/** The file is durable before the row is; the account is not locked while the paper is drawn and sealed. */
async function issue(
  trx: Db,
  deps: Deps,
  account: StoredLeadAccount,
  month: string,
  { movements, corrects, lines, amounts }: MonthlyPaper,
  onWritten: (key: string) => void,
) {
  const { number, series, year, sequence, at } = await nextNumber(trx, 'LP', deps.clock)
  const paper: InvoicePaper = {
    ...{ number, lines, amounts, issued_at: at, seller: deps.agency, is_test: false },
    kind: corrects ? 'avoir' : 'invoice',
    buyer: buyerOf(account),
    leads: { month, treatment: vatTreatment(account.country) },
    ...(corrects && { cancels: corrects }),
  }
  const { seal_warning, ...file } = await sealPaper(deps, paper, null)
  onWritten(file.pdf_key)
  const row = {
    ...{ number, series, year, sequence, month, account_id: account.id, ...file },
    ...amountColumns(amounts),
    vat_basis_points: amounts.vat_basis_points,
    cancels: corrects?.number ?? null,
    company_name: account.company_name,
    issued_at: at,
    issue_date: parisDay(at),
    paper: JSON.stringify(paper),
  }
  await insertLeadInvoice(trx, row, movements)
  const { pdf_sha256, seal } = file
  await appendEvent(trx, {
    ...{ dossier_id: null, type: 'lead-invoice-issued', at, by: CLOCK },
    data: {
      ...{ number, pdf_sha256, seal, seal_warning },
      ...{ lead_account: account.id, month, corrects: corrects?.number ?? null },
    },
  })
  await queueEmail(trx, deps, {
    kind: 'lead-invoice',
    recipient: account.email,
    data: { lead_account: account.id, number },
  })
}

const buyerOf = ({ company_name, address, email, phone, country, vat_number }: StoredLeadAccount) => ({
  ...{ company_name, address, email, phone, country, vat_number },
  siret: '',
})
