import { sameData } from '../../same-data'
import type { SiteLayout, SiteSection, SiteText } from '../layout/layout'
import { lookWords } from '../layout/look-labels'
import { pageLabel, SECTION_LABELS } from '../layout/section-labels'
import { type Change, changed } from './change'

interface Placed {
  section: SiteSection
  place: string
}

/** What is arranged or worded otherwise. */
export function layoutChanges(before: SiteLayout, after: SiteLayout): Change[] {
  const [was, is] = [placed(before), placed(after)]
  return [
    ...changed('Style', lookWords(before), lookWords(after)),
    ...pagesChanges(before, after),
    ...[...was].flatMap(([id, { place }]) => (is.has(id) ? [] : changed('Partie retirée', place, null))),
    ...[...is].flatMap(([id, now]) => {
      const old = was.get(id)
      if (old) return sectionChanges(old.section, now)
      const bare = { ...now.section, title: null, texts: [], questions: [] }
      return [...changed('Partie ajoutée', null, now.place), ...sectionChanges(bare, now)]
    }),
    ...orderChanges(before, after),
  ]
}

const placed = ({ pages }: SiteLayout) =>
  new Map<string, Placed>(
    pages.flatMap(page =>
      page.sections.map(section => [
        section.id,
        { section, place: `${pageLabel(page)}, ${SECTION_LABELS[section.kind]}` },
      ]),
    ),
  )

function pagesChanges(before: SiteLayout, after: SiteLayout): Change[] {
  const paths = ({ pages }: SiteLayout) => pages.map(({ path }) => path)
  const missing = (pages: SiteLayout, others: SiteLayout) =>
    pages.pages.filter(({ path }) => !paths(others).includes(path)).map(pageLabel)
  return [
    ...missing(before, after).flatMap(title => changed('Page retirée', title, null)),
    ...missing(after, before).flatMap(title => changed('Page ajoutée', null, title)),
  ]
}

function sectionChanges(was: SiteSection, { section: is, place }: Placed): Change[] {
  const arranged =
    was.variant !== is.variant || !sameData(was.groups ?? [], is.groups ?? [])
      ? [{ what: `${place}\u00a0: présentation`, before: null, after: 'arrangée autrement' }]
      : []
  return [
    ...changed(`${place}\u00a0: titre`, ...told([was.title], [is.title])),
    ...changed(`${place}\u00a0: texte`, ...told(was.texts, is.texts)),
    ...changed(
      `${place}\u00a0: questions`,
      ...told(
        was.questions.flatMap(({ question, answer }) => [question, answer]),
        is.questions.flatMap(({ question, answer }) => [question, answer]),
      ),
    ),
    ...photosChanges(was, is, place),
    ...arranged,
  ]
}

/** Words as they were and are; where all of them are ours, before and after, they only follow the facts. */
function told(
  was: readonly (SiteText | null)[],
  is: readonly (SiteText | null)[],
): [before: string | null, after: string | null] {
  const isOurs = (text: SiteText | null) => text === null || text.origin === 'template'
  if (was.every(isOurs) && is.every(isOurs)) return [null, null]
  const words = (texts: readonly (SiteText | null)[]) => texts.map(text => text?.text ?? '').join('\n')
  return [words(was), words(is)]
}

function photosChanges(was: SiteSection, is: SiteSection, place: string): Change[] {
  if (sameData(was.photos, is.photos)) return []
  const [before, after] = [was.photos.length, is.photos.length]
  if (before !== after) return changed(`${place}\u00a0: photos`, String(before), String(after))
  const same = sameData([...was.photos].sort(), [...is.photos].sort())
  return [
    { what: `${place}\u00a0: photos`, before: null, after: same ? 'dans un autre ordre' : 'd’autres photos' },
  ]
}

/** The order of the sections that were there and still are. */
function orderChanges(before: SiteLayout, after: SiteLayout): Change[] {
  return after.pages.flatMap(page => {
    const old = before.pages.find(({ path }) => path === page.path)?.sections ?? []
    const kept = (sections: SiteSection[], others: SiteSection[]) =>
      sections
        .filter(({ id }) => others.some(other => other.id === id))
        .map(({ kind }) => SECTION_LABELS[kind])
        .join(', ')
    return changed(`${pageLabel(page)}\u00a0: ordre`, kept(old, page.sections), kept(page.sections, old))
  })
}
