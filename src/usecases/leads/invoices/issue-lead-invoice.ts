import type { InvoicePaper } from '~/domain/invoice/invoice'
import { vatTreatment } from '~/domain/invoice/vat-treatment'
import { CLOCK } from '~/domain/journal/actor'
import type { MonthlyPaper } from '~/domain/leads/monthly-invoice'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import type { StoredLeadAccount } from '~/store/leads/lead-accounts'
import { insertLeadInvoice } from '~/store/leads/lead-invoices'
import type { Deps } from '../../ground/deps'
import { amountColumns } from '../../invoice/draft-invoice'
import { sealNumbered } from '../../invoice/seal-numbered'
import { queueEmail } from '../../outbox/queue-email'
import { roundLeadVat } from './round-lead-vat'

type IssueLeadInvoiceDeps = Pick<
  Deps,
  'encryptedFiles' | 'pdfRenderer' | 'sealer' | 'clock' | 'agency' | 'publicUrl'
>

/** The file is durable before the row is; neither series nor account is locked while the paper is drawn and sealed. */
export async function issueLeadInvoice(
  trx: Db,
  deps: IssueLeadInvoiceDeps,
  { account, month, paper: asked }: { account: StoredLeadAccount; month: string; paper: MonthlyPaper },
  onWritten: (key: string) => void,
) {
  const { movements, corrects, lines, amounts, rounding_cents } = asked
  const { issue, paper, sealed } = await sealNumbered(
    trx,
    deps,
    'LP',
    (next): InvoicePaper => ({
      ...{ number: next.number, issued_at: next.at, lines, amounts, seller: deps.agency, is_test: false },
      kind: corrects ? 'avoir' : 'invoice',
      buyer: buyerOf(account),
      leads: { month, treatment: vatTreatment(account.country) },
      ...(corrects && { cancels: corrects }),
    }),
  )
  const { number, series, year, sequence, at } = issue
  const { seal_warning, ...file } = sealed
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
  await roundLeadVat(trx, { account_id: account.id, number, rounding_cents, at })
  const { pdf_sha256, seal } = file
  await noteEvent(trx, CLOCK, at, {
    type: 'lead-invoice-issued',
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

const buyerOf = ({ company_name, address, email, phone, country, siren, vat_number }: StoredLeadAccount) => ({
  ...{ company_name, address, email, phone, country, siren, vat_number },
  siret: '',
})
