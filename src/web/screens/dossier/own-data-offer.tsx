import { useState } from 'react'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './dossier.module.css'
import type { DossierState } from './state'

const OwnData = clientPart(() => import('./own-data/own-data'))

/** « Mes données », closed until it is asked for. */
export function OwnDataOffer(props: { dossier: DossierState; refresh: () => Promise<void> }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.ownData} data-screen-only onToggle={() => setOpened(true)}>
      <summary>Mes données&nbsp;: télécharger, corriger, effacer</summary>
      {opened && <OwnData {...props} />}
    </details>
  )
}
