import { Download } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { invoiceFilename } from '~/domain/dossier/filename'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import { PdfFrame } from '~/web/ui/pdf/pdf-frame'
import { usePdf } from '~/web/ui/pdf/use-pdf'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import styles from './dossier.module.css'
import { DossierPreview } from './dossier-preview'
import type { DossierState } from './state'

/** The stages come once they are there to be shown: the wizard itself stays light. */
const Timeline = clientPart(() => import('./timeline/timeline'), <div className={styles.timelinePlace} />)

/** Step 4: the signed invoice and what comes next (specification A2). */
export default function ConfirmationStep({
  dossier,
  settlement,
}: {
  dossier: DossierState
  /** What was granted and is to be paid; before a decision only the right to renounce. */
  settlement: ReactNode
}) {
  const { id, company_name } = dossier
  const isDecided = dossier.status !== 'Soumis'
  // Then the site comes first.
  const isPaid = dossier.status === 'Payé'
  const { pdf, reload } = usePdf(useCallback(signal => api.viewInvoice({ params: { id }, signal }), [id]))

  const { download, saving, problem } = usePdfDownload(
    signal => api.downloadInvoice({ params: { id }, signal }),
    invoiceFilename(company_name),
  )

  return (
    <div className={styles.form}>
      <Timeline key={dossier.status} dossier={dossier} decision={isDecided && !isPaid && settlement} />
      {isPaid && settlement}
      <p className={styles.lead}>
        Le dossier de <strong>{company_name}</strong> est complet. Votre facture{' '}
        <span className={styles.number}>{dossier.invoice_number}</span>{' '}
        {INVOICE_STANDS[dossier.status] ?? SIGNED}
      </p>
      <PdfFrame pdf={pdf} title={`Facture ${dossier.invoice_number ?? ''}`} onRetry={reload} />
      <div className={styles.next}>
        <Button icon={<Download aria-hidden size={20} />} busy={saving} onClick={() => void download()}>
          Télécharger la facture (PDF)
        </Button>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <section aria-labelledby="suite" className={styles.next}>
        <h2 id="suite">Et maintenant{'\u202f'}?</h2>
        {dossier.status === 'Soumis' ? <Ahead /> : <p>{NEXT[dossier.status] ?? DECIDED}</p>}
      </section>
      {!isDecided && <DossierPreview dossier={dossier} />}
      {!isDecided && settlement}
      <p>
        <a href="/">Retour à l’accueil</a>
      </p>
    </div>
  )
}

const SIGNED = 'est signée\u202f; elle n’est due que si l’aide de l’État est accordée.'
/** How the invoice stands once a decision is there. */
const INVOICE_STANDS: Partial<Record<DossierState['status'], string>> = {
  Refusé: 'est annulée par un avoir\u00a0: vous n’avez rien à payer.',
  Accepté: 'est signée\u202f; ce qui reste à régler est indiqué plus haut.',
  Payé: 'est signée et payée.',
}

/** What is the client's turn after a decision. */
const NEXT: Partial<Record<DossierState['status'], string>> = {
  Refusé:
    'Rien\u00a0: vous n’avez rien à payer. L’étape «\u00a0Décidé\u00a0» ci-dessus dit ce qui reste possible.',
  Accepté:
    'S’il reste une somme à régler, elle est indiquée plus haut. Vos réponses au questionnaire font commencer la création\u00a0: ses 15 jours se comptent quand vos contenus sont au complet.',
  Payé: 'Votre facture est réglée. Chaque étape de votre site est datée plus haut, et vous est annoncée par e-mail.',
}

const DECIDED =
  'Une décision est enregistrée pour ce dossier\u00a0: elle vous est notifiée par e-mail, avec ce qui suit.'

function Ahead() {
  return (
    <ol>
      <li>Un accusé de réception vous parvient par e-mail.</li>
      <li>Les organismes examinent votre dossier, en 15 à 30 jours.</li>
      <li>Leur décision vous est notifiée par e-mail.</li>
      <li>Si elle est favorable, nous créons votre site.</li>
    </ol>
  )
}
