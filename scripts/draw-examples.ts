import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { EXAMPLE_TRADES } from '../src/domain/trade/example-trade'
import { launchBrowser } from '../tests/support/browser/launch-browser'

/**
 * Takes the pictures of the example sites that the landing page and /exemples show, from a server that runs:
 * `npx tsx scripts/draw-examples.ts http://127.0.0.1:3000`, after a change of an example. Committed.
 */
const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = 'src/web/ui/examples/pictures'
mkdirSync(folder, { recursive: true })

const browser = await launchBrowser()
for (const trade of EXAMPLE_TRADES) {
  const desktop = await picture({ width: 1200, height: 800 }, trade)
  const telephone = await picture({ width: 390, height: 780 }, trade)
  writeFileSync(`${folder}/${trade}.avif`, await packed(desktop, 900, 15_000))
  writeFileSync(`${folder}/${trade}-telephone.avif`, await packed(telephone, 312, 9_500))
}
await browser.close()

async function picture(viewport: { width: number; height: number }, trade: string) {
  const page: Page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(`${origin}/exemples/${trade}`, { waitUntil: 'networkidle' })
  // Without the ribbon that says what it is: the page around the picture says it.
  await page.evaluate(async () => {
    document.querySelector('aside')?.remove()
    await document.fonts.ready
  })
  const shot = await page.screenshot()
  await page.close()
  return shot
}

/** As fine as it may be within so many bytes: the two pictures of a trade weigh 25 kB at most. */
async function packed(shot: Buffer, width: number, most: number): Promise<Buffer> {
  for (let quality = 46; ; quality -= 4) {
    const options = { quality, effort: 4, chromaSubsampling: '4:4:4' }
    const picture = await sharp(shot).resize({ width }).avif(options).toBuffer()
    if (picture.length <= most || quality <= 22) return picture
  }
}
