import { Check, CheckCheck, CircleHelp, Eye, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENT_CHECKS, type DocumentCheck, oldestUrssafDay } from '~/domain/dossier/pieces/document-checks'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { LINE_OF_VERDICT, lineStanding, type PieceStanding } from '~/domain/reading/standing'
import { formatShortDay, parisDay } from '~/domain/text/french'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminCheck } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import styles from './check-lines.module.css'
import { type Piece, useChecks } from './dossier-data'
import { VERIFIED_AT } from './reading-words'

export const STANDING_MARKS: Record<PieceStanding, { icon: typeof Check; words: string }> = {
  failed: { icon: TriangleAlert, words: 'Échec de la lecture' },
  doubtful: { icon: CircleHelp, words: 'La lecture ne tranche pas\u00a0: à voir vous-même' },
  open: { icon: CircleHelp, words: 'Seul son émetteur peut le dire\u00a0: à voir vous-même' },
  unread: { icon: Eye, words: 'À l’œil\u00a0: la lecture n’en dit rien' },
  passed: { icon: Check, words: 'La lecture concorde' },
  ticked: { icon: CheckCheck, words: 'Tout est coché' },
}

interface CheckLinesProps {
  dossierId: string
  piece: Piece
  /** The line that stopped who ticks by keyboard. */
  stoppedAt?: string | undefined
  /** Whether the piece's name stands above already. */
  named?: true
}

/** The check list of a piece, each line beside what the reading says of it; what it found wrong is asked twice. */
export function CheckLines({ dossierId, piece, stoppedAt, named }: CheckLinesProps) {
  const { mutate, isPending } = useChecks(dossierId)
  const [against, setAgainst] = useState<DocumentCheck | null>(null)
  const { document_type, reading, checked } = piece
  const standingOf = (line: DocumentCheck) => lineStanding(document_type, line, reading)
  function tick(line: DocumentCheck, ticked: boolean) {
    if (ticked && standingOf(line) === 'failed') setAgainst(line)
    else mutate({ piece, check: line.id, ticked })
  }
  const failures = (line: DocumentCheck) =>
    reading.verdicts.filter(
      ({ check, outcome }) => outcome === 'failed' && LINE_OF_VERDICT[document_type][check] === line.id,
    )
  return (
    <fieldset className={`stack-4 ${styles.list}`}>
      <legend className={named && 'visually-hidden'}>
        <span className="visually-hidden">À vérifier&nbsp;: </span>
        {DOCUMENT_LABELS[document_type]}
      </legend>
      {DOCUMENT_CHECKS[document_type].map(line => {
        const ticked = checked.includes(line.id)
        const { icon: Icon, words } = STANDING_MARKS[standingOf(line)]
        return (
          <div
            key={line.id}
            className={styles.line}
            data-standing={standingOf(line)}
            data-stopped={stoppedAt === line.id || undefined}
          >
            <AdminCheck checked={ticked} onTick={now => tick(line, now)}>
              <span>
                {line.words}
                {line.id === 'recent' && ` (depuis le ${oldestDay()})`}
                <span className="visually-hidden"> ({words})</span>
              </span>
            </AdminCheck>
            <Icon aria-hidden size={16} />
            {line.byHand && <SecurityCode piece={piece} />}
          </div>
        )
      })}
      {against && (
        <AskDialog
          title="La lecture dit le contraire"
          action="Cocher malgré tout"
          look="danger"
          keep="Y revenir"
          act={{ isPending, error: null }}
          onDone={() => {
            mutate({ piece, check: against.id, ticked: true, despite: true })
            setAgainst(null)
          }}
          onClose={() => setAgainst(null)}
        >
          <p>
            «&nbsp;{against.words}&nbsp;»&nbsp;:{' '}
            {failures(against)
              .map(({ sentence }) => sentence)
              .join(' ')}
          </p>
          <p>Le journal gardera que vous avez coché ce point malgré la lecture.</p>
        </AskDialog>
      )}
    </fieldset>
  )
}

/** What is to be typed at the issuer’s, as it was read; nothing here says that it holds. */
function SecurityCode({ piece: { reading } }: { piece: Piece }) {
  const [copied, setCopied] = useState(false)
  const code = reading.fields.security_code
  const place = VERIFIED_AT.urssaf
  return (
    <p className={`row-8 centred ${styles.code}`}>
      {code ? (
        <>
          <code>{code}</code>
          <AdminButton onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}>
            {copied ? 'Copié' : 'Copier'}
            <span className="visually-hidden"> le code de sécurité</span>
          </AdminButton>
        </>
      ) : (
        'Le code n’a pas été lu\u00a0: il est sur l’attestation.'
      )}
      {place && <NewTabLink href={place.address}>{place.name}</NewTabLink>}
    </p>
  )
}

const oldestDay = () => formatShortDay(new Date(`${oldestUrssafDay(parisDay(new Date()))}T12:00:00Z`))
