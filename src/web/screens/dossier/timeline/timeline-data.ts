import type { ReplyOf } from '~/contract/call'
import type { timelineCalls } from '~/contract/timeline'
import type { StageName } from '~/domain/dossier/timeline'

export type TimelineData = ReplyOf<(typeof timelineCalls)['readTimeline']>

export type ShownStage = TimelineData['stages'][number]

/** What a stage to come means. */
const AHEAD: Record<StageName, string> = {
  received: '',
  transmitted: '',
  examined: 'En 15 à 30 jours.',
  decided: 'La décision vous est notifiée par e-mail, et affichée ici.',
  making: 'Si la décision est favorable.',
  delivered: 'Sous 15 jours, une fois vos contenus au complet.',
}

/** What a stage under way means, where nothing of it may be there to be shown; the others show it. */
const CURRENT: Record<StageName, string> = {
  received: '',
  transmitted: 'Chaque organisme s’affiche ici, avec la date, dès que votre dossier lui est transmis.',
  examined: 'La réponse vous parvient par e-mail, et s’affiche ici.',
  decided: '',
  making: '',
  delivered: '',
}

export const STAGE_WORDS: Record<ShownStage['state'], Record<StageName, string> | null> = {
  done: null,
  current: CURRENT,
  ahead: AHEAD,
}
