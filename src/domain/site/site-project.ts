import { DAY_MS } from '../milliseconds'

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
  return contents_at && new Date(contents_at.getTime() + DELIVERY_DAYS * DAY_MS)
}

/** The questions that were asked before a site had facts; their answers are the facts to confirm. */
export const KICK_OFF_LABELS = {
  activity: 'Votre activité, en quelques phrases',
  services: 'Vos services ou produits',
  opening_hours: 'Vos horaires',
  domain: 'Le nom de domaine souhaité, ou que vous avez déjà',
  texts: 'Vos textes, si vous en avez',
  ai_contact: 'Qui répond quand l’IA ne sait pas\u202f?',
} as const satisfies Record<string, string>

export type KickOffAnswers = Partial<Record<keyof typeof KICK_OFF_LABELS, string>>
