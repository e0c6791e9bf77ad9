import { keysOf } from '../closed-list'
/** The site's own stages, moved by the team in this order. */
export const SITE_STAGES = ['contents', 'making', 'review', 'online'] as const

export type SiteStage = (typeof SITE_STAGES)[number]

export const SITE_STAGE_LABELS: Record<SiteStage, string> = {
  contents: 'Contenus au complet',
  making: 'En création',
  review: 'À relire par vous',
  online: 'En ligne',
}

export type SiteDates = Record<`${SiteStage}_at`, Date | null>

/** Where the site can be moved to now: the next stage, and nothing else; null once it is online. */
export const nextSiteStage = (dates: SiteDates): SiteStage | null =>
  SITE_STAGES.find(stage => dates[`${stage}_at`] === null) ?? null

/** specification A9: delivered within 15 days, which are counted from complete contents. */
const DELIVERY_DAYS = 15

/** Until when the site is promised; null before the contents are complete. */
export function deliveryBefore({ contents_at }: Pick<SiteDates, 'contents_at'>): Date | null {
  return contents_at && new Date(contents_at.getTime() + DELIVERY_DAYS * 24 * 60 * 60_000)
}

/** The questions before the site is made, in their order; what is needed counts for « au complet ». */
export const KICK_OFF_QUESTIONS = {
  activity: {
    label: 'Votre activité, en quelques phrases',
    hint: 'Ce que vous faites, pour qui, et depuis quand.',
    needed: true,
    long: true,
  },
  services: {
    label: 'Vos services ou produits',
    hint: 'Un par ligne, avec un prix si vous voulez le montrer.',
    needed: true,
    long: true,
  },
  opening_hours: {
    label: 'Vos horaires',
    hint: 'Par exemple\u00a0: du mardi au samedi, 9 h – 18 h.',
    needed: true,
    long: false,
  },
  domain: {
    label: 'Le nom de domaine souhaité, ou que vous avez déjà',
    hint: 'Par exemple\u00a0: menuiserie-lefevre.fr.',
    needed: true,
    long: false,
  },
  texts: {
    label: 'Vos textes, si vous en avez',
    hint: 'Sinon nous les écrivons avec vous.',
    needed: false,
    long: true,
  },
  ai_contact: {
    label: 'Qui répond quand l’IA ne sait pas\u202f?',
    hint: 'Un nom, et un téléphone ou un e-mail.',
    needed: true,
    long: false,
  },
} as const satisfies Record<string, { label: string; hint: string; needed: boolean; long: boolean }>

export type KickOffQuestion = keyof typeof KICK_OFF_QUESTIONS

export const KICK_OFF_NAMES = keysOf(KICK_OFF_QUESTIONS)

export type KickOffAnswers = Partial<Record<KickOffQuestion, string>>

/** What is needed and was not answered yet. */
export const missingAnswers = (answers: KickOffAnswers): KickOffQuestion[] =>
  KICK_OFF_NAMES.filter(name => KICK_OFF_QUESTIONS[name].needed && !answers[name]?.trim())

/** How many photos, logos and papers a site's questionnaire takes. */
export const MOST_SITE_FILES = 30
