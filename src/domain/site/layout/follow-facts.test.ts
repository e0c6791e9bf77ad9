import { expect, test } from 'vitest'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import type { SiteFacts } from '../facts/facts'
import { firstLayout } from './first-layout'
import { followFacts } from './follow-facts'
import type { SiteLayout, SiteSection } from './layout'

const before: SiteFacts = { ...fullFacts, about: null, since: null, qualifications: [] }
const follow = (layout: SiteLayout, after: SiteFacts, lookToo = true) =>
  followFacts(layout, before, after, lookToo)
const ours = firstLayout(before)
const changed = (layout: SiteLayout, id: string, change: Partial<SiteSection>): SiteLayout => ({
  ...layout,
  pages: layout.pages.map(page => ({
    ...page,
    sections: page.sections.map(section => (section.id === id ? { ...section, ...change } : section)),
  })),
})
const find = ({ pages }: SiteLayout, id: string) =>
  pages.flatMap(({ sections }) => sections).find(section => section.id === id)

test('a layout that nobody changed is that of the new facts, but for its look', () => {
  const after = { ...before, about: 'Deux générations.', address: { ...before.address, city: 'Lyon' } }
  expect(follow(ours, after)).toEqual(firstLayout(after))
})

test('the same facts change nothing', () => {
  expect(follow(ours, before)).toEqual(ours)
})

test('another trade brings its theme until the site was shown, and never over a chosen one', () => {
  const after = { ...before, trade: 'fleuriste' }
  expect(follow(ours, after)).toMatchObject({ theme: 'fleuriste', palette: firstLayout(after).palette })
  expect(follow(ours, after, false)).toMatchObject({ theme: ours.theme, palette: ours.palette })
  const chosen: SiteLayout = { ...ours, theme: 'garage', palette: 'ciel' }
  expect(follow(chosen, after)).toMatchObject({ theme: 'garage', palette: 'ciel' })
})

test('a new name keeps the palette that the firm had', () => {
  const after = { ...before, name: 'Perrier et filles' }
  expect(follow(ours, after)).toMatchObject({ palette: ours.palette, theme: ours.theme })
  expect(JSON.stringify(follow(ours, after))).not.toContain('Maison Perrier')
})

test('what somebody wrote stays among our sentences, in its place', () => {
  const own = { text: 'Venez quand vous voulez.', origin: 'written' as const }
  const hero = find(ours, 'hero')
  const written = changed(ours, 'hero', { texts: [own, ...(hero?.texts ?? [])] })
  const after = { ...before, address: { ...before.address, city: 'Lyon' } }
  const texts = find(follow(written, after), 'hero')?.texts
  expect(texts).toEqual([own, ...(find(firstLayout(after), 'hero')?.texts ?? [])])
})

test('a section that was taken out by hand stays out, one whose facts are gone goes, one that got facts comes', () => {
  const without: SiteLayout = {
    ...ours,
    pages: ours.pages.map(page => ({ ...page, sections: page.sections.filter(({ id }) => id !== 'hours') })),
  }
  expect(find(follow(without, { ...before, since: '1998' }), 'hours')).toBeUndefined()
  const noServices = { ...before, services: [] }
  expect(follow(ours, noServices).pages.map(({ path }) => path)).not.toContain('/services')
  expect(find(follow(ours, noServices), 'services')).toBeUndefined()
  const kept = changed(ours, 'services', { title: { text: 'Chez nous', origin: 'given' } })
  expect(find(follow(kept, noServices), 'services')).toBeDefined()
  const about = follow(ours, { ...before, about: 'Deux générations.' })
  expect(about.pages.map(({ path }) => path)).toEqual(
    firstLayout({ ...before, about: 'Deux générations.' }).pages.map(({ path }) => path),
  )
  expect(find(about, 'about')).toBeDefined()
})
