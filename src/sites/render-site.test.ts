import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import {
  bareFacts,
  fullFacts,
  renderOptions,
  service,
  siteAssets,
  wholeLayout,
} from '../../tests/support/sites/client-sites'
import { textOf } from '../../tests/support/sites/site-faults'
import type { SiteFacts } from '../domain/site/facts/facts'
import { SITE_THEMES, type SiteLayout } from '../domain/site/layout/layout'
import { THEME_LOOKS } from '../domain/site/layout/theme-looks'
import { sharePictureSvg } from './machine/share-picture'
import type { RenderOptions, SiteFile } from './render-options'
import { renderSelfContained, renderSite } from './render-site'
import { paletteOf, themeOf } from './themes/themes'

const DAY = '2026-12-15'

const draw = (facts: SiteFacts, layout: SiteLayout, options: Partial<RenderOptions> = {}) =>
  renderSite(facts, layout, DAY, { ...renderOptions, ...options }, siteAssets)

const pagesOf = (files: SiteFile[]) =>
  files.flatMap(({ path, body }) =>
    path.endsWith('.html') && typeof body === 'string' ? [{ path, html: body }] : [],
  )

const everySite = SITE_THEMES.flatMap(theme =>
  [fullFacts, bareFacts, hostile(fullFacts)].map(facts => ({
    theme,
    facts,
    layout: wholeLayout(theme, facts),
  })),
)

test('the same facts, layout, day and options give the same bytes', () => {
  for (const { facts, layout } of everySite) {
    const [one, other] = [draw(facts, layout), draw(structuredClone(facts), structuredClone(layout))]
    expect(one.map(({ path }) => path)).toEqual(other.map(({ path }) => path))
    expect(digestOf(one)).toBe(digestOf(other))
  }
})

test('what anybody typed is text: no element, attribute, script or address comes of it', () => {
  for (const theme of SITE_THEMES) {
    const facts = hostile(fullFacts)
    const layout = hostile(wholeLayout(theme, facts), [
      'theme',
      'palette',
      'path',
      'kind',
      'variant',
      'id',
      'origin',
    ])
    for (const { html } of pagesOf(draw(facts, layout))) {
      const [before = '', data = '', after = ''] = html
        .replace(/<script type="module" src="[^"<>]*"><\/script>/, '')
        .split(/<script type="application\/ld\+json">|<\/script>/)
      expect(data).not.toContain('<')
      // What stands within quotes is no markup: React escapes the quote.
      const tags = `${before}${after || data}`.replace(/="[^"]*"/g, '=').match(/<[^>]*>/g) ?? []
      expect(
        tags.filter(tag =>
          /^<(?:script(?! type= src=>)|img|iframe|object|embed)|\s(?:on\w+|style|srcdoc)=/i.test(tag),
        ),
      ).toEqual([])
      expect(html).not.toMatch(/(?:href|src|action)="\s*javascript:/i)
    }
  }
})

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes, which is valid; how long a firm's name is; and numbers of telephones, which hold together by style.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'tel-non-breaking': 'off',
      'no-raw-characters': 'off',
      // One asset of three letters more is no third party's.
      'require-sri': 'off',
    },
  })
  for (const { theme, facts, layout } of everySite) {
    for (const { path, html } of pagesOf(draw(facts, layout))) {
      const { results } = await validator.validateString(html)
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      expect(found, `${theme} ${path}`).toEqual([])
    }
  }
})

test('links lead to pages and files of the site, or to the calls that it answers', () => {
  for (const { theme, facts, layout } of everySite) {
    for (const basePath of ['', '/exemples/x']) {
      const files = draw(facts, layout, { basePath })
      const there = new Set(files.map(({ path }) => path))
      for (const { path, html } of pagesOf(files)) {
        for (const [, link = ''] of html.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)) {
          const inside = link.slice(basePath.length).replace(/^\//, '')
          const leads = [
            '_demande',
            '_assistant',
            inside && `${inside}`,
            `${inside && `${inside}/`}index.html`,
          ]
          expect(
            link.startsWith(basePath) &&
              (there.has(inside) || leads.slice(0, 2).includes(inside) || there.has(leads[3] ?? '')),
            `${theme} ${path} ${link}`,
          ).toBe(true)
        }
        for (const [, anchor = ''] of html.matchAll(/href="#([^"]*)"/g))
          expect(html).toContain(`id="${anchor}"`)
      }
    }
  }
})

