import type { ReplyOf } from '~/contract/call'
import type { timelineCalls } from '~/contract/dossier/timeline'
import type { StageName } from '~/domain/dossier/timeline'

export type TimelineData = ReplyOf<(typeof timelineCalls)['readTimeline']>

export type ShownStage = TimelineData['stages'][number]

/** What a stage to come means. */
const ahead = (byMail: boolean): Record<StageName, string> => ({
  received: '',
  transmitted: '',
  examined: 'En 15 à 30 jours.',
  decided: byMail
    ? 'La décision vous est notifiée par e-mail, et affichée ici.'
    : 'La décision s’affiche ici.',
  making: 'Si la décision est favorable.',
  delivered: 'Sous 15 jours, une fois vos contenus au complet.',
})

/** What a stage under way means, where nothing of it may be there to be shown; the others show it. */
const current = (byMail: boolean): Record<StageName, string> => ({
  received: '',
  transmitted: 'Chaque organisme s’affiche ici, avec la date, dès que votre dossier lui est transmis.',
  examined: `La réponse ${byMail ? 'vous parvient par e-mail, et ' : ''}s’affiche ici.`,
  decided: '',
  making: '',
  delivered: '',
})

/** @param byMail whether any e-mail leaves */
export const STAGE_WORDS: Record<
  ShownStage['state'],
  ((byMail: boolean) => Record<StageName, string>) | null
> = { done: null, current, ahead }
