import { expect, type Page, test } from '@playwright/test'
import { firstLayout } from '../../src/domain/site/first-layout'
import { renderSite } from '../../src/sites/render-site'
import { axeFindings } from '../support/axe'
import { fullFacts, renderOptions, siteAssets } from '../support/client-sites'
import { inventedFirms } from '../support/invented-firms'
import { MOST_OF_FIRST_VIEW } from '../support/site-faults'
import { addressesOf, brokenWords, overflow, SITE, serveTo } from '../support/site-in-browser'

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
      }
    }
    expect(seen.missing).toEqual([])
    expect(errors).toEqual([])
  })

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

/** The words of a firm's name that are broken in two on its first page. */
async function brokenNames(page: Page, name: string, trade: string, width: number): Promise<string[]> {
  const facts = { ...fullFacts, name, trade }
  await page.unrouteAll()
  await serveTo(page, renderSite(facts, firstLayout(facts), '2026-12-15', renderOptions, siteAssets))
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${SITE}/`)
  await page.evaluate(() => document.fonts.ready)
  return (await brokenWords(page)).filter(word => name.split(' ').includes(word))
}

test('no word of a name is broken in two, though the registry writes it in capitals', async ({ page }) => {
  for (const [name, trade] of IN_CAPITALS)
    for (const width of [360, 1440])
      expect(await brokenNames(page, name, trade, width), `${name} at ${width} px`).toEqual([])
})

test('nor in the frame of a preview, which is narrower than any telephone', async ({ page }) => {
  for (const [name, trade] of IN_CAPITALS.slice(0, 3))
    expect(await brokenNames(page, name, trade, 270), name).toEqual([])
})
