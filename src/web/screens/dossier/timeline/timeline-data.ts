import type { ReplyOf } from '~/contract/call'
import type { timelineCalls } from '~/contract/timeline'
import type { StageName } from '~/domain/dossier/timeline'

export type TimelineData = ReplyOf<(typeof timelineCalls)['readTimeline']>

export type ShownStage = TimelineData['stages'][number]

/** What a stage means while it is under way or to come. */
export const STAGE_WORDS: Record<StageName, { current: string; ahead: string }> = {
  received: { current: '', ahead: '' },
  transmitted: {
    current: 'Votre dossier est complet\u00a0: sa transmission aux organismes se prépare.',
    ahead: '',
  },
  examined: {
    current: 'Les organismes examinent un dossier en 15 à 30 jours.',
    ahead: 'En 15 à 30 jours.',
  },
  decided: {
    current: '',
    ahead: 'La décision vous est notifiée par e-mail, et affichée ici.',
  },
  making: {
    current: 'Nous créons votre site.',
    ahead: 'Si la décision est favorable.',
  },
  delivered: { current: '', ahead: 'Sous 15 jours, une fois vos contenus au complet.' },
}
