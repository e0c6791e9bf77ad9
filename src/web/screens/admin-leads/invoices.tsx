import { toast } from 'sonner'
import { monthlyFilename } from '~/domain/dossier/pieces/filename'
import { formatEuros, formatMonth, formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import styles from './admin-leads.module.css'
import type { LeadInvoice } from './lead-queries'

/** The monthly papers of a client, newest first. */
export function Invoices({ invoices, companyName }: { invoices: LeadInvoice[]; companyName: string }) {
  async function save({ number, corrects }: LeadInvoice) {
    try {
      const answer = await adminApi.leadInvoice({ params: { number } })
      await saveAnswer(answer, monthlyFilename(companyName, { number, corrects: corrects !== null }))
    } catch {
      toast.error('La facture n’a pas pu être téléchargée.')
    }
  }
  return (
    <section aria-labelledby="factures" className={`stack-12 ${styles.section}`}>
      <h2 id="factures">Factures du mois</h2>
      {invoices.length === 0 && <p>La facture d’un mois est émise le 1er du mois suivant.</p>}
      {invoices.length > 0 && (
        <AdminTable
          caption="Factures du mois"
          rows={invoices}
          keyOf={row => row.number}
          columns={[
            { name: 'number', title: 'Numéro', cell: row => <span className="code">{row.number}</span> },
            { name: 'month', title: 'Mois', cell: row => formatMonth(row.month) },
            { name: 'corrects', title: 'Rectifie', cell: row => row.corrects ?? '–' },
            { name: 'issued', title: 'Émise le', cell: row => formatShortDay(new Date(row.issued_at)) },
            { name: 'net', title: 'HT', figure: true, cell: row => formatEuros(row.net_cents) },
            { name: 'gross', title: 'TTC', figure: true, cell: row => formatEuros(row.gross_cents) },
            {
              name: 'file',
              title: 'Fichier',
              cell: row => (
                <AdminButton look="quiet" onClick={() => void save(row)}>
                  Télécharger
                </AdminButton>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
