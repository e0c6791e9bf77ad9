import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { agencyWithPeople } from '../tests/support/agency-file'
import { findChromium } from '../tests/support/chromium'
import { lifeMoments } from '../tests/support/life-moments'
import { startProgram } from '../tests/support/program'

/**
 * `npm run sheets:dossier [folder] [states…]` after `npm run build`: a picture of every state of the owner's way at 360,
 * 768 and 1440 px, and one contact sheet a width, to be looked at: what is the one thing to do, what does it cost, who answers?
 */
const WIDTHS = [360, 768, 1440]
const TALLEST = 2_400
const [folder = 'build/dossier-sheets', ...wanted] = process.argv.slice(2)
const ANSWERS =
  'france=oui&code-postal=69002&effectif=9&chiffre-affaires=1999999&bilan=1999999&situation=oui&metier=artisanat&projet=vitrine'
/** What is there before there is a dossier. */
const OPEN_PAGES: Record<string, string> = {
  landing: '/',
  simulator: '/simulateur',
  result: `/simulateur?${ANSWERS}`,
  company: '/dossier',
}
mkdirSync(folder, { recursive: true })
// Somebody is named there: who answers is part of what is looked at.
const agency = agencyWithPeople()
const site = await startProgram({ AGENCY_FILE: agency.path })
let browser: Browser | undefined
try {
  const made = await addresses()
  const executablePath = findChromium()
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const shots = new Map<number, Buffer[]>(WIDTHS.map(width => [width, []]))
  for (const [name, path] of made) {
    for (const width of WIDTHS) {
      const picture = await photograph(browser, `${site.url}${path}`, width)
      await sharp(picture).toFile(join(folder, `${name}-${width}.png`))
      shots.get(width)?.push(await labelled(name, picture, width))
    }
    console.log(name)
  }
  for (const [width, pictures] of shots) await writeSheet(join(folder, `sheet-${width}.png`), pictures)
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
  const moments = Object.entries(await lifeMoments(site))
  const known = [...Object.keys(OPEN_PAGES), ...moments.map(([name]) => name)]
  const unknown = wanted.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no state ${unknown.join(', ')}; there are: ${known.join(', ')}`)
  for (const [name, make] of moments) if (isWanted(name)) found.push([name, `/dossier/${await make()}`])
  return found.filter(([name]) => isWanted(name))
}

async function photograph(from: Browser, address: string, width: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height: 780 }, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}

/** A third as large, cut where nobody looks, its name above. */
async function labelled(name: string, picture: Buffer, width: number): Promise<Buffer> {
  const shown = width === 360 ? 360 : 480
  const { data, info } = await sharp(picture).resize({ width: shown }).toBuffer({ resolveWithObject: true })
  const height = Math.min(TALLEST, info.height)
  const cut = await sharp(data).extract({ left: 0, top: 0, width: shown, height }).toBuffer()
  const title = Buffer.from(
    `<svg width="${shown}" height="32"><text x="8" y="23" font-family="sans-serif" font-size="20">${name}</text></svg>`,
  )
  return sharp({ create: { width: shown, height: height + 32, channels: 3, background: '#ffffff' } })
    .composite([
      { input: title, left: 0, top: 0 },
      { input: cut, left: 0, top: 32 },
    ])
    .png()
    .toBuffer()
}

/** In rows of nine. */
async function writeSheet(path: string, pictures: Buffer[]) {
  const sizes = await Promise.all(pictures.map(picture => sharp(picture).metadata()))
  const wide = Math.max(...sizes.map(({ width }) => width ?? 0)) + 16
  const tall = Math.max(...sizes.map(({ height }) => height ?? 0)) + 16
  const columns = Math.min(9, pictures.length)
  const rows = Math.ceil(pictures.length / columns)
  await sharp({ create: { width: wide * columns, height: tall * rows, channels: 3, background: '#888888' } })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: (at % columns) * wide,
        top: Math.floor(at / columns) * tall,
      })),
    )
    .png()
    .toFile(path)
}
