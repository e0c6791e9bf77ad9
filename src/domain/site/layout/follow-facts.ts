import type { SiteFacts } from '../facts/facts'
import { firstLayout } from './first-layout'
import type { SiteLayout, SitePage, SiteSection, SiteText } from './layout'

/**
 * The layout after a change of the facts: our own sentences say the new ones, what they make possible is added and what
 * they no longer fill goes. What the owner gave or the team wrote stays, and so does what was left out by hand.
 * @param lookToo whether another trade may bring its own theme: not once the site was shown
 */
export function followFacts(
  layout: SiteLayout,
  before: SiteFacts,
  after: SiteFacts,
  lookToo: boolean,
): SiteLayout {
  const [old, fresh] = [firstLayout(before), firstLayout(after)]
  // A theme that is not the trade's own was chosen by somebody.
  const otherLook = lookToo && layout.theme === old.theme && fresh.theme !== old.theme
  const [oldSections, freshSections] = [sectionsOf(old), sectionsOf(fresh)]
  const kept = layout.pages
    .filter(page => !(has(old, page) && !has(fresh, page)) || !page.sections.every(isOurs))
    .map(page => followedPage(page, old, fresh))
    .map(page => ({
      ...page,
      sections: page.sections
        .filter(section => freshSections.has(section.id) || !oldSections.has(section.id) || !isOurs(section))
        .map(section => {
          const [was, now] = [oldSections.get(section.id), freshSections.get(section.id)]
          const said = was && now ? followedSection(section, was, now) : section
          return otherLook ? { ...said, variant: now?.variant ?? null } : said
        }),
    }))
  const known = new Set([...sectionsOf(layout).keys(), ...oldSections.keys()])
  const filled = kept.map(page => ({
    ...page,
    sections: withNew(
      page.sections,
      fresh.pages.find(({ path }) => path === page.path)?.sections ?? [],
      ({ id }) => id,
      ({ id }) => !known.has(id),
    ),
  }))
  const pages = withNew(
    filled,
    fresh.pages,
    ({ path }) => path,
    page => !has(layout, page) && !has(old, page),
  )
  const { theme, palette } = otherLook ? fresh : layout
  return { ...layout, theme, palette, pages }
}

const has = ({ pages }: SiteLayout, { path }: SitePage) => pages.some(page => page.path === path)

const sectionsOf = ({ pages }: SiteLayout) =>
  new Map(pages.flatMap(({ sections }) => sections.map(section => [section.id, section])))

/** Nobody put a word, a photo or an order of his own into it. */
const isOurs = ({ title, texts, photos, questions, groups = [] }: SiteSection) =>
  title?.origin !== 'given' &&
  title?.origin !== 'written' &&
  texts.every(isTemplate) &&
  [photos, questions, groups].every(list => list.length === 0)

const isTemplate = ({ origin }: SiteText) => origin === 'template'

/** Titles and descriptions have no origin: those that our old ones are follow. */
function followedPage(page: SitePage, old: SiteLayout, fresh: SiteLayout): SitePage {
  const [was, now] = [old, fresh].map(({ pages }) => pages.find(({ path }) => path === page.path))
  if (!was || !now) return page
  return {
    ...page,
    title: page.title === was.title ? now.title : page.title,
    description: page.description === was.description ? now.description : page.description,
  }
}

function followedSection(section: SiteSection, was: SiteSection, now: SiteSection): SiteSection {
  const { title, texts } = section
  const untouched = texts.every(isTemplate) && texts.length === was.texts.length
  return {
    ...section,
    // One that is missing though we had written it was taken out by somebody.
    title: title === null ? (was.title ? null : now.title) : isTemplate(title) ? now.title : title,
    texts: untouched ? now.texts : texts.flatMap(text => followedText(text, was, now)),
  }
}

/** Among texts that somebody wrote, one of ours keeps its place, or goes with its fact. */
function followedText(text: SiteText, was: SiteSection, now: SiteSection): SiteText[] {
  const place = was.texts.findIndex(old => old.text === text.text)
  if (!isTemplate(text) || place < 0) return [text]
  const next = now.texts[place]
  return next ? [next] : []
}

/** What is new, each behind the one that it follows among the fresh ones. */
function withNew<Item>(
  kept: Item[],
  fresh: readonly Item[],
  nameOf: (item: Item) => string,
  isNew: (item: Item) => boolean,
): Item[] {
  const all = [...kept]
  fresh.forEach((item, at) => {
    if (!isNew(item)) return
    const before = fresh.slice(0, at).map(nameOf)
    const place = all.findLastIndex(one => before.includes(nameOf(one)))
    all.splice(place + 1, 0, item)
  })
  return all
}
