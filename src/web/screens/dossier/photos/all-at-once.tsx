import { Files } from 'lucide-react'
import { useState } from 'react'
import { assignPieces } from '~/domain/dossier/pieces/assign-pieces'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import slot from '../pieces/document-slot.module.css'
import { FileButton } from '../pieces/file-buttons'
import { useFocusKept } from '../use-focus-kept'
import { type Assigned, ChosenPieces, SIDES } from './chosen-pieces'
import { refusedAmong } from './file-refusals'
import styles from './photos.module.css'

interface AllAtOnceProps {
  /** The pieces that are still to come, in their order. */
  wanted: readonly DocumentKind[]
  onSend: (pieces: readonly Assigned[]) => void
}

/** Several pieces in one go: photos and PDFs, each with the piece that it is taken for, before any of them leaves. */
export default function AllAtOnce({ wanted, onSend }: AllAtOnceProps) {
  const [chosen, setChosen] = useState<readonly Assigned[]>([])
  const [refusal, setRefusal] = useState('')
  const focusKept = useFocusKept<HTMLElement>(chosen.length > 0 ? 'chosen' : 'empty')

  function choose(files: File[]) {
    const tooMany =
      files.length > wanted.length && `Choisissez ${wanted.length} fichiers au plus, un par pièce.`
    const problem = refusedAmong(files) ?? tooMany
    setRefusal(problem || '')
    if (problem) return
    const card = cardIn(files, wanted)
    if (card) return onSend(SIDES.map(kind => ({ file: card, kind })))
    const kinds = assignPieces(
      files.map(({ name }) => name),
      wanted,
    )
    setChosen(files.flatMap((file, at) => (kinds[at] ? [{ file, kind: kinds[at] }] : [])))
  }

  function send() {
    setChosen([])
    onSend(chosen)
  }

  if (chosen.length === 0)
    return (
      <section
        className={`stack-12 to-start ${styles.atOnce}`}
        aria-label="Plusieurs pièces à la fois"
        {...focusKept}
      >
        <FileButton
          id="all-at-once"
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          multiple
          describedBy="all-at-once-hint"
          icon={Files}
          onChoose={choose}
        >
          Choisir plusieurs pièces à la fois
        </FileButton>
        <p id="all-at-once-hint" className={slot.hint}>
          Photos et PDF ensemble, recto et verso compris&nbsp;: vous vérifiez où va chacun avant l’envoi.
        </p>
        {refusal && (
          <p role="alert" className={slot.failed}>
            {refusal}
          </p>
        )}
      </section>
    )
  return (
    <section
      className={`stack-12 to-start ${styles.atOnce}`}
      aria-label="Vos pièces, avant l’envoi"
      {...focusKept}
    >
      <ChosenPieces chosen={chosen} wanted={wanted} onChange={setChosen} onSend={send} />
    </section>
  )
}

/** One PDF of a card holds both its sides. @returns it, where it was chosen alone and both are still to come */
function cardIn(files: readonly File[], wanted: readonly DocumentKind[]): File | undefined {
  const [first, ...others] = files
  if (!first || others.length > 0 || !/\.pdf$/i.test(first.name)) return undefined
  return SIDES.every(side => wanted.includes(side)) ? first : undefined
}
