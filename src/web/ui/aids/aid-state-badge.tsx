import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import type { AidState } from '~/domain/aids/aid-state'
import { stateWords } from '~/domain/aids/aid-words'
import { Badge } from '../paper/badge'

export const AID_STATE_ICONS: Record<AidState, LucideIcon> = {
  open: CircleCheck,
  'to-check': CircleHelp,
  suspended: CircleHelp,
  closed: CircleX,
  ended: CircleX,
}
const tones = {
  open: 'vert',
  'to-check': 'jaune',
  suspended: 'jaune',
  closed: 'rose',
  ended: 'rose',
} as const

/** « Ouverte », « À revérifier », « Suspendue », « Fermée ». */
export function AidStateBadge({ state }: { state: AidState }) {
  const Icon = AID_STATE_ICONS[state]
  return (
    <Badge tone={tones[state]} icon={<Icon aria-hidden size={16} />}>
      {stateWords[state]}
    </Badge>
  )
}
