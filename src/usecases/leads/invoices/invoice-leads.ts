import { found } from '~/domain/found'
import { monthlyPapers } from '~/domain/leads/monthly-invoice'
import { nextMonth, startOfParisDay } from '~/domain/paris-time'
import { parisDay } from '~/domain/text/french'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import {
  lockLeadInvoices,
  setOffMovements,
  unbilledAccounts,
  unbilledMovements,
} from '~/store/leads/lead-invoices'
import type { Deps } from '../../ground/deps'
import { discardFile } from '../../ground/discard-file'
import { issueLeadInvoice } from './issue-lead-invoice'

type InvoiceLeadsDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'pdfRenderer' | 'sealer' | 'clock' | 'agency' | 'publicUrl'
>

/**
 * Bills every month that is over and that no paper bears yet, account by account, month by month: the sums are the
 * ledger's own. Run again, it finds nothing left to bill; what a killed run left, the next one makes. One account that
 * cannot be billed does not hold up the others.
 * @throws AggregateError of what each of those failed with
 */
export async function invoiceLeads(deps: InvoiceLeadsDeps): Promise<void> {
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
async function issueNext(deps: InvoiceLeadsDeps, accountId: string, month: string): Promise<boolean> {
  let written: string | null = null
  try {
    return await deps.db.transaction().execute(async trx => {
      await lockLeadInvoices(trx)
      const account = found(await findLeadAccount(trx, accountId))
      const unbilled = await unbilledMovements(trx, accountId, startOfMonth(nextMonth(month)))
      const { papers, setOff } = monthlyPapers(unbilled, { month, country: account.country })
      if (setOff) await setOffMovements(trx, setOff.movements)
      const [next] = papers
      if (!next) return false
      await issueLeadInvoice(trx, deps, { account, month, paper: next }, key => {
        written = key
      })
      return true
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}
