import type { Page } from '@playwright/test'
import { PHOTO_DOUBT_SENTENCES, PHOTO_DOUBTS } from '../src/domain/picture/photo-quality'
import { launchBrowser } from '../tests/support/browser/launch-browser'
import { visitorOf } from '../tests/support/dossiers/path'
import type { Figure, Options } from './support/figure'
import { median, percentile } from './support/numbers'
import { startSite } from './support/site'
import { telephonePhotos } from './support/telephone-photos'

/** Milliseconds for 12 Mpx on a processor four times as slow as this one. */
const MOST = 300
const SLOWED = 4
const ROUNDS = 5

/**
 * The look at a photo before it is sent, in a real browser on the built site. It runs in a worker,
 * which Chromium's slowing of a page is not known to reach: it is measured as it is and taken fourfold.
 */
export async function run(options: Options): Promise<Figure[]> {
  const photos = Object.entries(await telephonePhotos())
  const site = await startSite(options)
  const browser = await launchBrowser()
  try {
    const id = await visitorOf(site.url).begin()
    const page = await browser.newPage()
    await page.addInitScript(timeWorkers)
    await page.goto(`${site.url}/dossier/${id}`)
    await page.waitForFunction(isAlive, undefined, { timeout: 60_000 })
    const looks: number[] = []
    let wrong = 0
    for (let round = 0; round <= ROUNDS; round++)
      for (const [kind, photo] of photos) {
        const { ms, told } = await lookAt(page, kind, photo)
        if (told !== kind) {
          wrong++
          console.log(`  ${kind}: ${told}`)
        }
        // The first one of each fetches and compiles.
        if (round > 0) looks.push(ms * SLOWED)
      }
    return [
      {
        name: `look at a photo of 12 Mpx, × ${SLOWED}, median`,
        value: median(looks),
        unit: 'ms',
        limit: { most: MOST },
      },
      { name: 'the same, 95th percentile', value: percentile(looks, 0.95), unit: 'ms' },
      { name: 'photos of which something else was told', value: wrong, unit: '', limit: { most: 0 } },
    ]
  } finally {
    await browser.close()
    await site.remove()
  }
}

declare global {
  var looked: number[] | undefined
}

/** Runs in the page: notes how long each worker takes from its order to its answer. */
function timeWorkers() {
  const looked: number[] = []
  globalThis.looked = looked
  globalThis.Worker = class extends Worker {
    override postMessage(...order: [unknown]) {
      const start = performance.now()
      this.addEventListener('message', () => looked.push(performance.now() - start), { once: true })
      super.postMessage(...order)
    }
  }
}

/** Runs in the page: whether React runs the slot yet; a file that is chosen before would be lost. */
function isAlive(): boolean {
  const field = document.querySelector('#piece-kbis input[type=file]')
  return Object.keys(field ?? {}).some(key => key.startsWith('__react'))
}

/** A photo is chosen in the one slot: what was told of the one before is taken back. */
async function lookAt(page: Page, kind: string, buffer: Buffer): Promise<{ ms: number; told: string }> {
  const before = await page.evaluate(() => globalThis.looked?.length ?? 0)
  const slot = page.locator('#piece-kbis')
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer })
  await page.waitForFunction(count => (globalThis.looked?.length ?? 0) > count, before, { timeout: 30_000 })
  const ms = await page.evaluate(() => globalThis.looked?.at(-1) ?? 0)
  await page
    .locator('#piece-kbis:is([data-state=doubtful], [data-state=stored])', { hasText: `${kind}.jpg` })
    .waitFor({ timeout: 30_000 })
  const told: string[] = []
  for (const doubt of PHOTO_DOUBTS)
    if (await slot.getByText(PHOTO_DOUBT_SENTENCES[doubt]).isVisible()) told.push(doubt)
  return { ms, told: told.join(', ') || 'good' }
}
