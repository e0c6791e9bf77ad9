import { moved, placedAt } from '../../placed'
import type { SiteFacts } from '../facts/facts'
import { photosShown } from '../facts/placed-photos'
import { SITE_PATHS } from '../site-paths'
import { firstLayout } from './first-layout'
import type { SiteLayout, SiteSection } from './layout'

/** A page begins with what opens it, which no one takes out; of the rest one part at least stays. */
export const isMovable = ({ kind }: SiteSection) => kind !== 'hero'

const withSections = (
  layout: SiteLayout,
  path: string,
  change: (sections: SiteSection[]) => SiteSection[],
): SiteLayout => ({
  ...layout,
  pages: layout.pages.map(page => (page.path === path ? { ...page, sections: change(page.sections) } : page)),
})

/** A part of a page at the place of another one of it, wherever both stand by then; what opens the page stays where it is. */
export function moveSection(layout: SiteLayout, path: string, id: string, over: string): SiteLayout {
  return withSections(layout, path, sections => {
    const [from, to] = [id, over].map(name => sections.findIndex(one => one.id === name))
    if (from === undefined || to === undefined) return sections
    const [section, other] = [sections[from], sections[to]]
    if (!section || !other || !isMovable(section) || !isMovable(other)) return sections
    return moved(sections, from, to)
  })
}

/** The page without one of its parts. */
export const leaveOutSection = (layout: SiteLayout, path: string, id: string): SiteLayout =>
  withSections(layout, path, sections => {
    const section = sections.find(one => one.id === id)
    if (!section || !isMovable(section) || sections.length < 2) return sections
    return sections.filter(one => one !== section)
  })

/** Questions and their answers are nobody's facts: the first page has room for them where no page has any. */
const QUESTIONS: SiteSection = {
  ...{ id: 'questions', kind: 'questions', title: null, variant: null },
  ...{ texts: [], photos: [], questions: [] },
}

/** The parts that the facts would fill on a page and that somebody took out of it, and the one that its owner can write. */
export function leftOutSections(facts: SiteFacts, layout: SiteLayout, path: string): SiteSection[] {
  const known = layout.pages.flatMap(({ sections }) => sections.map(({ id }) => id))
  const full = firstLayout(facts, facts.name, { photos: photosShown(layout) })
  const page = full.pages.find(one => one.path === path)
  const left = page?.sections.filter(section => isMovable(section) && !known.includes(section.id)) ?? []
  const asks = layout.pages.some(({ sections }) => sections.some(({ kind }) => kind === 'questions'))
  return path === SITE_PATHS.home && !asks ? [...left, QUESTIONS] : left
}

/** A part that was taken out, again at its first place on the page. */
export function bringBackSection(facts: SiteFacts, layout: SiteLayout, path: string, id: string): SiteLayout {
  const section = leftOutSections(facts, layout, path).find(one => one.id === id)
  if (!section) return layout
  const ours = firstLayout(facts, facts.name, { photos: photosShown(layout) }).pages.find(
    page => page.path === path,
  )
  const before =
    ours?.sections
      .slice(
        0,
        ours.sections.findIndex(one => one.id === id),
      )
      .map(one => one.id) ?? []
  return withSections(layout, path, sections => {
    const after = sections.findLastIndex(one => before.includes(one.id)) + 1
    return placedAt(sections, after, section)
  })
}
