import { randomId } from '~/domain/access/random-id'
import { CLOCK } from '~/domain/journal/actor'
import { nextMonth, startOfParisDay } from '~/domain/paris-time'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { accountOnPaper } from '~/store/leads/lead-accounts'
import { insertLeadInvoice, unbilledMovements } from '~/store/leads/lead-invoices'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import { amountColumns } from '../invoice/draft-invoice'
import { roundLeadVat } from '../leads/invoices/round-lead-vat'
import type { FoundPaper } from './found-paper'
import type { ImportedNumber } from './import-paper'

/**
 * Puts a paper of the leads offer back into the register, as it was sealed, with the movements of the restored ledger
 * that it bears: those of its client up to the end of its month, so that they are not billed once more.
 * @throws Error when the copy does not hold that client's account
 */
export async function importLeadInvoice(
  trx: Db,
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { pdf, paper, pdf_sha256, seal }: FoundPaper,
  number: ImportedNumber,
  at: Date,
) {
  const { buyer, amounts, cancels, leads } = paper
  const account = await accountOnPaper(trx, buyer)
  if (!leads || !account)
    throw new Error(`${paper.number} is billed to ${buyer.company_name}, whose account is not in the copy.`)
  const pdf_key = randomId()
  await encryptedFiles.write(null, pdf_key, inChunks(pdf))
  const unbilled = await unbilledMovements(trx, account.id, startOfParisDay(`${nextMonth(leads.month)}-01`))
  const borne = unbilled.filter(({ billed_in }) => (billed_in?.number ?? null) === (cancels?.number ?? null))
  const row = {
    ...{ number: paper.number, ...number, pdf_key, pdf_size: pdf.length, pdf_sha256, seal },
    ...{ account_id: account.id, company_name: buyer.company_name, ...amountColumns(amounts) },
    ...{ month: leads.month, cancels: cancels?.number ?? null, vat_basis_points: amounts.vat_basis_points },
    ...{ issued_at: at, issue_date: parisDay(at), paper: JSON.stringify({ ...paper, issued_at: at }) },
  }
  await insertLeadInvoice(
    trx,
    row,
    borne.map(({ id }) => id),
  )
  const taken = borne.reduce(
    (sum, { kind, vat_cents }) => sum + (kind === 'credit' && !cancels ? -vat_cents : vat_cents),
    -amounts.vat_cents,
  )
  const rounding_cents = cancels ? -taken : taken
  await roundLeadVat(trx, { account_id: account.id, number: paper.number, rounding_cents, at })
  await noteEvent(trx, CLOCK, at, {
    type: 'paper-imported',
    data: { number: paper.number, pdf_sha256, seal, seal_warning: null },
  })
}
