import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from '@playwright/test'
import { axeFindings } from '../tests/support/browser/axe'
import { filledDesk } from '../tests/support/browser/desk-data'
import { type DeskScreen, deskFlaws, deskScreens, settledDesk } from '../tests/support/browser/desk-screens'
import { launchBrowser } from '../tests/support/browser/launch-browser'
import { shiftsOf, watchShifts } from '../tests/support/browser/layout-shifts'
import { administratorOf } from '../tests/support/dossiers/admin'
import { type Program, startProgram } from '../tests/support/program/program'
import { labelled, writeGrid } from './contact-sheet'

/**
 * `npm run sheets:desk [-- screens…]` after `npm run build`: every screen of the administration with 0 and 60 dossiers
 * (`--sizes 0,60,10000`), at four widths (`--widths`) and by day and by night (`--schemes`), as pictures and one contact
 * sheet a size, width and scheme in `--folder`; beside them what eyes miss: pages and parts that scroll sideways, words cut
 * off, targets under 24 px, layout shift over 0.05, and what axe finds. Anything found ends it with 1.
 */
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1024: 768, 1440: 900 }
const MOST_SHIFT = 0.05
const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '0,60' },
    widths: { type: 'string', default: Object.keys(HEIGHTS).join() },
    schemes: { type: 'string', default: 'light,dark' },
    folder: { type: 'string', default: 'build/desk-sheets' },
  },
})
const { folder } = asked
const widths = asked.widths.split(',').map(Number)
const schemes = (['light', 'dark'] as const).filter(scheme => asked.schemes.split(',').includes(scheme))
mkdirSync(folder, { recursive: true })
const browser = await launchBrowser()
let found = 0
try {
  for (const size of asked.sizes.split(',').map(Number)) {
    const site = await startProgram()
    try {
      await sheetsWith(browser, site, size)
    } finally {
      await site.remove()
    }
  }
} finally {
  await browser.close()
}
console.log(`${found} flaws; sheets in ${folder}`)
if (found > 0) process.exit(1)

async function sheetsWith(from: Browser, site: Program, size: number) {
  const ids = size === 0 ? null : await filledDesk(site, size)
  const { token } = await administratorOf(site.url)
  const all = deskScreens(ids)
  const unknown = wanted.filter(name => !all.some(screen => screen.name === name))
  if (ids && unknown.length > 0)
    throw new Error(`no screen ${unknown.join(', ')}; there are: ${all.map(({ name }) => name).join(', ')}`)
  const screens = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const scheme of schemes)
    for (const width of widths) {
      const context = await from.newContext({
        baseURL: site.url,
        viewport: { width, height: HEIGHTS[width] ?? 800 },
        colorScheme: scheme,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        reducedMotion: 'reduce',
        hasTouch: width < 1_000,
      })
      await context.addInitScript(value => {
        // What a page shows in a frame of its own, a letter for one, has no storage.
        if (window === window.top) localStorage.setItem('admin_token', value)
      }, token)
      // What the compiler puts around the functions that pages are given.
      await context.addInitScript({ content: 'globalThis.__name = one => one' })
      const pictures: Buffer[] = []
      const sheet = `${size}-${scheme}-${width}`
      for (const screen of screens) {
        const { picture, flaws } = await lookedAt(
          context,
          screen,
          join(folder, `${sheet}-${screen.name}.png`),
        )
        for (const flaw of flaws) console.log(`${sheet} ${screen.name}: ${flaw}`)
        found += flaws.length
        if (picture) pictures.push(await labelled(screen.name, picture, width < 600 ? width : 600))
      }
      await writeGrid(join(folder, `sheet-${sheet}.png`), pictures)
      await context.close()
    }
}

async function lookedAt(context: BrowserContext, { address, open }: DeskScreen, path: string) {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await watchShifts(page)
  try {
    await page.goto(address)
    await settledDesk(page)
    // A shift is told of a frame after it was painted.
    await page.waitForTimeout(400)
    const { sum, from } = await shiftsOf(page)
    await open?.(page)
    if (open) await page.waitForTimeout(400)
    const picture = await page.screenshot({ path, fullPage: true })
    const flaws = [
      ...errors,
      ...(sum > MOST_SHIFT ? [`layout shift of ${sum.toFixed(3)}: ${from.join('; ')}`] : []),
      ...(await deskFlaws(page)),
      ...(await axeFindings(page)),
    ]
    return { picture, flaws }
  } catch (error) {
    return { picture: null, flaws: [String(error).split('\n')[0] ?? ''] }
  } finally {
    await page.close()
  }
}
