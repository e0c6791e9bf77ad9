import { useState } from 'react'
import { toast } from 'sonner'
import type { Standing } from '~/domain/reading/standing'
import {
  type DossierDetail,
  type OpenTransition,
  useChecks,
  useNewestDossier,
  useUndo,
} from '~/web/ui/dossier-sheet/dossier-data'
import { isPlain, nextStep, openLines, type Step, stepsOf, worstStep } from './steps'
import { usePiecesChecked } from './use-pieces-checked'

export interface TriageProps {
  dossier: DossierDetail
  /** Leads to the next dossier of the queue. */
  onNext: () => void
}

/** Where one stands in a dossier's check list, and what leads on: through its pieces, then to the next dossier. */
export function useTriage({ dossier, onNext }: TriageProps) {
  const [asked, setAsked] = useState<OpenTransition | null>(null)
  const { mutate: tick } = useChecks(dossier.id)
  const newest = useNewestDossier(dossier)
  const { undo: takeBack } = useUndo(dossier)
  const checked = usePiecesChecked(dossier)
  const steps = stepsOf(dossier.documents)
  const [shown, setShown] = useState(() => worstStep(steps))
  const [halted, setHalted] = useState(false)
  const rank = Math.min(shown, steps.length - 1)
  const step = steps[rank]
  const open = step ? openLines(step) : []
  const stepsNow = () => stepsOf(newest().documents)
  const stop = halted ? open.find(line => !isPlain(line)) : undefined
  const left = openIn(steps).length

  function show(rank: number) {
    setHalted(false)
    setShown(rank)
  }
  /** Ticks what the reading confirms, and stops where it does not. */
  function tickSeen() {
    const now = stepsNow()
    const lines = openIn(now.slice(rank, rank + 1))
    for (const { piece, line } of lines.filter(isPlain)) tick({ piece, check: line.id, ticked: true })
    if (lines.every(isPlain)) show(nextStep(now, rank))
    else setHalted(true)
  }
  /**
   * Ticks the line of the stop, where it stands so: what the reading found wrong is ticked by hand alone, and a line in doubt
   * has a key that no good dossier asks for, so that habit confirms nothing.
   */
  function tickStopped(standing: Standing) {
    if (stop?.standing !== standing) return
    const now = stepsNow()
    tick({ piece: stop.piece, check: stop.line.id, ticked: true })
    if (openIn(now.slice(rank, rank + 1)).length === 1) show(nextStep(now, rank))
  }
  function verify() {
    const now = stepsNow()
    if (openIn(now).length === 0) return checked.mutate(undefined, { onSuccess: onNext })
    if (openIn(now.slice(rank, rank + 1)).length === 0) setShown(nextStep(now, rank))
    setHalted(true)
  }
  const decide = (to: OpenTransition['to']) => {
    const transition = dossier.transitions.find(one => one.to === to && !one.undoes)
    if (transition) setAsked(transition)
    else toast(`Ce dossier ne peut pas passer à «\u00a0${to}\u00a0» maintenant.`)
  }
  const undo = () => {
    const back = dossier.transitions.find(({ undoes }) => undoes)
    if (back) takeBack(back.to)
  }
  return {
    ...{ steps, step, stop, halted, left, busy: checked.isPending },
    open: open.length,
    ...{ show, tickSeen, tickStopped, verify, decide, undo },
    /** The decision whose dialog is open. */
    asked,
    dropAsked: () => setAsked(null),
  }
}

const openIn = (steps: Step[]) => steps.flatMap(openLines)
