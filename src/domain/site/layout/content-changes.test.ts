import { expect, test } from 'vitest'
import { fullFacts, service } from '../../../../tests/support/sites/client-sites'
import type { SiteFacts } from '../facts/facts'
import { contentChanges } from './content-changes'
import { firstLayout } from './first-layout'
import { followFacts } from './follow-facts'
import type { SiteLayout } from './layout'

const layout = firstLayout(fullFacts, 'Maison Perrier', { activity: null, photos: [] })
const before = { facts: fullFacts, layout }
const withFacts = (some: Partial<SiteFacts>) => ({ layout, facts: { ...fullFacts, ...some } })
const said = (after: { facts: SiteFacts; layout: SiteLayout }) =>
  contentChanges(before, after).map(({ what, before: was, after: is }) => `${what} | ${was} | ${is}`)
const plain = (lines: string[]) => lines.map(line => line.replace(/[\u00a0\u202f]/g, ' '))

test('the same content changes nothing', () => {
  expect(said(structuredClone(before))).toEqual([])
})

test('hours are told day by day, days with the same change together', () => {
  const hours = fullFacts.hours.map(row =>
    row.days.length === 1 ? row : { ...row, days: row.days.filter(day => day !== 2) },
  )
  expect(plain(said(withFacts({ hours })))).toEqual(['Horaires, mardi | 8 h – 12 h, 14 h – 18 h 30 | fermé'])
  expect(said(withFacts({ hours: [] }))).toHaveLength(3)
})

test('a price, a new service, a renamed one and a closing are told in words', () => {
  const [first, second, ...others] = fullFacts.services
  if (!first || !second) throw new Error('no services')
  expect(plain(said(withFacts({ services: [{ ...first, price_cents: 9_500 }, second, ...others] })))).toEqual(
    ['Prix : Ouverture de porte | dès 90 € | dès 95 €'],
  )
  expect(
    plain(said(withFacts({ services: [...fullFacts.services, service('Coffre', { price_cents: 1 })] }))),
  ).toEqual(['Service | null | Coffre 0,01 €'])
  expect(said(withFacts({ services: [{ ...first, name: 'Porte claquée' }, second, ...others] }))).toEqual([
    'Nom d’un service | Ouverture de porte | Porte claquée',
  ])
  expect(said(withFacts({ services: [second, first, ...others] }))[0]).toMatch(/^Ordre des services/)
  expect(plain(said(withFacts({ closures: [] })))).toEqual([
    'Fermeture | Fermé du 24 décembre 2026 au 2 janvier 2027 : congés | null',
  ])
})

test('our own sentences follow the facts without being told, what somebody wrote is', () => {
  const facts = { ...fullFacts, about: 'Trois générations.' }
  expect(said({ facts, layout: followFacts(layout, fullFacts, facts, true) })).toEqual([
    `À propos | ${fullFacts.about} | Trois générations.`,
  ])
  const written = structuredClone(layout)
  const hero = written.pages[0]?.sections[0]
  if (!hero) throw new Error('no hero')
  hero.title = { text: 'Une clef, une porte.', origin: 'written' }
  expect(plain(said({ facts: fullFacts, layout: written }))[0]).toMatch(
    /^Accueil, Haut de la page : titre \| .* \| Une clef, une porte\.$/,
  )
})

test('a section that went, another order and another palette are told', () => {
  const other = structuredClone(layout)
  const home = other.pages[0]
  if (!home) throw new Error('no home')
  const [gone] = home.sections.splice(1, 1)
  home.sections.reverse()
  const lines = plain(said({ facts: fullFacts, layout: { ...other, theme: 'simple', palette: 'foret' } }))
  expect(gone).toBeDefined()
  expect(lines.filter(line => line.startsWith('Style |'))).toEqual([
    expect.stringMatching(/^Style \| Plombier-chauffagiste, couleurs : \S+ \| Sobre, couleurs : forêt$/),
  ])
  expect(lines.filter(line => line.startsWith('Partie retirée | Accueil, '))).toHaveLength(1)
  expect(lines.filter(line => line.startsWith('Accueil : ordre |'))).toHaveLength(1)
})
