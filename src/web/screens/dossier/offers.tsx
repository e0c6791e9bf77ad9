import { useEffect, useState } from 'react'
import { useSite } from '~/web/site'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './dossier.module.css'
import { MessagesOffer } from './messages/messages-offer'
import type { DossierState } from './state'

export interface OffersProps {
  dossier: DossierState
  refresh: () => Promise<void>
  /** Whether what the team wrote stands above the step. */
  wroteLately: boolean
}

/** What is folded below every step, for who has a dossier: a call, the messages, one's data. */
export default function Offers({ dossier, refresh, wroteLately }: OffersProps) {
  return (
    <div className={styles.offers} data-screen-only>
      <CallBackOffer dossier={dossier} refresh={refresh} />
      {!wroteLately && <MessagesOffer id={dossier.id} refresh={refresh} />}
      <OwnDataOffer dossier={dossier} refresh={refresh} />
    </div>
  )
}

const OwnData = clientPart(() => import('./own-data/own-data'))

/** « Mes données », closed until it is asked for. */
function OwnDataOffer(props: Omit<OffersProps, 'wroteLately'>) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.ownData} data-screen-only onToggle={() => setOpened(true)}>
      <summary>Mes données&nbsp;: télécharger, corriger, effacer</summary>
      {opened && <OwnData {...props} />}
    </details>
  )
}

const CallBack = clientPart(() => import('./call-back'))

/** « Être rappelé », where agency.json names somebody who calls. */
function CallBackOffer({ dossier: { id, phone }, refresh }: Omit<OffersProps, 'wroteLately'>) {
  const { people = [] } = useSite()
  const [opened, setOpened] = useState(false)
  // The header and the messages lead here.
  useEffect(() => {
    const look = () => window.location.hash === '#etre-rappele' && setOpened(true)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (people.length === 0) return null
  return (
    <details
      id="etre-rappele"
      className={styles.ownData}
      data-screen-only
      open={opened}
      onToggle={event => setOpened(event.currentTarget.open)}
    >
      <summary>Être rappelé</summary>
      {opened && <CallBack id={id} phone={phone} refresh={refresh} />}
    </details>
  )
}
