import { useState } from 'react'
import { QUEUE_LABELS } from '~/domain/dossier/queue'
import { StatusDialog } from '~/web/ui/dossier-sheet/status-dialog'
import { CheckPane, stopWords } from './check-pane'
import { KeysDialog } from './keys-dialog'
import { PiecePane } from './piece-pane'
import { QueuePane } from './queue-pane'
import { ThumbBar } from './thumb-bar'
import styles from './triage.module.css'
import { useKeys } from './use-keys'
import { type TriageProps, useTriage } from './use-triage'

/** A dossier in three panes: the queue, the piece, what to check beside what to compare with; all by keyboard. */
export function Triage(props: TriageProps) {
  const { dossier, queue, rows, more, readOn } = props
  const { steps, step, stop, halted, left, open, busy, ...triage } = useTriage(props)
  const { show, go, tickSeen, tickStopped, verify, decide, undo, asked, dropAsked } = triage
  const [keysShown, setKeysShown] = useState(false)
  useKeys({
    j: () => void go(1),
    k: () => void go(-1),
    ' ': tickSeen,
    enter: () => tickStopped('open'),
    c: () => tickStopped('doubtful'),
    v: verify,
    a: () => decide('Accepté'),
    r: () => decide('Refusé'),
    i: () => decide('Incomplet'),
    z: undo,
    '?': () => setKeysShown(true),
    ...Object.fromEntries(steps.slice(0, 9).map((_, n) => [String(n + 1), () => show(n)])),
  })
  return (
    <div className={`stack-12 ${styles.panes}`}>
      <QueuePane title={QUEUE_LABELS[queue]} {...{ queue, rows, more, readOn }} current={dossier.id} />
      <PiecePane dossier={dossier} steps={steps} step={step} onShow={show} />
      <CheckPane
        dossier={dossier}
        step={step}
        stop={stop}
        halted={halted}
        left={left}
        busy={busy}
        onVerify={verify}
        onDecide={decide}
        onUndo={undo}
        onNext={() => void go(1)}
        onKeys={() => setKeysShown(true)}
      />
      <ThumbBar
        dossier={dossier}
        open={open}
        left={left}
        stop={stop ? stopWords(stop, 'La case se coche plus haut, une fois vue.') : ''}
        busy={busy}
        onSeen={tickSeen}
        onVerify={verify}
        onAsk={() => decide('Incomplet')}
        onNext={() => void go(1)}
      />
      {asked && <StatusDialog dossier={dossier} transition={asked} onClose={dropAsked} />}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  )
}
