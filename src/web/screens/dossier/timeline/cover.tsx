import type { DossierStatus } from '~/domain/dossier/dossier'
import { formatAppointment } from '~/domain/text/french'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import type { DossierState } from '../state'
import styles from './timeline.module.css'
import type { TimelineData } from './timeline-data'

interface StampWords {
  words: string
  says: 'favourable' | 'to-check' | 'refused'
}

const STAMPS: Partial<Record<DossierStatus, StampWords>> = {
  Soumis: { words: 'Dossier reçu', says: 'favourable' },
  Incomplet: { words: 'À compléter', says: 'to-check' },
  Accepté: { words: 'Aide accordée', says: 'favourable' },
  Payé: { words: 'Facture payée', says: 'favourable' },
}

/** A refusal and a client's own wish are not the same: which it was, the stages say. */
function stampOf(status: DossierStatus, timeline: TimelineData | null): StampWords | undefined {
  if (timeline?.stages.some(({ name, state }) => name === 'delivered' && state === 'done'))
    return { words: 'Site livré', says: 'favourable' }
  if (status !== 'Refusé') return STAMPS[status]
  if (!timeline) return undefined
  return timeline.refusal?.renounced
    ? { words: 'Clos à votre demande', says: 'to-check' }
    : { words: 'Refusé', says: 'refused' }
}

/** The cover: whose dossier it is, where it stands in one stamp, and where its acknowledgement went. */
export function DossierCover({
  dossier,
  timeline,
}: {
  dossier: DossierState
  timeline: TimelineData | null
}) {
  const stamp = stampOf(dossier.status, timeline)
  return (
    <Sheet under={['jaune', 'bleu']} className={styles.cover}>
      <div className={styles.whose}>
        <p className={styles.company}>{dossier.company_name}</p>
        <p>
          Dossier <span className={styles.number}>{dossier.invoice_number}</span>
        </p>
        <p className={styles.acknowledged}>
          <Acknowledged acknowledgement={timeline?.acknowledgement ?? null} />
        </p>
      </div>
      {stamp && (
        <Stamp says={stamp.says} lands>
          {stamp.words}
        </Stamp>
      )}
    </Sheet>
  )
}

function Acknowledged({ acknowledgement }: Pick<TimelineData, 'acknowledgement'>) {
  if (!acknowledgement) return null
  const { to, state, sent_at } = acknowledgement
  if (state === 'sent' && sent_at)
    return (
      <>
        L’accusé de réception est parti à <strong>{to}</strong> le{' '}
        <time dateTime={sent_at}>{formatAppointment(new Date(sent_at))}</time>.
      </>
    )
  if (state === 'queued')
    return (
      <>
        L’accusé de réception part à <strong>{to}</strong>.
      </>
    )
  return (
    <>
      L’accusé de réception pour <strong>{to}</strong> n’a pas pu partir{'\u00a0'}: votre facture est
      ci-dessous.
    </>
  )
}
