import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { firstLayout } from '../src/domain/site/first-layout'
import { renderSelfContained } from '../src/sites/render-site'
import { findChromium } from '../tests/support/chromium'
import { renderOptions, siteAssets } from '../tests/support/client-sites'
import { inventedFirms } from '../tests/support/invented-firms'

/**
 * `npm run sheets`: the homes of the forty invented firms as contact sheets, one a theme at 390 and at 1440 px, to be looked
 * at side by side; and whether one of them is wider than its window at 320, 390, 768 or 1440 px.
 */
const WIDTHS = [320, 390, 768, 1440]
const SHEETS = [390, 1440]
const TALLEST = 2_600
const out = join(process.argv[2] ?? 'build/sheets')
mkdirSync(out, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'siteligible-sheets-'))

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const shots = new Map<string, Buffer[]>()
let broken = 0
for (const [at, { theme, facts }] of inventedFirms().entries()) {
  const options = { ...renderOptions, purpose: 'preview' as const, origin: null }
  const { html } = renderSelfContained(facts, firstLayout(facts), '2026-12-15', options, siteAssets)
  const file = join(folder, `${at}.html`)
  writeFileSync(file, html)
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(() => document.fonts.ready)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) {
      broken++
      console.error(`${facts.name}: ${wide} px wide in a window of ${width}`)
    }
    if (SHEETS.includes(width)) {
      const name = `${theme}-${width}`
      shots.set(name, [...(shots.get(name) ?? []), await page.screenshot({ fullPage: true })])
    }
    await page.close()
  }
}
await browser.close()
for (const [name, pictures] of shots) await writeSheet(join(out, `${name}.png`), pictures)
console.log(`${shots.size} sheets in ${out}, ${broken} pages wider than their window`)
if (broken > 0) process.exit(1)

/** Side by side, each as wide as on a telephone. */
async function writeSheet(path: string, pictures: Buffer[]) {
  const parts = await Promise.all(
    pictures.map(picture => sharp(picture).resize({ width: 390 }).toBuffer({ resolveWithObject: true })),
  )
  const cut = await Promise.all(
    parts.map(({ data, info }) =>
      sharp(data)
        .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, TALLEST) })
        .toBuffer(),
    ),
  )
  const height = Math.min(TALLEST, Math.max(...parts.map(({ info }) => info.height)))
  mkdirSync(dirname(path), { recursive: true })
  await sharp({ create: { width: 400 * parts.length, height, channels: 3, background: '#888888' } })
    .composite(cut.map((input, at) => ({ input, left: at * 400, top: 0 })))
    .png()
    .toFile(path)
}
