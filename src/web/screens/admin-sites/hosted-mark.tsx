import { Ban, CircleCheck, CircleX, Hammer, type LucideIcon, MessageSquareText } from 'lucide-react'
import { HOSTED_STATE_LABELS, type HostedState } from '~/domain/site/online/site-watch'
import { StateMark } from '~/web/ui/admin/status-mark'

const LOOKS: Record<HostedState, { icon: LucideIcon; colour: string }> = {
  making: { icon: Hammer, colour: 'var(--etat-nouveau)' },
  review: { icon: MessageSquareText, colour: 'var(--etat-soumis)' },
  online: { icon: CircleCheck, colour: 'var(--etat-accepte)' },
  suspended: { icon: Ban, colour: 'var(--etat-incomplet)' },
  ended: { icon: CircleX, colour: 'var(--etat-refuse)' },
}

/** Where a site stands, as an icon and a word. */
export const HostedMark = ({ state }: { state: HostedState }) => (
  <StateMark {...LOOKS[state]} words={HOSTED_STATE_LABELS[state]} />
)

export const hostedEdge = (state: HostedState): string => LOOKS[state].colour