test('the structured data of the first page says what the page says', () => {
  for (const theme of SITE_THEMES) {
    const html = pagesOf(draw(fullFacts, wholeLayout(theme, fullFacts)))[0]?.html ?? ''
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    const shown = textOf(html)
    const said = [
      data.name,
      data.email,
      data.address.streetAddress,
      data.address.postalCode,
      data.address.addressLocality,
    ]
    for (const words of [...said, ...data.areaServed]) expect(shown).toContain(words)
    expect(html).toContain(`tel:${data.telephone}`)
    for (const { opens } of data.openingHoursSpecification)
      expect(shown).toContain(`${Number(opens.slice(0, 2))} h`)
    expect(data.specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2027-01-02' }),
    ])
    expect(shown).toContain('Fermé du 24 décembre 2026 au 2 janvier 2027')
  }
})

/** What we say ourselves that begins with a capital or holds a number, whatever the facts. */
const OURS =
  `Aller Accueil Services Prix À Nous Une Un Votre Vos Quels Êtes Venez Comment Questions Horaires Jours Où Contact
Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche Tous Fermé Ouvert Jusqu Moyens Mentions Confidentialité Depuis Page Pages
Demander Demande Cette Pour Revenir Merci Éditeur Nom Entrepreneur Forme Capital Siège Adresse Téléphone E SIREN Immatriculation
TVA Directeur Assurance Médiateur Hébergeur Ce Le La Les L Ils Une Mesure Vous CNIL Sur Gratuit HT Quelques Qui Fermeture Envoyer Si
RCS RNE Ordre Des Ces Notre Devis Travaux Prix Ouvrages Voir Atelier Lieu Réserver Le Signaler Signalez Signalement Un Nous Que Atteinte
Menace Injure Contrefaçon Tromperie Diffamation Autre Je Vos Envoyer Réessayez`.split(/\s+/)
const OUR_NUMBERS = ['12', '24', '90']

test('no number and no name stands on a page that the facts do not hold', () => {
  for (const { theme, facts, layout } of everySite) {
    const known = JSON.stringify([facts, layout, renderOptions.host])
    const numbers = new Set([...(known.match(/\d+/g) ?? []).map(Number), ...OUR_NUMBERS.map(Number)])
    for (const { price_cents } of facts.services) {
      numbers.add(Math.floor((price_cents ?? 0) / 100))
      numbers.add((price_cents ?? 0) % 100)
    }
    // A telephone or a SIREN is shown in groups.
    const digits = known.replace(/\D/g, '')
    const names = new Set([...(known.match(/\p{Lu}\p{L}*/gu) ?? []), ...OURS])
    for (const { path, html } of pagesOf(draw(facts, layout))) {
      const shown = textOf(html)
      for (const number of shown.match(/\d+/g) ?? [])
        expect(
          numbers.has(Number(number)) || (number.length < 4 && digits.includes(number)),
          `${theme} ${path}: ${number}`,
        ).toBe(true)
      for (const name of shown.match(/(?<!\p{L})\p{Lu}\p{L}*/gu) ?? [])
        expect(
          names.has(name) || known.includes(name) || known.toLowerCase().includes(name.toLowerCase()),
          `${theme} ${path}: ${name}`,
        ).toBe(true)
    }
  }
})

test('a street leads to a map, and nothing of a map is on the page where there is none', () => {
  for (const theme of SITE_THEMES) {
    const homeOf = (facts: SiteFacts) => pagesOf(draw(facts, wholeLayout(theme, facts)))[0]?.html
    expect(homeOf(fullFacts), theme).toContain(
      'href="https://www.openstreetmap.org/search?query=4+rue+des+Clefs%2C+72000+Le+Mans" rel="noreferrer"',
    )
    expect(homeOf(bareFacts), theme).not.toContain('openstreetmap')
  }
})

