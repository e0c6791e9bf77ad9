import type { StageName } from '../dossier/timeline'
import type { Situation } from './situation'

/** The one thing that its holder can do next. */
export const NEXT_ACTIONS = [
  'continue',
  'answer',
  'review',
  'answer-question',
  'accept-delivery',
  'open-space',
  'pay',
  'apply-again',
] as const

export type NextAction = (typeof NEXT_ACTIONS)[number]

/** What the button of an action says; a sum may follow. */
export const ACTION_LABELS: Record<NextAction, string> = {
  continue: 'Je continue',
  answer: 'Répondre au questionnaire',
  review: 'Relire mon site',
  'answer-question': 'Répondre à notre question',
  'accept-delivery': 'Voir la livraison',
  'open-space': 'Aller à l’espace de mon site',
  pay: 'Voir comment régler',
  'apply-again': 'Voir ce qui reste possible',
}

/** Whom a dossier waits for. */
type Turn = 'client' | 'team' | 'bodies' | 'nobody'

export interface SituationWords {
  /** Where it stands, in one sentence. */
  stands: string
  /** What follows, and what its holder has to do or not. */
  ahead: string
  /** The same where no e-mail leaves, and that one promises one. */
  here?: string
  turn: Turn
  action: NextAction | null
  /** The sheet that is open: what the action leads to, or what is under way. */
  sheet: StageName
}

