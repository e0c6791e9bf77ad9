import { useQuery } from '@tanstack/react-query'
import { Check, CircleHelp, ScanText, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { pairsOf } from '~/domain/closed-list'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { FIELD_WORDS, fieldText } from '~/domain/reading/field-words'
import type { Outcome } from '~/domain/reading/verdict'
import { adminApi } from '~/web/admin-api'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { FactList } from '~/web/ui/prose/fact-list'
import type { Piece } from './dossier-data'
import styles from './piece-reading.module.css'
import { ABOUT_2D_DOC, PAPER_WORDS, VERIFIED_AT } from './reading-words'

const ORDER: Outcome[] = ['failed', 'inconclusive', 'passed']
const MARKS: Record<Outcome, { icon: typeof Check; words: string }> = {
  failed: { icon: TriangleAlert, words: 'Échec' },
  inconclusive: { icon: CircleHelp, words: 'À vérifier' },
  passed: { icon: Check, words: 'Concordant' },
}

/**
 * What was read in a piece, beside its check list: what failed or stayed open first, the values, and on demand
 * the part of the picture where each was read. The person ticks; nothing here does.
 */
export function PieceReading({ dossierId, piece }: { dossierId: string; piece: Piece }) {
  const { document_type, reading } = piece
  const [shown, setShown] = useState(false)
  if (reading.state === 'off') return null
  if (reading.state === 'pending') return <p className="second-text">Lecture en cours…</p>
  if (reading.state === 'unreadable')
    return <p className="second-text">N’a pas pu être lue automatiquement.</p>
  return (
    <div className="stack-8">
      <p className="second-text">
        Lue comme&nbsp;: {reading.kind ? PAPER_WORDS[reading.kind] : 'illisible'}
        {reading.confirmed && ' · le client confirme que c’est le bon document'}
      </p>
      <ul className={`stack-4 bare-list ${styles.verdicts}`}>
        {ORDER.flatMap(outcome => reading.verdicts.filter(verdict => verdict.outcome === outcome)).map(
          ({ check, outcome, sentence }) => {
            const { icon: Icon, words } = MARKS[outcome]
            return (
              <li key={check} data-outcome={outcome}>
                <Icon aria-hidden size={16} />
                <span>
                  <b>{words}</b> {sentence}
                </span>
              </li>
            )
          },
        )}
      </ul>
      <Fields fields={reading.fields} />
      <div>
        <AdminButton icon={ScanText} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Masquer les extraits' : 'Voir où c’est écrit'}
          <span className="visually-hidden">&nbsp;: {DOCUMENT_LABELS[document_type]}</span>
        </AdminButton>
      </div>
      {shown && <Crops dossierId={dossierId} piece={piece} />}
    </div>
  )
}

const fieldWords = (name: string) => pairsOf(FIELD_WORDS).find(([known]) => known === name)?.[1] ?? name

/** What is for machines: its picture is shown, not its letters. */
const SHOWN_ONLY = ['mrz', 'code_2d']

function Fields({ fields }: { fields: Record<string, string> }) {
  const known = Object.entries(fields).filter(([name]) => name in FIELD_WORDS && !SHOWN_ONLY.includes(name))
  if (known.length === 0) return null
  return (
    <FactList
      facts={known.map(([name, value]) => [fieldWords(name), fieldText(name, value)])}
      className={`stack-4 ${styles.fields}`}
    />
  )
}

function Crops({
  dossierId,
  piece: { document_type, sha256, reading },
}: {
  dossierId: string
  piece: Piece
}) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'crops', dossierId, document_type, sha256],
    queryFn: ({ signal }) => adminApi.readCrops({ params: { id: dossierId, document_type }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError)
    return (
      <p role="alert" className="second-text">
        Les extraits n’ont pas pu être lus.{' '}
        <AdminButton onClick={() => void refetch()}>Réessayer</AdminButton>
      </p>
    )
  if (!data) return <p role="status">Chargement des extraits…</p>
  const crops = Object.entries(data.crops)
  if (crops.length === 0) return <p className="second-text">Aucun extrait n’est gardé pour cette pièce.</p>
  return (
    <div className={`stack-12 ${styles.crops}`}>
      {crops.map(([name, jpeg]) => (
        <figure key={name}>
          <img
            src={`data:image/jpeg;base64,${jpeg}`}
            alt={`Extrait de la pièce\u00a0: ${fieldWords(name)}`}
          />
          <figcaption>
            {fieldWords(name)}
            <WhereVerified name={name} kind={reading.kind} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** A code that only its issuer can judge. */
function WhereVerified({ name, kind }: { name: string; kind: Piece['reading']['kind'] }) {
  if (name !== 'security_code' && name !== 'code_2d') return null
  const issuer = kind ? VERIFIED_AT[kind] : undefined
  const place = issuer ?? ABOUT_2D_DOC
  return (
    <>
      {name === 'security_code'
        ? '\u00a0: à recopier sur '
        : issuer
          ? '\u00a0: non vérifié ici, à contrôler auprès de l’émetteur, sur '
          : '\u00a0: non vérifié ici, à lire avec une application de contrôle 2D-Doc, voir '}
      <NewTabLink href={place.address}>{place.name}</NewTabLink>
    </>
  )
}
