import { EXAMPLE_TRADES } from '../../trade/example-trade'

/** How a firm's facts are arranged on its site: data, never HTML. The shape is that of the wire. */
export interface SiteLayout {
  theme: SiteTheme
  /** One of the theme's palettes, by name. */
  palette: string
  pages: SitePage[]
}

/** The designs of /exemples by the trade that each was drawn for, and a plain one. */
export const SITE_THEMES = [...EXAMPLE_TRADES, 'simple'] as const

export type SiteTheme = (typeof SITE_THEMES)[number]

export interface SitePage {
  /** « / », « /services » …, lower case, without a slash at the end. */
  path: string
  title: string
  description: string
  sections: SiteSection[]
}

export const SECTION_KINDS = [
  'hero',
  'services',
  'prices',
  'hours',
  'area',
  'gallery',
  'about',
  'questions',
  'request',
  'assistant',
  'contact',
  'legal',
] as const

export type SectionKind = (typeof SECTION_KINDS)[number]

/** Who wrote a text: the owner, our sentences per trade (which hold facts only), or the team. */
export const TEXT_ORIGINS = ['given', 'template', 'written'] as const

export type TextOrigin = (typeof TEXT_ORIGINS)[number]

export interface SiteText {
  text: string
  origin: TextOrigin
}

/** A part of a page. What it shows of the facts follows from its kind; here stand its own words and its arrangement. */
export interface SiteSection {
  /** Unique in the site; comments and sources of answers name it. */
  id: string
  kind: SectionKind
  title: SiteText | null
  /** Paragraphs, without markup. */
  texts: SiteText[]
  /** One of the arrangements that the theme knows for this kind. */
  variant: string | null
  /** Photos shown here, by id, in their order. */
  photos: string[]
  /** Questions and answers (kind `questions` alone). */
  questions: { question: SiteText; answer: SiteText }[]
  /** Which services stand here (kinds `services` and `prices` alone); left out: those that the kind shows by itself. */
  groups?: ServiceGroup[]
}

/** Services under a heading of their own, by their names in the facts; a name that is gone from there is passed over. */
export interface ServiceGroup {
  title: SiteText | null
  services: string[]
}

/** What keeps a site from being complete, said to its owner and to the team. */
export interface SiteProblem {
  /** A field of the facts (« address.city ») or the id of a section. */
  place: string
  /** One French sentence. */
  sentence: string
  /** Whether the site cannot go to review while it stands. */
  needed: boolean
}
