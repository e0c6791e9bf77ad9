import { useState } from 'react'
import { useSite } from '~/web/site'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './dossier.module.css'
import type { DossierState } from './state'

const CallBack = clientPart(() => import('./call-back'))

/** « Être rappelé », where agency.json names somebody who calls. */
export function CallBackOffer({ dossier: { id, phone } }: { dossier: DossierState }) {
  const { people = [] } = useSite()
  const [opened, setOpened] = useState(false)
  if (people.length === 0) return null
  return (
    <details className={styles.ownData} onToggle={() => setOpened(true)}>
      <summary>Être rappelé</summary>
      {opened && <CallBack id={id} phone={phone} />}
    </details>
  )
}
