import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { firstLayout } from '../src/domain/site/layout/first-layout'
import type { SiteFile } from '../src/sites/render-options'
import { renderSite } from '../src/sites/render-site'
import { axeFindings } from '../tests/support/browser/axe'
import { launchBrowser } from '../tests/support/browser/launch-browser'
import { overflow } from '../tests/support/browser/overflow'
import { renderOptions, siteAssets } from '../tests/support/sites/client-sites'
import { type InventedFirm, inventedFirms } from '../tests/support/sites/invented-firms'
import { htmlFaults, MOST_OF_FIRST_VIEW, siteFaults } from '../tests/support/sites/site-faults'
import { addressesOf, SITE, serveTo } from '../tests/support/sites/site-in-browser'
import { awkwardFaults } from './awkward-faults'
import { writeSheet } from './contact-sheet'
import { lighthouseScores } from './lighthouse-scores'

/**
 * `npm run sheets [-- FOLDER]`: all that the check looks at of one firm a theme, of every one: words, links, structured data,
 * HTML, axe at 360 and 1440 px, no page wider than its window at 320 to 1440 px, the weight of the first view; firms with awkward facts in every arrangement of every theme. The homes become
 * contact sheets, one a theme at 390 and at 1440 px, to be looked at side by side. `--lighthouse`: the mobile scores of one a theme too.
 */
const DAY = '2026-12-15'
const SHEETS = [390, 1440]
const WIDTHS = [320, 360, 390, 768, 1440]
const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
const out = words[0] ?? 'build/sheets'
mkdirSync(out, { recursive: true })

const browser = await launchBrowser()
const firms = inventedFirms()
const shots = new Map<string, Buffer[]>()
const faults: string[] = []
const weights: number[] = []
let pages = 0
for (const firm of firms) {
  const files = renderSite(firm.facts, firstLayout(firm.facts), DAY, renderOptions, siteAssets)
  pages += addressesOf(files).length
  const found = [
    ...siteFaults(firm.facts, files),
    ...(await htmlFaults(files)),
    ...(await browserFaults(browser, firm, files)),
  ]
  for (const fault of found) console.error(`${firm.facts.name}: ${fault}`)
  faults.push(...found)
}
faults.push(...(await awkwardFaults(browser, WIDTHS, DAY)))
for (const [name, pictures] of shots) await writeSheet(join(out, `${name}.png`), pictures)
console.log(
  `${firms.length} firms, ${pages} pages, ${faults.length} faults; first views of ${span(weights)} bytes; ${shots.size} sheets in ${out}`,
)
const low = process.argv.includes('--lighthouse') ? await lighthouse() : 0
await browser.close()
if (faults.length + low > 0) process.exit(1)

async function browserFaults(browser: Browser, { theme, facts }: InventedFirm, files: SiteFile[]) {
  const found: string[] = []
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const seen = await serveTo(page, files)
  page.on('pageerror', ({ message }) => found.push(message))
  await page.goto(`${SITE}/`)
  await page.evaluate(() => document.fonts.ready)
  weights.push(seen.bytes)
  if (seen.bytes > MOST_OF_FIRST_VIEW) found.push(`${seen.bytes} bytes for the first view`)
  for (const width of SHEETS) {
    await page.setViewportSize({ width, height: 900 })
    const name = `${theme}-${width}`
    shots.set(name, [...(shots.get(name) ?? []), await page.screenshot({ fullPage: true })])
  }
  for (const address of addressesOf(files)) {
    await page.goto(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const wider = await overflow(page)
      if (wider > 0) found.push(`${address} is ${wider} px wider than ${width} px`)
      if (width !== 360 && width !== 1440) continue
      for (const finding of await axeFindings(page)) found.push(`${address} at ${width} px: ${finding}`)
    }
  }
  await page.close()
  return [...found, ...seen.missing.map(address => `${address} is not there`)].map(
    fault => `${facts.name}: ${fault}`,
  )
}

/** @returns how many of one firm a theme are below 100 in anything */
async function lighthouse(): Promise<number> {
  let below = 0
  const first = firms.filter(({ theme }, at) => firms.findIndex(firm => firm.theme === theme) === at)
  for (const { theme, facts } of first) {
    const draw = (origin: string) =>
      renderSite(facts, firstLayout(facts), DAY, { ...renderOptions, origin }, siteAssets)
    const scores = await lighthouseScores(draw)
    console.log(`${theme}: ${scores.join(' ')}`)
    if (scores.some(score => score < 100)) below++
  }
  return below
}

function span(numbers: number[]) {
  return `${Math.min(...numbers)} to ${Math.max(...numbers)}`
}
