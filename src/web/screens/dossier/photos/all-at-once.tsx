import { ArrowLeftRight, Files, Send, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { assignPieces } from '~/domain/dossier/assign-pieces'
import { type DocumentKind, kindsOf, PIECES } from '~/domain/dossier/document-kind'
import { Button } from '~/web/ui/actions/button'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import slot from '../document-slot.module.css'
import { FileButton } from '../file-buttons'
import { useFocusKept } from '../use-focus-kept'
import { refusedAmong } from './file-refusals'
import { PhotoCard } from './photo-card'
import styles from './photos.module.css'
import { usePhotoPictures } from './use-photo-pictures'

interface Assigned {
  file: File
  kind: DocumentKind
}

interface AllAtOnceProps {
  /** The pieces that are still to come, in their order. */
  wanted: readonly DocumentKind[]
  onSend: (pieces: readonly Assigned[]) => void
}

/** Several pieces in one go: photos and PDFs, each with the piece that it is taken for, before any of them leaves. */
export default function AllAtOnce({ wanted, onSend }: AllAtOnceProps) {
  const [chosen, setChosen] = useState<readonly Assigned[]>([])
  const [refusal, setRefusal] = useState('')
  const pictureOf = usePhotoPictures(useMemo(() => chosen.map(({ file }) => file), [chosen]))
  const focusKept = useFocusKept<HTMLElement>(chosen.length > 0 ? 'chosen' : 'empty')
  const sides = kindsOf('identity').filter(kind => kind !== 'passport')
  const hasBothSides = sides.every(side => chosen.some(({ kind }) => kind === side))
  const onlySides = hasBothSides && chosen.length === sides.length

  function choose(files: File[]) {
    const [first] = files
    const tooMany =
      files.length > wanted.length && `Choisissez ${wanted.length} fichiers au plus, un par pièce.`
    const problem = refusedAmong(files) ?? tooMany
    setRefusal(problem || '')
    if (problem) return
    // One PDF of a card holds both its sides.
    if (
      first &&
      files.length === 1 &&
      /\.pdf$/i.test(first.name) &&
      sides.every(side => wanted.includes(side))
    )
      return onSend(sides.map(kind => ({ file: first, kind })))
    const kinds = assignPieces(
      files.map(({ name }) => name),
      wanted,
    )
    setChosen(files.flatMap((file, at) => (kinds[at] ? [{ file, kind: kinds[at] }] : [])))
  }

  /** Whatever was taken for that piece before is taken for the other: none goes twice. */
  const swap = (from: DocumentKind, to: DocumentKind) =>
    setChosen(all =>
      all.map(one =>
        one.kind === from ? { ...one, kind: to } : one.kind === to ? { ...one, kind: from } : one,
      ),
    )

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
      <ol className={`stack-12 bare-list ${styles.photos}`}>
        {chosen.map(({ file, kind }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file keeps its place, whatever it is taken for
          <PhotoCard key={at} title={onlySides ? PIECES[kind].short : file.name} picture={pictureOf(file)}>
            {!onlySides && (
              <SelectField
                label="C’est"
                name={`as-${kind}`}
                value={kind}
                onChange={event => {
                  const to = wanted.find(other => other === event.target.value)
                  if (to) swap(kind, to)
                }}
              >
                <Options of={wanted} words={other => PIECES[other].short} />
              </SelectField>
            )}
          </PhotoCard>
        ))}
      </ol>
      <div className="row-12 centred">
        <Button
          size="small"
          icon={Send}
          onClick={() => {
            setChosen([])
            onSend(chosen)
          }}
        >
          {onlySides
            ? 'Envoyer les deux faces'
            : `Envoyer ${chosen.length === 1 ? 'la pièce' : `les ${chosen.length} pièces`}`}
        </Button>
        {hasBothSides && (
          <Button
            size="small"
            look="second"
            icon={ArrowLeftRight}
            onClick={() => swap('identity_recto', 'identity_verso')}
          >
            Inverser{!onlySides && ' recto et verso'}
          </Button>
        )}
        <Button size="small" look="quiet" icon={X} onClick={() => setChosen([])}>
          Annuler<span className="visually-hidden"> : plusieurs pièces</span>
        </Button>
      </div>
    </section>
  )
}
