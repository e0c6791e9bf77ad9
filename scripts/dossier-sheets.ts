import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { agencyWithPeople } from '../tests/support/agency-file'
import { launchBrowser } from '../tests/support/browser/launch-browser'
import { ELIGIBLE } from '../tests/support/dossiers/eligibility-answers'
import { LIFE_MOMENTS, lifeMoments } from '../tests/support/dossiers/life-moments'
import { startProgram } from '../tests/support/program/program'
import { untilAnswered } from '../tests/support/program/until-answered'
import { labelled, writeGrid } from './contact-sheet'

/**
 * `npm run sheets:dossier [folder] [states…]` after `npm run build`: a picture of every state of the owner's way at 360,
 * 768 and 1440 px, and one contact sheet a width, to be looked at: what is the one thing to do, what does it cost, who answers?
 */
const WIDTHS = [360, 768, 1440]
const [folder = 'build/dossier-sheets', ...wanted] = process.argv.slice(2)
/** What is there before there is a dossier. */
const OPEN_PAGES: Record<string, string> = {
  landing: '/',
  simulator: '/simulateur',
  result: `/simulateur?${ELIGIBLE}`,
  company: '/dossier',
}
mkdirSync(folder, { recursive: true })
// Somebody is named there: who answers is part of what is looked at.
const agency = agencyWithPeople()
const site = await startProgram({ AGENCY_FILE: agency.path })
let browser: Browser | undefined
try {
  const made = await addresses()
  browser = await launchBrowser()
  const shots = new Map<number, Buffer[]>(WIDTHS.map(width => [width, []]))
  for (const [name, path] of made) {
    for (const width of WIDTHS) {
      const picture = await photograph(browser, `${site.url}${path}`, width)
      await sharp(picture).toFile(join(folder, `${name}-${width}.png`))
      shots.get(width)?.push(await labelled(name, picture, width === 360 ? 360 : 480))
    }
    console.log(name)
  }
  for (const [width, pictures] of shots) await writeGrid(join(folder, `sheet-${width}.png`), pictures)
  console.log(`${shots.size} sheets in ${folder}`)
} finally {
  await browser?.close()
  await site.remove()
  agency.remove()
}

/** Each state with the page that shows it. */
async function addresses(): Promise<[name: string, path: string][]> {
  const found: [string, string][] = Object.entries(OPEN_PAGES)
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
  const { make } = await lifeMoments(site)
  const known = [...Object.keys(OPEN_PAGES), ...LIFE_MOMENTS]
  const unknown = wanted.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no state ${unknown.join(', ')}; there are: ${known.join(', ')}`)
  for (const name of LIFE_MOMENTS) if (isWanted(name)) found.push([name, `/dossier/${await make(name)}`])
  return found.filter(([name]) => isWanted(name))
}

async function photograph(from: Browser, address: string, width: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height: 780 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(120_000)
  const answered = untilAnswered(page)
  await page.goto(address)
  await answered()
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  // What comes once one scrolls near.
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600)
    await page.evaluate(to => window.scrollTo(0, to), y)
  await answered()
  // A frame of another origin is drawn only where it is in sight.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) })
  await page.evaluate(() => window.scrollTo(0, 0))
  await answered()
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}
