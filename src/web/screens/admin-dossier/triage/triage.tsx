import { useState } from 'react'
import { useKeys } from '~/web/ui/admin/use-keys'
import { StatusDialog } from '~/web/ui/dossier-sheet/status-dialog'
import { CheckPane, stopWords } from './check-pane'
import { KeysDialog } from './keys-dialog'
import { PiecePane } from './piece-pane'
import { ThumbBar } from './thumb-bar'
import { type TriageProps, useTriage } from './use-triage'

/** A dossier in two panes beside its queue: the piece, and what to check with what to compare it with; all by keyboard. */
export function Triage(props: TriageProps) {
  const { dossier, onNext } = props
  const { steps, step, stop, halted, left, open, busy, ...triage } = useTriage(props)
  const { show, tickSeen, tickStopped, verify, decide, undo, asked, dropAsked } = triage
  const [keysShown, setKeysShown] = useState(false)
  useKeys({
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
    <>
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
        onNext={onNext}
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
        onNext={onNext}
      />
      {asked && <StatusDialog dossier={dossier} transition={asked} onClose={dropAsked} />}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  )
}
