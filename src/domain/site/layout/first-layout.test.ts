import { expect, test } from 'vitest'
import { frenchSpaces } from '../../text/french-spaces'
import { emptyFacts } from '../facts/empty-facts'
import type { SiteFacts } from '../facts/facts'
import { firstLayout } from './first-layout'
import { layoutErrors } from './layout-errors'
import { siteTheme } from './site-theme'

const TRADES = [
  'Plombier',
  'Coiffeuse',
  'Menuiserie',
  'Expertise comptable',
  'Restaurant',
  'Garage',
  'Fleuriste',
  'Kinésithérapeute',
  'Dresseur de faucons',
  'Boulangerie',
  'Électricien',
]
const NAMES = ['Morel et fils', 'Atelier Odile', "Les Fleurs d'Ana", 'Hôtel Zoé', 'A2B']
const TOWNS = ['LE MANS', 'Les Ulis', 'La Rochelle', 'Hyères', null]

const firmOf = (name: string, trade: string, city: string | null): SiteFacts => ({
  ...emptyFacts(name, trade),
  address: { street: null, postal_code: null, city },
  hours: [{ days: [1, 2], opens: '09:00', closes: '12:00' }],
  by_appointment: true,
  services: [{ name: 'Coupe', detail: null, price_cents: 2200, price_from: false, unit: null, vat: 'incl' }],
  area: { towns: ['Lyon'], radius_km: null },
  about: 'Depuis toujours.',
})

const textsOf = (facts: SiteFacts) =>
  firstLayout(facts).pages.flatMap(({ title, description, sections }) => [
    title,
    description,
    ...sections.flatMap(section => [section.title?.text ?? '', ...section.texts.map(({ text }) => text)]),
  ])

const all = TRADES.flatMap(trade => NAMES.flatMap(name => TOWNS.map(city => firmOf(name, trade, city))))

test('no sentence holds a figure or a name that the facts do not hold', () => {
  for (const facts of all) {
    const held = [
      facts.name,
      facts.name.replaceAll("'", '’'),
      'Fleurs d’Ana',
      facts.trade,
      'Le Mans',
      'Mans',
      'Ulis',
      'La Rochelle',
      'Hyères',
    ]
    for (const text of textsOf(facts)) {
      const rest = held.reduce((left, word) => left.replaceAll(word, ''), text)
      expect(rest, text).not.toMatch(/\d|\{|undefined|null/)
      // Capitals stand at the beginning of sentences alone.
      expect(rest.replace(/(^|[.?!:–]\s*|\u00a0:\s)\p{Lu}/gu, ''), text).not.toMatch(/\p{Lu}/u)
    }
  }
})

test('French is right with every name and every town', () => {
  for (const facts of all)
    for (const text of textsOf(facts)) {
      expect(text, text).not.toMatch(/à Le |à Les |de Le |de Les | {2}|(?<!aujour)d’[Hh]| \.|\bde [AEIOUÉ]/)
      expect(frenchSpaces(text)).toBe(text.replaceAll("'", '’'))
    }
  expect(textsOf(firmOf('A', 'Coiffeuse', 'LE MANS')).join(' ')).toContain('au Mans')
  expect(textsOf(firmOf('Atelier Odile', 'Coiffeuse', 'Les Ulis')).join(' ')).toContain(
    'À propos d’Atelier Odile',
  )
})

test('five firms of one trade do not read the same', () => {
  for (const trade of TRADES) {
    const said = NAMES.map(name => {
      const [home] = firstLayout(firmOf(name, trade, 'Lyon')).pages
      return (
        home?.sections.map(({ title, texts }) => [title?.text, ...texts.map(({ text }) => text)].join('|')) ??
        []
      )
    })
    for (const [at, one] of said.entries())
      for (const other of said.slice(at + 1)) expect(one.join(), trade).not.toBe(other.join())
    expect(new Set(said.map(([hero]) => hero)).size, trade).toBeGreaterThanOrEqual(4)
  }
})

test('what the facts do not hold has no section and no page, and every layout can be kept', () => {
  const bare = firstLayout(emptyFacts('Morel'))
  expect(bare.theme).toBe('simple')
  expect(bare.pages.map(({ path }) => path)).toEqual(['/', '/demande'])
  expect(bare.pages[0]?.sections.map(({ kind }) => kind)).toEqual(['hero', 'assistant', 'contact'])
  for (const facts of [emptyFacts('Morel'), ...all]) expect(layoutErrors(firstLayout(facts), [])).toEqual([])
  expect(firstLayout(firmOf('Morel', 'Garage', 'Lyon'))).toEqual(
    firstLayout(firmOf('Morel', 'Garage', 'Lyon')),
  )
})

test('a sentence announces nothing that the site does not show', () => {
  for (const trade of TRADES)
    for (const name of [...NAMES, 'Chez Lulu', 'Durand', 'Zoé', 'Lenoir', 'Au coin', 'Rive'])
      for (const city of ['Lyon', null]) {
        const facts: SiteFacts = {
          ...emptyFacts(name, trade),
          address: { street: null, postal_code: null, city },
          telephone: '04 78 00 00 01',
        }
        const [home] = firstLayout(facts).pages
        const said = home?.sections.flatMap(({ title, texts }) => [
          title?.text ?? '',
          ...texts.map(({ text }) => text),
        ])
        expect(said?.join(' | '), name).not.toMatch(
          /L’adresse|Nous trouver|Venir au cabinet|nous trouver|(nos|les) (heures|horaires)|la carte|l’ardoise|(nos|les) (prestations|services|ouvrages|missions|consultations)|ce que nous (faisons|servons|proposons|prenons)/i,
        )
        expect(home?.sections[0]?.texts, `${trade}, ${name}`).toHaveLength(1)
      }
})

test('a health trade is told not to write of its health, others are not', () => {
  const asks = (trade: string) =>
    textsOf(firmOf('Morel', trade, 'Lyon'))
      .join(' ')
      .includes('de votre santé')
  expect([asks('Infirmière'), asks('Kinésithérapeute'), asks('Coiffeuse'), asks('Restaurant')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(siteTheme('Infirmière')).toBe('kinesitherapeute')
})

test('a layout that cannot be kept says where and why', () => {
  const layout = firstLayout(firmOf('Morel', 'Garage', 'Lyon'))
  const [home, ...others] = layout.pages
  if (!home) throw new Error('no home page')
  const [hero, ...rest] = home.sections
  if (!hero) throw new Error('no hero')
  const broken = {
    ...layout,
    palette: 'fluo',
    pages: [
      {
        ...home,
        path: '/Accueil',
        sections: [
          { ...hero, id: 'A b', photos: ['x'], texts: [{ text: '\u202ea', origin: 'given' as const }] },
          ...rest,
          ...rest,
        ],
      },
      ...others,
    ],
  }
  expect(layoutErrors(broken, []).map(({ field }) => field)).toEqual([
    'palette',
    'pages',
    'pages',
    'pages.0.path',
    'pages.0.sections.0.id',
    'pages.0.sections.0.texts.0',
    'pages.0.sections.0.photos.0',
  ])
})
