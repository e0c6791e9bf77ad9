import { ArrowLeftRight, Send, X } from 'lucide-react'
import { useMemo } from 'react'
import { type DocumentKind, kindsOf, PIECES } from '~/domain/dossier/pieces/document-kind'
import { Button } from '~/web/ui/actions/button'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { PhotoCard } from './photo-card'
import styles from './photos.module.css'
import { usePhotoPictures } from './use-photo-pictures'

/** A file with the piece that it is taken for. */
export interface Assigned {
  file: File
  kind: DocumentKind
}

interface ChosenPiecesProps {
  chosen: readonly Assigned[]
  /** The pieces that one may be said to be. */
  wanted: readonly DocumentKind[]
  onChange: (chosen: readonly Assigned[]) => void
  onSend: () => void
}

/** The two sides of a card, which one PDF may hold. */
export const SIDES = kindsOf('identity').filter(kind => kind !== 'passport')

/** What each chosen file is taken for, to be put right before any of them leaves. */
export function ChosenPieces({ chosen, wanted, onChange, onSend }: ChosenPiecesProps) {
  const pictureOf = usePhotoPictures(useMemo(() => chosen.map(({ file }) => file), [chosen]))
  const hasBothSides = SIDES.every(side => chosen.some(({ kind }) => kind === side))
  const onlySides = hasBothSides && chosen.length === SIDES.length

  /** Whatever was taken for that piece before is taken for the other: none goes twice. */
  const swap = (from: DocumentKind, to: DocumentKind) =>
    onChange(
      chosen.map(one =>
        one.kind === from ? { ...one, kind: to } : one.kind === to ? { ...one, kind: from } : one,
      ),
    )

  return (
    <>
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
        <Button size="small" icon={Send} onClick={onSend}>
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
        <Button size="small" look="quiet" icon={X} onClick={() => onChange([])}>
          Annuler<span className="visually-hidden">&nbsp;: plusieurs pièces</span>
        </Button>
      </div>
    </>
  )
}
