import { useState } from 'react'
import { clientPart } from '~/web/ui/feedback/client-part'
import dossierStyles from '../dossier.module.css'
import type { MessagesProps } from './messages'

const Messages = clientPart(() => import('./messages'))

/** « Écrire à l'équipe », closed until it is asked for. */
export function MessagesOffer(props: MessagesProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={dossierStyles.ownData} data-screen-only onToggle={() => setOpened(true)}>
      <summary>Écrire à l’équipe</summary>
      {opened && <Messages {...props} />}
    </details>
  )
}
