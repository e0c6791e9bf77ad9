import { CallBackOffer } from './call-back-offer'
import styles from './dossier.module.css'
import { MessagesOffer } from './messages/messages-offer'
import { OwnDataOffer } from './own-data-offer'
import type { DossierState } from './state'

interface OffersProps {
  dossier: DossierState
  refresh: () => Promise<void>
  /** Whether what the team wrote stands above the step. */
  wroteLately: boolean
}

/** What is folded below every step, for who has a dossier: a call, the messages, one's data. */
export default function Offers({ dossier, refresh, wroteLately }: OffersProps) {
  return (
    <div className={styles.offers} data-screen-only>
      <CallBackOffer dossier={dossier} />
      {!wroteLately && <MessagesOffer id={dossier.id} />}
      <OwnDataOffer dossier={dossier} refresh={refresh} />
    </div>
  )
}