test('a first view weighs 100 kB at most, and the one script 6 kB', () => {
  for (const { theme, layout, facts } of everySite) {
    const files = draw(facts, layout)
    const html = String(files.find(({ path }) => path === 'index.html')?.body)
    const asked = files.filter(({ path, type }) => html.includes(path) && !type.startsWith('text/html'))
    const bytes = [...asked, { body: html }].reduce(
      (sum, { body }) => sum + (typeof body === 'string' ? gzipSync(body).length : body.length),
      0,
    )
    expect(bytes, theme).toBeLessThanOrEqual(100_000)
    const scripts = files.filter(({ type }) => type.includes('javascript'))
    expect(scripts.map(({ body }) => body.length <= 6_000)).toEqual([true])
  }
})

test('an example says that it is one, has no structured data, and its requests go nowhere', () => {
  const [page] = pagesOf(
    draw(fullFacts, wholeLayout('simple', fullFacts), { purpose: 'example', basePath: '/exemples/x' }),
  )
  expect(page?.html).toContain('>Exemple<')
  expect(page?.html).toContain('name="robots" content="noindex"')
  expect(page?.html).not.toContain('ld+json')
  // Questions are answered there too; nothing else goes anywhere.
  const posts = [...(page?.html.matchAll(/action="([^"]*)" method="post"/g) ?? [])].map(([, to]) => to)
  expect(new Set(posts)).toEqual(new Set(['/exemples/x/_assistant#assistant-6']))
  expect(page?.html.match(/method="post"/g)).toHaveLength(posts.length)
})

test('a preview is found by nobody and keeps nothing; a published site names its own addresses', () => {
  const layout = wholeLayout('coiffeur', fullFacts)
  const preview = draw(fullFacts, layout, { purpose: 'preview', origin: null })
  for (const { html } of pagesOf(preview)) expect(html).toMatch(/noindex/)
  expect(preview.map(({ path }) => path)).not.toContain('sitemap.xml')
  const published = draw(fullFacts, layout)
  const sitemap = published.find(({ path }) => path === 'sitemap.xml')?.body
  expect(sitemap).toContain('<loc>https://atelier.example/services</loc>')
  expect(sitemap).not.toContain('merci')
  expect(pagesOf(published)[0]?.html).toContain('rel="canonical" href="https://atelier.example/"')
})

test('the self-contained page asks for no file', () => {
  for (const theme of SITE_THEMES) {
    const { html } = renderSelfContained(
      bareFacts,
      wholeLayout(theme, bareFacts),
      DAY,
      { ...renderOptions, purpose: 'preview', origin: null },
      siteAssets,
    )
    expect(html).not.toMatch(/(?:href|src|action)="(?!#|tel:|mailto:)/)
    expect(html).not.toMatch(/url\("?(?!"?data:)/)
  }
})

test('prices are said to hold the taxes, but for those that are marked otherwise', () => {
  const note = (facts: SiteFacts) =>
    pagesOf(draw(facts, wholeLayout('simple', facts))).flatMap(
      ({ html }) => /Prix toutes taxes comprises[^.<]*\./.exec(html)?.[0] ?? [],
    )
  expect(note(fullFacts)).toContain('Prix toutes taxes comprises, sauf ceux suivis de «\u00a0HT\u00a0».')
  const services = fullFacts.services.filter(({ vat }) => vat === 'incl')
  expect(new Set(note({ ...fullFacts, services }))).toEqual(new Set(['Prix toutes taxes comprises.']))
})

test('health trades are asked nothing but name, telephone and a time', () => {
  const facts = { ...fullFacts, trade: 'masseur-kinésithérapeute' }
  const html =
    pagesOf(draw(facts, wholeLayout('simple', facts))).find(({ path }) => path === 'demande/index.html')
      ?.html ?? ''
  expect([...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name).sort()).toEqual(
    // The last is the one that people do not see.
    ['name', 'telephone', 'text', 'website'],
  )
  expect(html).toContain('N’écrivez rien de votre santé')
  const home = pagesOf(draw(facts, wholeLayout('simple', facts)))[0]?.html ?? ''
  expect(home).toMatch(/et rien d’autre\. N’écrivez rien de votre santé\.<\/p>/)
})

test('a form without a script gets the number of an answer as a link, however its owner typed it', () => {
  const facts = { ...fullFacts, telephone: '+262 262 91 10 01' }
  const answer = {
    kind: 'contact' as const,
    text: 'Téléphone : 0262 91 10 01.',
    sources: [],
    facts: [],
    unanswered: [],
  }
  const exchange = { question: 'Votre numéro ?', before: '', answer }
  const [home] = pagesOf(draw(facts, wholeLayout('simple', facts), { exchange }))
  expect(home?.html).toMatch(/role="status">Téléphone : <a href="tel:\+262262911001"/)
})

test('a door is not drawn as a window', () => {
  const facts = {
    ...fullFacts,
    trade: 'menuisier',
    services: [service('Pose de porte'), service('Porte-fenêtre')],
  }
  const layout = wholeLayout('menuisier', facts)
  for (const { sections } of layout.pages)
    for (const one of sections) if (one.kind === 'services') one.variant = 'elevations'
  const [home] = pagesOf(draw(facts, layout))
  const drawings = [...(home?.html ?? '').matchAll(/<svg viewBox="0 0 240 170".*?<\/svg>/gs)].map(String)
  expect(drawings).toHaveLength(2)
  expect(new Set(drawings).size).toBe(2)
})

test('every palette that a theme promises is there, and its words can be read', () => {
  for (const name of SITE_THEMES) {
    const theme = themeOf(name)
    expect(Object.keys(theme.palettes).sort()).toEqual([...THEME_LOOKS[name].palettes].sort())
    for (const palette of THEME_LOOKS[name].palettes) {
      const { ground, ink, accent, 'on-accent': onAccent } = paletteOf(theme, palette)
      for (const [one, other] of [
        [ground, ink],
        [ground, accent],
        [accent, onAccent],
      ] as const)
        expect(contrast(one, other), `${name} ${palette} ${one} ${other}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('what shared links show holds the name, cut where it is endless, and no markup of anybody', () => {
  const layout = wholeLayout('coiffeur', fullFacts)
  expect(sharePictureSvg(fullFacts, layout)).toContain('Maison Perrier')
  const svg = sharePictureSvg({ ...hostile(fullFacts), name: `</text><script>${'x'.repeat(300)}` }, layout)
  expect(svg).not.toContain('<script')
  expect(svg.match(/<tspan/g)?.length).toBeLessThanOrEqual(4)
})

test('sixty services, a name of one endless word and a layout without a section are drawn all the same', () => {
  const facts = {
    ...fullFacts,
    name: 'x'.repeat(200),
    services: Array.from({ length: 60 }, (_, at) => service(`Service ${at}`, { price_cents: at * 1_250 })),
  }
  for (const theme of SITE_THEMES) {
    expect(pagesOf(draw(facts, wholeLayout(theme, facts)))[0]?.html).toContain('Service 59')
    expect(draw(facts, { theme, palette: 'inconnue', pages: [] }).length).toBeGreaterThan(5)
  }
})

/** The facts with markup in every text; what is read as a number, a day or a list of ours stays. */
function hostile<Value>(
  value: Value,
  keep = ['opens', 'closes', 'from', 'to', 'vat', 'public_holidays', 'registry', 'trade', 'legal_form'],
): Value {
  const spoil = (part: unknown, key: string): unknown => {
    if (typeof part === 'string')
      return keep.includes(key)
        ? part
        : `"><script>alert('${part}')</script><img src=x onerror=alert(1)> javascript:alert(1) ${part}`
    if (Array.isArray(part)) return part.map(one => spoil(one, key))
    if (part && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, spoil(one, name)]))
    return part
  }
  return spoil(value, '') as Value
}

const digestOf = (files: SiteFile[]) =>
  files.reduce((hash, { body }) => hash.update(body).update('\0'), createHash('sha256')).digest('hex')

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
