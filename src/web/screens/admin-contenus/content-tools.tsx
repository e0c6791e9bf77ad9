import { type ReactNode, useState } from 'react'
import { clientPart } from '~/web/ui/feedback/client-part'
import type { Draft, Kind } from './content-data'
import styles from './content-editor.module.css'

const ContentPictures = clientPart(() => import('./content-pictures'))
const ShareCard = clientPart(() => import('./share-card'))
const PreviewLink = clientPart(() => import('./preview-link'))

interface ContentToolsProps {
  kind: Kind
  /** Null for a text that was never saved. */
  id: string | null
  draft: Draft
  /** Puts a picture into the text. */
  onPlace: (html: string) => void
}

/** What goes with a text, each fetched once it is unfolded. */
export function ContentTools({ kind, id, draft, onPlace }: ContentToolsProps) {
  return (
    <>
      <Folded title="Images">
        <ContentPictures onPlace={onPlace} />
      </Folded>
      <Folded title="Carte de partage">
        <ShareCard kind={kind} draft={draft} />
      </Folded>
      <Folded title="Lien d’aperçu">
        {id === null ? <p>Enregistrez d’abord le texte.</p> : <PreviewLink kind={kind} id={id} />}
      </Folded>
    </>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
