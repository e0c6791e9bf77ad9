import { expect, type Page, test } from '@playwright/test'
import { firstLayout } from '../../src/domain/site/layout/first-layout'
import { SITE_THEMES } from '../../src/domain/site/layout/layout'
import { THEME_LOOKS } from '../../src/domain/site/layout/theme-looks'
import { renderSite } from '../../src/sites/render-site'
import { axeFindings } from '../support/browser/axe'
import { overflow } from '../support/browser/overflow'
import { fullFacts, renderOptions, service, siteAssets, wholeLayout } from '../support/sites/client-sites'
import { inventedFirms } from '../support/sites/invented-firms'
import { MOST_OF_FIRST_VIEW } from '../support/sites/site-faults'
import { addressesOf, brokenWords, cutTexts, SITE, serveTo } from '../support/sites/site-in-browser'

/** One firm a theme; all forty by `npm run sheets`. */
const firms = inventedFirms().filter(({ theme }, at, all) => all.findIndex(one => one.theme === theme) === at)

for (const { theme, facts } of firms)
  test(`every page of ${facts.name} (${theme}) is free of faults on a telephone and at a desk`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    const files = renderSite(facts, firstLayout(facts), '2026-12-15', renderOptions, siteAssets)
    const seen = await serveTo(page, files)
    await page.goto(`${SITE}/`)
    await page.evaluate(() => document.fonts.ready)
    expect(seen.bytes).toBeLessThanOrEqual(MOST_OF_FIRST_VIEW)
    for (const address of addressesOf(files)) {
      await page.goto(address)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await axeFindings(page), `${address} at ${width} px`).toEqual([])
        expect(await overflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0)
        expect(await closeParagraphs(page), `${address} at ${width} px`).toEqual([])
        const cards = await page.locator('main > .assistant').all()
        for (const card of cards)
          expect((await card.boundingBox())?.x, `${address} at ${width} px`).toBeGreaterThan(0)
      }
    }
    expect(seen.missing).toEqual([])
    expect(errors).toEqual([])
  })

/** The paragraphs of a text of the law, and of other pages of ours, that nothing parts from the one before. */
const closeParagraphs = (page: Page): Promise<string[]> =>
  page.locator('.section.text > p + p').evaluateAll(all =>
    all
      .filter(one => {
        const before = one.previousElementSibling?.getBoundingClientRect().bottom ?? 0
        return one.getBoundingClientRect().top - before < 8
      })
      .map(one => one.textContent ?? ''),
  )

/** As the registry writes them. */
const IN_CAPITALS: readonly [name: string, trade: string][] = [
  ['BOULANGERIE TESSIER', 'boulanger'],
  ['RESTAURANT LE GRAND LARGE', 'restaurant'],
  ['FLEURISTERIE WAGNER', 'fleuriste'],
  ['EXPERTISE COMPTABLE MWAMBA', 'expert-comptable'],
  ['COMPTABILITE MARTIN', 'expert-comptable'],
  ['CARROSSERIE LAMBERT', 'garage'],
  ['MENUISERIE BRETONNE', 'menuisier'],
  ['COIFFURE SANDRINE', 'coiffeur'],
  ['PLOMBERIE WAMBERGUE', 'plombier'],
  ['ELECTRICITE MAMMOWSKI', 'électricien'],
]

/** Long words, hyphens and an apostrophe. */
const LONG: readonly [name: string, trade: string][] = [
  ['L’Atelier-de-Marie-Antoinette', 'menuisier'],
  ['Chaudronnerie Mammowski', 'fleuriste'],
  ['Salon Marie-Antoinette', 'coiffeur'],
  ['SALON DE COIFFURE WAMBERGUE', 'coiffeur'],
  ['Établissements Vandenbroucke-Delacroix', 'menuisier'],
  ['Restauration Gastronomique', 'restaurant'],
  ['KINESITHERAPIE DU MARCHE', 'kinésithérapeute'],
  ['ETABLISSEMENTS VANDENBROUCKE', 'électricien'],
]

/** The words of a firm's name that are broken in two on its first page, by width. */
async function brokenNames(page: Page, name: string, trade: string): Promise<Record<number, string[]>> {
  const facts = { ...fullFacts, name, trade }
  await page.unrouteAll()
  await serveTo(page, renderSite(facts, firstLayout(facts), '2026-12-15', renderOptions, siteAssets))
  await page.goto(`${SITE}/`)
  await page.evaluate(() => document.fonts.ready)
  const broken: Record<number, string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const words = (await brokenWords(page)).filter(word => name.split(/[ -]/).includes(word))
    if (words.length > 0) broken[width] = words
  }
  return broken
}

/** The first is the frame of a preview, where its owner first sees his site; it is narrower than any telephone. */
const WIDTHS = [270, 320, 360, 768, 1024, 1200, 1440]

test('no word of a name is broken in two, long, with hyphens or in the capitals of the registry', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const [name, trade] of [...IN_CAPITALS, ...LONG])
    expect(await brokenNames(page, name, trade), `${name}, ${trade}`).toEqual({})
})

