import type { adminExportCalls } from '~/contract/admin/admin-exports'
import { INVOICE_STATUS_LABELS } from '~/domain/dossier/invoice-status-labels'
import { dialledFromFrance } from '~/domain/place/dialled-number'
import { formatSiret } from '~/domain/place/siret'
import { parisDay } from '~/domain/text/french'
import { exportDossiers, exportInvoices } from '~/usecases/admin/export-lists'
import type { Deps } from '~/usecases/ground/deps'
import { type CsvColumn, csvResponse } from '../../csv-response'
import type { Handlers } from '../../register'

type Row<Export extends (...args: never[]) => AsyncIterable<unknown>> =
  ReturnType<Export> extends AsyncIterable<infer One> ? One : never

/** The administrator's lists as CSV, with the filter and the order that are on screen. */
export function adminExportHandlers(deps: Deps): Pick<Handlers, keyof typeof adminExportCalls> {
  const named = (list: string) => `${list}_${parisDay(deps.clock())}.csv`
  return {
    exportDossiers: async ({ query: { search, status, sort } }) =>
      csvResponse(
        named('dossiers'),
        dossierColumns,
        exportDossiers(deps, { search, status: status ?? null, sort }),
      ),
    exportInvoices: async ({ query: { search, status } }) =>
      csvResponse(
        named('factures'),
        invoiceColumns,
        exportInvoices(deps, { search, status: status ?? null }),
      ),
  }
}

const dossierColumns: CsvColumn<Row<typeof exportDossiers>>[] = [
  { title: 'Entreprise', cell: row => row.company_name },
  { title: 'SIRET', cell: row => formatSiret(row.siret) },
  { title: 'Adresse', cell: row => row.address },
  { title: 'E-mail', cell: row => row.email },
  { title: 'Téléphone', cell: row => ({ telephone: dialledFromFrance(row.phone) }) },
  { title: 'Statut', cell: row => row.status },
  { title: 'Créé le', cell: row => row.created_at },
  { title: 'Signé le', cell: row => row.signed_at },
  { title: 'Facture', cell: row => row.invoice_number },
  { title: 'Pièces', cell: row => row.documents.length },
]

const invoiceColumns: CsvColumn<Row<typeof exportInvoices>>[] = [
  { title: 'Numéro', cell: row => row.number },
  { title: 'Entreprise', cell: row => row.company_name },
  { title: 'Date', cell: row => row.issue_date },
  // Empty on a draft for a territory that is not served: it is not free.
  { title: 'Montant HT', cell: row => row.amount_ht_cents / 100 || null },
  { title: 'Montant TTC', cell: row => row.amount_ttc_cents / 100 || null },
  { title: 'Statut', cell: row => INVOICE_STATUS_LABELS[row.status] },
  { title: 'Reçu', cell: row => row.received_cents / 100 },
  { title: 'Avoir', cell: row => row.avoir_number },
]
