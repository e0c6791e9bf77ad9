import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteLayout, SitePage, SiteSection } from '~/domain/site/layout/layout'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { frenchSpaces } from '~/domain/text/french-spaces'
import type { RenderOptions, SitePhoto } from './render-options'

/** All that a component may show. It invents nothing: what is not in here is not on the page. */
export interface SiteView {
  facts: SiteFacts
  layout: SiteLayout
  /** Today in the firm's own time, YYYY-MM-DD. */
  day: string
  options: RenderOptions
  /** The page that is drawn. */
  page: SitePage
  /** What the page is called above its first section, where it opens with no hero. */
  heading: string
  /** The address of a page of the site. */
  to: (path: string) => string
  /** The address of a file named by content. */
  file: (name: string) => string
}

/** Words as French sets them; a telephone number is not broken in two. */
export const say = (text: string): string =>
  frenchSpaces(text)
    .replace(/\b0\d(?: \d\d){4}\b/g, number => number.replaceAll(' ', '\u00a0'))
    .replace(/\b(\d{5}) (?=\p{Lu})/gu, '$1\u00a0')

/** A section's own title, spaced as French is; null where the theme's stands. */
export const titleOf = (section: SiteSection): string | null => section.title && say(section.title.text)

/** The texts of a section as they are shown, in its order. */
export const textsOf = (section: SiteSection): string[] => section.texts.map(({ text }) => say(text))

/** Forms of examples and previews send nothing, and say so. */
export const keepsNothing = ({ options }: SiteView) => options.purpose !== 'published'

/** What an address may end in after « # »: the section's id, without what HTML forbids. */
export const anchorOf = ({ id }: Pick<SiteSection, 'id'>) =>
  id.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'section'

/** The photos that a section names, in its order; one without words or files is left out. */
export const photosOf = ({ options }: SiteView, { photos }: SiteSection): SitePhoto[] =>
  photos.flatMap(
    id => options.photos.find(photo => photo.id === id && photo.alt.trim() && photo.sizes[0]) ?? [],
  )

/** Where one asks: the page of the request, its place on this page, or null where nothing is asked. */
export function requestAddress({ layout, page, to }: SiteView): string | null {
  const here = page.sections.find(({ kind }) => kind === 'request')
  if (here) return `#${anchorOf(here)}`
  const elsewhere = layout.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'request'))
  return elsewhere ? to(elsewhere.path) : null
}

/** What a page of the layout is called in the navigation and above itself. */
export const pageName = ({ path, title }: SitePage): string => NAVIGATION[path] ?? say(title)

const NAVIGATION: Record<string, string> = {
  [SITE_PATHS.home]: 'Accueil',
  [SITE_PATHS.services]: 'Services et prix',
  [SITE_PATHS.about]: 'À propos',
  [SITE_PATHS.request]: 'Nous écrire',
}

interface NavigationLink {
  to: string
  words: string
  current: boolean
}

/** What a theme calls pages, by path, and sections, by kind, where it has words of its own. */
export type NavigationWords = Partial<Record<string, string>>

/** The pages of the site, and the hours; of a site of one page, the sections that one looks for. */
export function navigation(
  { facts, layout, page: shown, to }: SiteView,
  words: NavigationWords = {},
): NavigationLink[] {
  const pages = layout.pages.map(page => ({
    to: to(page.path),
    words: words[page.path] ?? pageName(page),
    current: page.path === shown.path,
  }))
  const sections = layout.pages.flatMap(page =>
    page.sections.flatMap(section => {
      const { kind } = section
      const name = words[kind] ?? SECTION_WORDS[kind]
      const led = kind === 'hours' ? facts.hours.length > 0 : pages.length === 1
      const on = page.path === shown.path ? '' : to(page.path)
      return name && led ? { to: `${on}#${anchorOf(section)}`, words: name, current: false } : []
    }),
  )
  return pages.length > 1 ? [...pages, ...sections] : sections
}

const SECTION_WORDS: Partial<Record<SiteSection['kind'], string>> = {
  services: 'Services',
  prices: 'Prix',
  hours: 'Horaires',
  gallery: 'Images',
  about: 'À propos',
  request: 'Nous écrire',
}
