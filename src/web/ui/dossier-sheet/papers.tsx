import { Eye } from 'lucide-react'
import { useState } from 'react'
import { formatShortDay } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { PaperViewer, type ShownPaper } from '~/web/ui/admin/paper-viewer'
import { InvoiceMark } from '~/web/ui/admin/status-mark'
import { useMay } from '~/web/ui/admin/use-me'
import { invoiceSum } from '~/web/ui/admin/words/invoice-sum'
import { Settlement } from '~/web/ui/settlement/settlement'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** The dossier's invoices, and the avoirs that cancel them. */
export function Papers({ dossier }: { dossier: DossierDetail }) {
  const [shown, setShown] = useState<ShownPaper | null>(null)
  const may = useMay()
  // The newest first: what an avoir cancelled keeps its payments until the next one is signed.
  const signed = dossier.invoices.find(({ status }) => status === 'signee')
  const show = (number: string, issued: boolean) =>
    setShown({ number, issued, company_id: dossier.id, company_name: dossier.company_name })
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="papiers">
      <h2 id="papiers">Facture</h2>
      {dossier.invoices.length === 0 ? (
        <p className={styles.meta}>Pas encore de facture&nbsp;: elle naît quand les pièces sont complètes.</p>
      ) : (
        <ul className={`stack-8 bare-list ${styles.lines}`}>
          {dossier.invoices.map(invoice => (
            <li key={invoice.invoice_number}>
              <strong className="code">{invoice.invoice_number}</strong>
              <InvoiceMark status={invoice.status} cancelled={invoice.avoir_number !== undefined} />
              <span>{formatShortDay(new Date(`${invoice.issue_date}T12:00:00Z`))}</span>
              <span>TTC&nbsp;: {invoiceSum(invoice.amount_ttc)}</span>
              <span className="row-8 centred">
                <AdminButton
                  icon={Eye}
                  onClick={() => show(invoice.invoice_number, invoice.status === 'signee')}
                >
                  Facture<span className="visually-hidden"> {invoice.invoice_number}</span>
                </AdminButton>
                {invoice.avoir_number && (
                  <AdminButton icon={Eye} onClick={() => show(invoice.avoir_number ?? '', true)}>
                    Avoir {invoice.avoir_number}
                  </AdminButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {signed && may('read-invoices') && (
        <Settlement number={signed.invoice_number} since={dossier.version} />
      )}
      {shown && <PaperViewer paper={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
