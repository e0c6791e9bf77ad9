import { placedAt } from '../../placed'
import { firstLayout } from '../layout/first-layout'
import type { SiteLayout, SiteSection } from '../layout/layout'
import { SITE_PATHS } from '../site-paths'
import type { SiteFacts } from './facts'

/** The photos that a layout shows, the portrait first. */
export function photosShown({ pages }: SiteLayout): string[] {
  const of = (wanted: SiteSection['kind']) =>
    pages.flatMap(({ sections }) =>
      sections.filter(({ kind }) => kind === wanted).flatMap(({ photos }) => photos),
    )
  return [...new Set([...of('hero'), ...of('gallery')])]
}

/**
 * The layout after photos came or went, as `firstLayout` would place them: the first is the portrait, the others stand in a
 * gallery, which is begun where there is none and ends with its last photo. Nothing else moves.
 */
export function placePhotos(
  facts: SiteFacts,
  layout: SiteLayout,
  { added = [], gone = [] }: { added?: readonly string[]; gone?: readonly string[] },
): SiteLayout {
  const left = withSections(layout, sections =>
    sections
      .map(section => ({ ...section, photos: section.photos.filter(id => !gone.includes(id)) }))
      .filter((section, at) => !isEmptied(section, sections[at])),
  )
  const placed = added.reduce((so, id) => withPhoto(facts, so, id), left)
  const next = photosShown(placed)[0]
  const isPortraitGone = hero(layout)?.photos.some(id => gone.includes(id)) && !hero(placed)?.photos.length
  // The next photo takes its place.
  if (!isPortraitGone || !next) return placed
  return withPhoto(facts, placePhotos(facts, placed, { gone: [next] }), next)
}

const hero = ({ pages }: SiteLayout) =>
  pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'hero')

/** A gallery that lost its last photo, and in which nobody wrote. */
const isEmptied = ({ kind, photos, title, texts }: SiteSection, before: SiteSection | undefined) =>
  kind === 'gallery' &&
  photos.length === 0 &&
  before?.photos.length !== 0 &&
  [...(title ? [title] : []), ...texts].every(({ origin }) => origin === 'template')

function withPhoto(facts: SiteFacts, layout: SiteLayout, id: string): SiteLayout {
  const all = layout.pages.flatMap(({ sections }) => sections)
  const portrait = all.find(({ kind, photos }) => kind === 'hero' && photos.length === 0)
  const place = portrait ?? all.find(({ kind }) => kind === 'gallery')
  if (place)
    return withSections(layout, sections =>
      sections.map(section =>
        section === place ? { ...section, photos: [...section.photos, id] } : section,
      ),
    )
  const made = firstLayout(facts, facts.name, { photos: ['portrait', id] }).pages.find(
    ({ path }) => path === SITE_PATHS.home,
  )
  const at = made?.sections.findIndex(({ kind }) => kind === 'gallery') ?? -1
  const gallery = made?.sections[at]
  if (!gallery) return layout
  const before = made?.sections.slice(0, at).map(section => section.id) ?? []
  const free = { ...gallery, id: freeId(all.map(section => section.id)) }
  return withSections(layout, (sections, path) => {
    if (path !== SITE_PATHS.home) return sections
    const after = sections.findLastIndex(section => before.includes(section.id)) + 1
    return placedAt(sections, after, free)
  })
}

function freeId(taken: string[]): string {
  let id = 'gallery'
  for (let count = 2; taken.includes(id); count++) id = `gallery-${count}`
  return id
}

const withSections = (
  layout: SiteLayout,
  change: (sections: SiteSection[], path: string) => SiteSection[],
): SiteLayout => ({
  ...layout,
  pages: layout.pages.map(page => ({ ...page, sections: change(page.sections, page.path) })),
})
