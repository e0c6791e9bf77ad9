import { Download } from 'lucide-react'
import { monthlyFilename } from '~/domain/dossier/pieces/filename'
import { formatEuros, formatMonth } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { saveAnswer } from '~/web/save-file'
import { Button } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import { type ClientInvoice, useInvoices } from './client-queries'
import styles from './espace-client.module.css'

/** The month's invoices, paid by the balance, and what corrects them; each as it was sealed. */
export function Invoices({ companyName }: { companyName: string }) {
  const { data } = useInvoices()
  return (
    <section aria-labelledby="factures" className={`stack-24 ${styles.section}`}>
      <h2 id="factures">Vos factures</h2>
      {data && data.invoices.length === 0 && (
        <p>La facture de vos contacts d’un mois arrive le 1er du mois suivant, ici et par e-mail.</p>
      )}
      <ul className="stack-12 bare-list">
        {data?.invoices.map(invoice => (
          <InvoiceLine key={invoice.number} invoice={invoice} companyName={companyName} />
        ))}
      </ul>
    </section>
  )
}

const tell = () => 'La facture n’a pas pu être téléchargée. Veuillez réessayer.'

function InvoiceLine({ invoice, companyName }: { invoice: ClientInvoice; companyName: string }) {
  const { number, month, corrects, net_cents, gross_cents } = invoice
  const { busy, attempt } = useAttempt(tell)
  const save = () =>
    attempt(async () => {
      const answer = await otherApi.clientInvoice({ params: { number } })
      await saveAnswer(answer, monthlyFilename(companyName, { number, corrects: corrects !== null }))
    })
  return (
    <li className={`stack-4 ${styles.line}`}>
      <div className={styles.lineHead}>
        <strong>
          {corrects ? 'Avoir' : 'Facture'} <span className="code">{number}</span>
        </strong>
        <span className={styles.cost}>
          {formatEuros(net_cents)} HT, {formatEuros(gross_cents)} TTC
        </span>
      </div>
      <p>
        {corrects
          ? `Rendu sur votre solde en ${formatMonth(month)}, sur la facture ${corrects}.`
          : `Contacts reçus en ${formatMonth(month)}, déjà réglés par votre solde.`}
      </p>
      <div className="row-12">
        <Button look="second" size="small" busy={busy} icon={Download} onClick={() => void save()}>
          Télécharger {number}
        </Button>
      </div>
    </li>
  )
}
