import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { DOCUMENT_CHECKS } from '~/domain/dossier/document-checks'
import { QUEUE_LABELS, type Queue } from '~/domain/dossier/queue'
import { AskDialog } from '~/web/ui/admin/ask-dialog'
import { useQueue } from '~/web/ui/admin/queue-data'
import {
  type DossierDetail,
  type OpenTransition,
  useChecks,
  useStatusChange,
} from '~/web/ui/dossier-sheet/dossier-data'
import { StatusDialog } from '~/web/ui/dossier-sheet/status-dialog'
import { CheckPane } from './check-pane'
import { KeysDialog } from './keys-dialog'
import { PiecePane } from './piece-pane'
import { QueuePane, type QueueRow } from './queue-pane'
import styles from './triage.module.css'
import { useKeys } from './use-keys'
import { usePiecesChecked } from './use-pieces-checked'

/** A dossier in three panes: the queue, the piece, what to check beside what to compare with; all by keyboard. */
export function Triage({ dossier, queue }: { dossier: DossierDetail; queue: Queue }) {
  const navigate = useNavigate()
  const { data, isPlaceholderData } = useQueue(queue)
  // As it was when one came: whoever is done stays in sight, so that « suivant » has one meaning.
  const now = isPlaceholderData ? undefined : data?.dossiers
  const [kept, setKept] = useState(now)
  if (!kept && now) setKept(now)
  const rows = asNow(kept ?? [], now)
  const at = rows.findIndex(({ id }) => id === dossier.id)
  const [shown, setShown] = useState(0)
  const [asked, setAsked] = useState<OpenTransition | null>(null)
  const [asking, setAsking] = useState<'unchecked' | 'keys' | null>(null)
  const { mutate: tick } = useChecks(dossier.id)
  const change = useStatusChange(dossier)
  const checked = usePiecesChecked(dossier)
  const pieces = dossier.documents
  const piece = pieces[Math.min(shown, pieces.length - 1)]
  const left = pieces.reduce((sum, one) => sum + uncheckedOf(one).length, 0)

  function go(step: number) {
    const next = rows[at + step]
    if (next) void navigate(`/admin-dashboard/dossiers/${next.id}?file=${queue}`, { replace: true })
    else toast(step > 0 ? 'C’était le dernier dossier de la file.' : 'C’est le premier dossier de la file.')
  }
  function tickPiece() {
    if (!piece) return
    for (const { id } of uncheckedOf(piece)) tick({ piece, check: id, ticked: true })
    if (shown < pieces.length - 1) setShown(shown + 1)
  }
  function finish() {
    setAsking(null)
    checked.mutate(undefined, { onSuccess: () => go(1) })
  }
  const decide = (to: OpenTransition['to']) => {
    const transition = dossier.transitions.find(one => one.to === to && !one.undoes)
    if (transition) setAsked(transition)
    else toast(`Ce dossier ne peut pas passer à «\u00a0${to}\u00a0» maintenant.`)
  }
  const verify = () => (left > 0 ? setAsking('unchecked') : finish())
  const undo = () => {
    if (!dossier.transitions.some(({ undoes }) => undoes)) return
    change.mutate(
      { status: 'Soumis' },
      { onSuccess: () => void toast.success('Décision annulée\u00a0: rien n’est parti.') },
    )
  }
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ' ': tickPiece,
    v: verify,
    a: () => decide('Accepté'),
    r: () => decide('Refusé'),
    i: () => decide('Incomplet'),
    z: undo,
    '?': () => setAsking('keys'),
    ...Object.fromEntries(pieces.slice(0, 9).map((_, n) => [String(n + 1), () => setShown(n)])),
  })
  return (
    <div className={styles.panes}>
      <QueuePane title={QUEUE_LABELS[queue]} queue={queue} rows={rows} current={dossier.id} />
      <PiecePane dossier={dossier} piece={piece} onShow={setShown} />
      <CheckPane
        dossier={dossier}
        piece={piece}
        left={left}
        busy={checked.isPending}
        onVerify={verify}
        onDecide={decide}
        onUndo={undo}
        onNext={() => go(1)}
        onKeys={() => setAsking('keys')}
      />
      {asked && <StatusDialog dossier={dossier} transition={asked} onClose={() => setAsked(null)} />}
      {asking === 'keys' && <KeysDialog onClose={() => setAsking(null)} />}
      {asking === 'unchecked' && (
        <AskDialog
          title="Tout n’est pas coché"
          action="Les pièces sont vérifiées"
          keep="Y revenir"
          busy={checked.isPending}
          error={checked.error}
          onDone={finish}
          onClose={() => setAsking(null)}
        >
          <p>
            Il reste {left} point{left > 1 ? 's' : ''} à vérifier sur ce dossier.
          </p>
        </AskDialog>
      )}
    </div>
  )
}

/** The rows in the order that one works in, as the queue holds them now. */
function asNow(kept: QueueRow[], now: QueueRow[] | undefined): QueueRow[] {
  if (!now) return kept
  return kept.map(row => now.find(({ id }) => id === row.id) ?? { ...row, done: true })
}

const uncheckedOf = ({ document_type, checked }: DossierDetail['documents'][number]) =>
  DOCUMENT_CHECKS[document_type].filter(({ id }) => !checked.includes(id))
