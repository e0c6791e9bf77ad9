import { useEffect, useState } from 'react'
import { useSite } from '~/web/site'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './dossier.module.css'
import type { DossierState } from './state'

const CallBack = clientPart(() => import('./call-back'))

/** « Être rappelé », where agency.json names somebody who calls. */
export function CallBackOffer({ dossier: { id, phone } }: { dossier: DossierState }) {
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
      {opened && <CallBack id={id} phone={phone} />}
    </details>
  )
}
