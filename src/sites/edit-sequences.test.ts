import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteFacts, Weekday } from '~/domain/site/facts/facts'
import { factsErrors } from '~/domain/site/facts/facts-errors'
import { withDay } from '~/domain/site/hours/day-hours'
import {
  bringBackSection,
  leaveOutSection,
  leftOutSections,
  moveSection,
} from '~/domain/site/layout/arrange-sections'
import { contentChanges } from '~/domain/site/layout/content-changes'
import { firstLayout } from '~/domain/site/layout/first-layout'
import { followFacts } from '~/domain/site/layout/follow-facts'
import { SITE_THEMES, type SiteLayout } from '~/domain/site/layout/layout'
import { layoutErrors } from '~/domain/site/layout/layout-errors'
import { THEME_LOOKS } from '~/domain/site/layout/theme-looks'
import { textPlace, titlePlace, writeTexts } from '~/domain/site/layout/write-texts'
import { fullFacts, renderOptions, service, siteAssets } from '../../tests/support/sites/client-sites'
import { renderSite } from './render-site'

interface Content {
  facts: SiteFacts
  layout: SiteLayout
}

/** What an owner does in his editor: the facts or the layout after it, and the part of the facts that it may touch. */
interface Edit {
  does: string
  part: keyof SiteFacts | null
  make: (content: Content) => Partial<Content>
}

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter(said => said.trim() !== '' && !/[\p{C}]/u.test(said))
const words = fc.oneof(
  text,
  fc.constantFrom('<b>Deuil</b>', 'L’été « à 2 € »', '</script>', 'Prix & saveurs'),
)
const hour = fc.integer({ min: 0, max: 10 }).map(n => `${String(n + 6).padStart(2, '0')}:30`)
const late = fc.integer({ min: 17, max: 23 }).map(n => `${n}:00`)
const day = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7)
const date = fc
  .integer({ min: 0, max: 700 })
  .map(n => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
const place = fc.nat()

const of = <Made>(
  part: keyof SiteFacts,
  does: string,
  made: fc.Arbitrary<Made>,
  set: (facts: SiteFacts, made: Made) => Partial<SiteFacts>,
) =>
  made.map<Edit>(value => ({
    does,
    part,
    make: ({ facts }) => ({ facts: { ...facts, ...set(facts, value) } }),
  }))

const pick = <One>(all: readonly One[], at: number): One | undefined => all[at % Math.max(all.length, 1)]

const arranged = (does: string, change: (content: Content, at: number, said: string) => SiteLayout) =>
  fc.tuple(place, words).map<Edit>(([at, said]) => ({
    does,
    part: null,
    make: content => ({ layout: change(content, at, said) }),
  }))

const sectionsOf = ({ pages }: SiteLayout) =>
  pages.flatMap(({ path, sections }) => sections.map((section, at) => ({ path, section, at })))

const edit: fc.Arbitrary<Edit> = fc.oneof(
  of('hours', 'a day', fc.tuple(day, hour, late), ({ hours }, [on, opens, closes]) => ({
    hours: withDay(hours, on, [{ opens, closes }]),
  })),
  of('hours', 'a day off', day, ({ hours }, on) => ({ hours: withDay(hours, on, []) })),
  of('closures', 'a closing', fc.tuple(date, date, words), ({ closures }, [one, two, reason]) => ({
    closures: [...closures, { from: one < two ? one : two, to: one < two ? two : one, reason }].slice(-30),
  })),
  of('closures', 'no closing', fc.constant(null), () => ({ closures: [] })),
  of(
    'services',
    'a price',
    fc.tuple(place, fc.integer({ min: 0, max: 100_000 })),
    ({ services }, [at, cents]) => ({
      services: services.map((one, index) =>
        index === at % services.length ? { ...one, price_cents: cents } : one,
      ),
    }),
  ),
  of('services', 'a service', words, ({ services }, name) => ({
    services: [...services, service(name)].slice(-60),
  })),
  of('services', 'one service less', place, ({ services }, at) => ({
    services: services.toSpliced(at % Math.max(1, services.length), 1),
  })),
  of('services', 'another order', fc.constant(null), ({ services }) => ({ services: services.toReversed() })),
  of('about', 'words of its own', words, (_, about) => ({ about })),
  of('name', 'another name', words, (_, name) => ({ name })),
  of('telephone', 'no telephone', fc.constant(null), () => ({ telephone: null })),
  of('area', 'towns', fc.array(words, { maxLength: 4 }), ({ area }, towns) => ({
    area: { ...area, towns: [...new Set(towns)] },
  })),
  of('public_holidays', 'holidays', fc.constantFrom('open', 'closed', null), (_, public_holidays) => ({
    public_holidays,
  })),
  arranged('a part up or down', ({ layout }, at) => {
    const one = pick(sectionsOf(layout), at)
    const over =
      one &&
      sectionsOf(layout).find(other => other.path === one.path && other.at === one.at + (at % 2 ? 1 : -1))
    return one && over ? moveSection(layout, one.path, one.section.id, over.section.id) : layout
  }),
  arranged('a part out', ({ layout }, at) => {
    const one = pick(sectionsOf(layout), at)
    return one ? leaveOutSection(layout, one.path, one.section.id) : layout
  }),
  arranged('a part back', ({ facts, layout }, at) => {
    const page = pick(layout.pages, at)
    const left = page && pick(leftOutSections(facts, layout, page.path), at)
    return page && left ? bringBackSection(facts, layout, page.path, left.id) : layout
  }),
  arranged('a title', ({ layout }, at, said) => {
    const one = pick(sectionsOf(layout), at)
    return one ? writeTexts(layout, { [titlePlace(one.section.id)]: said }, 'given') : layout
  }),
  arranged('a text', ({ layout }, at, said) => {
    const one = pick(sectionsOf(layout), at)
    return one ? writeTexts(layout, { [textPlace(one.section.id, 0)]: said }, 'given') : layout
  }),
)

/** Each file of the drawn site, with what its bytes come to. */
const draw = ({ facts, layout }: Content) =>
  renderSite(facts, layout, '2026-11-25', renderOptions, siteAssets).map(
    ({ path, type, body }) => `${path} ${type} ${createHash('sha256').update(body).digest('hex')}`,
  )

/** One edit as the server keeps it: what it refuses changes nothing. */
function kept(content: Content, { make }: Edit): Content {
  const next = make(content)
  if (next.facts) {
    if (factsErrors(next.facts).length > 0) return content
    return { facts: next.facts, layout: followFacts(content.layout, content.facts, next.facts, false) }
  }
  const layout = next.layout ?? content.layout
  return layoutErrors(layout, []).length > 0 ? content : { ...content, layout }
}

test('two hundred sequences of edits: every page is drawn, what comes back draws the same bytes, nothing else changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SITE_THEMES),
      fc.array(edit, { minLength: 1, maxLength: 8 }),
      (theme, edits) => {
        const [palette] = THEME_LOOKS[theme].palettes
        let content: Content = { facts: fullFacts, layout: { ...firstLayout(fullFacts), theme, palette } }
        const revisions = [JSON.stringify(content)]
        const drawn = [draw(content)]
        for (const one of edits) {
          const before = content
          content = kept(content, one)
          // Outside the edited part every fact is what it was; an edit of the layout touches none.
          for (const [part, value] of Object.entries(content.facts))
            if (part !== one.part)
              expect(value, `${one.does}: ${part}`).toEqual(Reflect.get(before.facts, part))
          expect([content.layout.theme, content.layout.palette]).toEqual([theme, palette])
          expect(layoutErrors(content.layout, [])).toEqual([])
          // What changed is told, unless it is an order that says the same or nothing at all.
          contentChanges(before, content)
          const revision = JSON.stringify(content)
          // An edit that was refused, or that says the same, leaves nothing to draw.
          if (revision === revisions.at(-1)) continue
          revisions.push(revision)
          drawn.push(draw(content))
        }
        // Undone one after the other, from what the database keeps of each.
        for (const [at, revision] of [...revisions.entries()].reverse())
          expect(draw(JSON.parse(revision))).toEqual(drawn[at])
      },
    ),
    { numRuns: 200 },
  )
})

test('a part that is moved is the one that was touched, also where another order came meanwhile', () => {
  const layout = firstLayout(fullFacts, fullFacts.name)
  const idsOf = ({ pages }: typeof layout) => pages[0]?.sections.map(({ id }) => id) ?? []
  const [hero = '', one = '', two = '', three = '', ...rest] = idsOf(layout)
  const theirs = moveSection(layout, '/', three, one)
  expect(idsOf(moveSection(theirs, '/', two, one))).toEqual([hero, three, two, one, ...rest])
  expect(moveSection(leaveOutSection(layout, '/', two), '/', two, one)).toEqual(
    leaveOutSection(layout, '/', two),
  )
})