/** The words of each situation, and of no other: no sentence stands twice (situation.test.ts). */
export const SITUATION_WORDS: Record<Situation, SituationWords> = {
  'with-team': {
    stands: 'Notre équipe relit votre dossier.',
    ahead: 'Rien à faire pour l’instant, rien à payer\u00a0: un e-mail vous dit la suite.',
    here: 'Rien à faire pour l’instant, rien à payer\u00a0: la suite s’affiche ici.',
    ...{ turn: 'team', action: null, sheet: 'received' },
  },
  'to-transmit': {
    stands: 'Votre dossier est complet\u00a0: sa transmission se prépare.',
    ahead: 'Rien à faire de votre côté, rien à payer\u00a0: chaque étape vous est annoncée par e-mail.',
    here: 'Rien à faire de votre côté, rien à payer\u00a0: chaque étape s’affiche ici.',
    ...{ turn: 'team', action: null, sheet: 'transmitted' },
  },
  examined: {
    stands: 'Votre dossier est à l’examen.',
    ahead: 'La réponse vient en 15 à 30 jours. Rien à faire d’ici là, rien à payer.',
    ...{ turn: 'bodies', action: null, sheet: 'examined' },
  },
  choosing: {
    stands: 'Votre aide est accordée, pour une partie de la facture\u00a0: à vous de choisir.',
    ahead: 'Votre site n’est pas commencé, et rien n’est à payer, avant votre choix.',
    ...{ turn: 'client', action: 'continue', sheet: 'decided' },
  },
  'choice-over': {
    stands: 'Le délai pour choisir est passé\u00a0: votre dossier va être clos, sans frais.',
    ahead: 'Un avoir annulera la facture\u202f; vous ne devez rien.',
    ...{ turn: 'team', action: null, sheet: 'decided' },
  },
  'to-answer': {
    stands: 'Votre aide est accordée\u00a0: dites-nous ce que votre site doit dire.',
    ahead:
      'Quelques minutes suffisent, en plusieurs fois si vous voulez. Les 15 jours de création commencent quand vos contenus sont au complet.',
    ...{ turn: 'client', action: 'answer', sheet: 'making' },
  },
  answered: {
    stands: 'Vos contenus sont au complet\u00a0: la création de votre site se prépare.',
    ahead: 'Rien à faire pour votre site\u00a0: vous le relirez avant sa mise en ligne.',
    ...{ turn: 'team', action: null, sheet: 'making' },
  },
  making: {
    stands: 'Nous créons votre site.',
    ahead: 'Rien à faire pour votre site en ce moment\u00a0: nous vous prévenons dès qu’il est à relire.',
    here: 'Rien à faire pour votre site en ce moment\u00a0: il s’affiche ici dès qu’il est à relire.',
    ...{ turn: 'team', action: null, sheet: 'making' },
  },
  'to-review': {
    stands: 'Votre site est à relire.',
    ahead: 'Dites-nous s’il vous convient, ou ce qu’il faut corriger.',
    ...{ turn: 'client', action: 'review', sheet: 'making' },
  },
  corrections: {
    stands: 'Nous corrigeons votre site.',
    ahead: 'Vos remarques sont bien reçues. Vous pouvez encore en ajouter, ou en retirer.',
    ...{ turn: 'team', action: null, sheet: 'making' },
  },
  'asked-on-site': {
    stands: 'Nous avons une question sur votre site.',
    ahead: 'Votre réponse nous suffit pour continuer. Elle se donne sous la remarque, en quelques mots.',
    ...{ turn: 'client', action: 'answer-question', sheet: 'making' },
  },
  approved: {
    stands: 'Vous avez approuvé votre site\u00a0: sa mise en ligne se prépare.',
    ahead: 'Son adresse vous parvient par e-mail, et ici.',
    here: 'Son adresse s’affichera ici.',
    ...{ turn: 'team', action: null, sheet: 'making' },
  },
  'to-accept': {
    stands: 'Votre site est en ligne\u00a0: il reste à accepter sa livraison.',
    ahead: 'Regardez-le à son adresse, puis acceptez. Le procès-verbal reste ici.',
    ...{ turn: 'client', action: 'accept-delivery', sheet: 'delivered' },
  },
  delivered: {
    stands: 'Votre site est livré.',
    ahead: 'La suite se passe dans l’espace de votre site. Son adresse et vos papiers restent ci-dessous.',
    ...{ turn: 'nobody', action: 'open-space', sheet: 'delivered' },
  },
  'off-line': {
    stands: 'Votre site n’est pas en ligne en ce moment.',
    ahead: 'L’espace de votre site dit pourquoi, et ce qui reste possible. Vos papiers restent ci-dessous.',
    ...{ turn: 'nobody', action: 'open-space', sheet: 'delivered' },
  },
  over: {
    stands: 'Il a été mis fin à votre site chez nous.',
    ahead:
      'Ce que nous en gardions est effacé, ou le sera sous trente jours. Vos papiers restent ci-dessous.',
    ...{ turn: 'nobody', action: null, sheet: 'delivered' },
  },
  refused: {
    stands: 'Votre aide n’a pas été accordée\u00a0: vous n’avez rien à payer.',
    ahead: 'Un avoir annule votre facture. La raison est ci-dessous.',
    ...{ turn: 'nobody', action: 'apply-again', sheet: 'decided' },
  },
  closed: {
    stands: 'Votre dossier est clos\u00a0: vous n’avez rien à payer.',
    ahead: 'La raison est ci-dessous, avec ce qui reste possible.',
    ...{ turn: 'nobody', action: 'apply-again', sheet: 'decided' },
  },
  renounced: {
    stands: 'Votre dossier est clos, à votre demande\u00a0: vous n’avez rien à payer.',
    ahead: 'Vous pouvez déposer un nouveau dossier quand vous voulez.',
    ...{ turn: 'nobody', action: 'apply-again', sheet: 'decided' },
  },
  lapsed: {
    stands: 'Votre dossier est clos sans frais, faute de réponse\u00a0: vous n’avez rien à payer.',
    ahead: 'Vous pouvez en déposer un autre si votre projet tient toujours.',
    ...{ turn: 'nobody', action: 'apply-again', sheet: 'decided' },
  },
}

/**
 * The one next action: what the situation asks, else to pay what is due.
 * @param due whether its holder has still to transfer something
 */
export function nextAction(situation: Situation, due: boolean): NextAction | null {
  const { action } = SITUATION_WORDS[situation]
  const asked = due && isPayable(situation)
  if (asked && action === 'open-space') return 'pay'
  return action ?? (asked ? 'pay' : null)
}

/** Whether something else comes first, and a sum is to be transferred all the same. */
export const owesBeside = (situation: Situation, due: boolean): boolean =>
  due && isPayable(situation) && nextAction(situation, due) !== 'pay'

/** A sum falls due with the making: before that, and after a refusal, the page says that nothing is to be paid. */
function isPayable(situation: Situation): boolean {
  const { sheet } = SITUATION_WORDS[situation]
  return sheet === 'making' || sheet === 'delivered'
}
