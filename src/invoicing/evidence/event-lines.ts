import { ACTOR_LABELS } from '~/domain/journal/actor'
import { eventLabel } from '~/domain/journal/event-labels'
import type { EvidenceEvent } from '~/domain/journal/evidence'
import { factLines } from '~/domain/journal/fact-lines'
import { INK, STYLE } from '../paper/inks'
import type { TextStyle } from '../paper/sheet'

export type Line = [text: string, style: TextStyle]

export function linesOf(event: EvidenceEvent): Line[] {
  // Which account it was is the agency's own affair; the digest of it stands in the chain.
  const personal = Object.entries(event.personal)
    .filter(([name]) => name !== 'account')
    .map(([, { value }]) => value ?? '(effacé)')
  return [
    [eventLabel(event), STYLE.strong],
    [[ACTOR_LABELS[event.actor].evidence, ...personal].join(' · '), STYLE.small],
    ...factLines(event.data).map((fact): Line => [fact, { ...STYLE.mono, color: INK.second }]),
    [`= ${event.hash}`, { ...STYLE.mono, color: INK.muted }],
  ]
}