test('nor is a word or a price of what is offered, on a telephone or in that frame', async ({ page }) => {
  test.setTimeout(240_000)
  for (const { theme, facts } of firms) {
    const offered = { ...facts, services: fullFacts.services }
    await page.unrouteAll()
    await serveTo(page, renderSite(offered, firstLayout(offered), '2026-12-15', renderOptions, siteAssets))
    await page.goto(`${SITE}/`)
    await page.evaluate(() => document.fonts.ready)
    const said = offered.services.flatMap(({ name }) => name.split(' '))
    for (const width of [270, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = (await brokenWords(page)).filter(word => said.includes(word) || word.includes('€'))
      expect(broken, `${theme} at ${width} px`).toEqual([])
    }
    // Letters half as large again on a telephone of 360 px; a caption that is only heard is clipped.
    if (!['menuisier', 'expert-comptable'].includes(theme)) continue
    await page.setViewportSize({ width: 240, height: 800 })
    const cut = (await cutTexts(page)).filter(text => text !== 'Jours et heures d’ouverture')
    expect(cut, theme).toEqual([])
  }
})

test('a service without a price is named in whole words beside what is said of it', async ({ page }) => {
  const detail = 'Toutes marques, sur rendez-vous, avec un rapport écrit que vous gardez.'
  const name = 'Diagnostic électronique complet'
  const facts = { ...fullFacts, services: [service(name, { detail }), ...fullFacts.services] }
  for (const theme of SITE_THEMES) {
    await page.unrouteAll()
    const files = renderSite(facts, wholeLayout(theme, facts), '2026-12-15', renderOptions, siteAssets)
    await serveTo(page, files)
    await page.goto(`${SITE}/`)
    await page.evaluate(() => document.fonts.ready)
    await page.setViewportSize({ width: 768, height: 800 })
    const broken = (await brokenWords(page)).filter(word => name.includes(word))
    expect(broken, theme).toEqual([])
  }
})

/** What of the first photo is not seen, and what it hides: its own edge cut off, or the firm's name beneath it. */
const photoFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const photo = document.querySelector('main img.photo')
    const name = document.querySelector('h1')
    if (!photo || !name) return ['there is none']
    const [box, words] = [photo.getBoundingClientRect(), name.getBoundingClientRect()]
    const faults: string[] = []
    for (let holder = photo.parentElement; holder; holder = holder.parentElement) {
      const { top, bottom } = holder.getBoundingClientRect()
      const cuts =
        getComputedStyle(holder).overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1)
      if (cuts) faults.push(`cut by ${holder.className}`)
    }
    const beside = box.left >= words.right - 1 || box.right <= words.left + 1
    if (!beside && box.top < words.bottom - 1 && box.bottom > words.top + 1) faults.push('over the name')
    return faults
  })

test('the photo of a firm is seen as it was cut, and hides nothing of its name', async ({ page }) => {
  test.setTimeout(240_000)
  const sizes = [{ file: 'photo.webp', width: 800, height: 600 }]
  const photo = { id: 'devanture', alt: 'La devanture', focus: { x: 0.5, y: 0.5 }, sizes }
  const photos = [photo]
  for (const theme of ['coiffeur', 'restaurant', 'simple'] as const)
    for (const name of ['Chez Lulu', 'L’Hair du Temps d’Éloïse']) {
      const facts = { ...fullFacts, name }
      const [home, ...others] = wholeLayout(theme, facts).pages
      const [hero, ...sections] = home?.sections ?? []
      if (!home || !hero) throw new Error('a layout without a hero')
      for (const variant of THEME_LOOKS[theme].variants.hero) {
        const shown = { ...home, sections: [{ ...hero, variant, photos: [photo.id] }, ...sections] }
        const layout = { ...wholeLayout(theme, facts), pages: [shown, ...others] }
        await page.unrouteAll()
        await serveTo(page, renderSite(facts, layout, '2026-12-15', { ...renderOptions, photos }, siteAssets))
        await page.goto(`${SITE}/`)
        await page.evaluate(() => document.fonts.ready)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await photoFaults(page), `${theme}, ${variant}, ${name} at ${width} px`).toEqual([])
        }
      }
    }
})

test('paper shows nothing to press, nor the frame that a theme draws around it', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ media: 'print' })
  for (const theme of SITE_THEMES) {
    await page.unrouteAll()
    const files = renderSite(
      fullFacts,
      wholeLayout(theme, fullFacts),
      '2026-12-15',
      renderOptions,
      siteAssets,
    )
    await serveTo(page, files)
    await page.goto(`${SITE}/`)
    const pressed = page.locator('nav, form, .request, .assistant, .asks, .button').filter({ visible: true })
    await expect(pressed, theme).toHaveCount(0)
    // « Demander un devis » leads nowhere there; the way past the navigation stands above the sheet.
    const ways = page.locator('main a:not([href^="tel:"], [href^="mailto:"])').filter({ visible: true })
    expect(await ways.allTextContents(), theme).toEqual([])
    const whole = page.locator('footer, li').filter({ visible: true })
    const breaks = await whole.evaluateAll(parts => parts.map(part => getComputedStyle(part).breakInside))
    expect(new Set(breaks), theme).toEqual(new Set(['avoid']))
  }
})
