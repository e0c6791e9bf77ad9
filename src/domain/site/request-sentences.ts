import { fold } from '../text/slug'
import { HEALTH_TRADES } from './health-trades'

/** The title of a form, and what stands above it. */
export interface RequestSentences {
  titles: readonly string[]
  request: readonly string[]
}

/** Of health nothing is asked but a time. */
export const HEALTH_REQUEST: RequestSentences = {
  titles: ['Demander un rendez-vous', 'Prendre rendez-vous', 'Choisir un moment'],
  request: [
    'Dites-nous seulement quand vous seriez disponible. N’écrivez rien de votre santé.',
    'Vos jours, vos heures, un numéro\u00a0: rien de votre santé n’a sa place ici.',
    'Proposez un moment, nous vous rappelons. N’écrivez rien de votre santé.',
    'Pour un rendez-vous, un nom et un numéro suffisent. N’écrivez rien de votre santé.',
  ],
}

const BY_TRADE: readonly [RegExp, RequestSentences][] = [
  [HEALTH_TRADES, HEALTH_REQUEST],
  [
    /\b(boulang|patiss)/,
    {
      titles: ['Commander', 'Passer commande', 'Préparer une commande'],
      request: [
        'Ce qu’il vous faut, pour quel jour, et de quoi vous répondre.',
        'Dites-nous quoi, combien et pour quand\u202f; nous vous répondons.',
        'Une commande, une occasion, une question\u00a0: écrivez-nous.',
      ],
    },
  ],
]

/** What suits the form of a trade that its theme has no sentences for; null where general ones do. */
export const requestSentencesOf = (trade: string): RequestSentences | null =>
  BY_TRADE.find(([starts]) => starts.test(fold(trade)))?.[1] ?? null
