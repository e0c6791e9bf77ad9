import type { ReplyOf } from '~/contract/call'
import type { timelineCalls } from '~/contract/timeline'
import type { StageName } from '~/domain/dossier/timeline'

export type TimelineData = ReplyOf<(typeof timelineCalls)['readTimeline']>

export type ShownStage = TimelineData['stages'][number]

/** What a stage to come means; where it stands now is said at the head of the page. */
export const STAGES_AHEAD: Record<StageName, string> = {
  received: '',
  transmitted: '',
  examined: 'En 15 à 30 jours.',
  decided: 'La décision vous est notifiée par e-mail, et affichée ici.',
  making: 'Si la décision est favorable.',
  delivered: 'Sous 15 jours, une fois vos contenus au complet.',
}
