import { decide } from '../support/dossiers/decide'
import { granted } from '../support/dossiers/decisions'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

/** What an iPhone that stays with iOS 16 has not, nor what stays with Chrome 109 (0342). */
const NEWER = [
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'URL.parse',
  'URL.canParse',
  'Array.fromAsync',
  'Map.groupBy',
  'Math.sumPrecise',
  'Map.prototype.getOrInsertComputed',
  'WeakMap.prototype.getOrInsertComputed',
  'Set.prototype.union',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toHex',
  'Uint8Array.prototype.toBase64',
]

const WITHOUT = `for (const path of ${JSON.stringify(NEWER)}) {
  const names = path.split('.')
  const last = names.pop()
  const holder = names.reduce((held, name) => held?.[name], globalThis)
  if (holder) delete holder[last]
}`

test.use({ viewport: { width: 360, height: 780 }, locale: 'fr-FR' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(WITHOUT)
  // No script of ours runs in a worker before its own.
  await page.route(/pdf\.worker/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${WITHOUT}\n${await answer.text()}` })
  })
})

test('an older telephone draws the invoice to be signed', async ({ page, site }) => {
  const visitor = visitorOf(site.url)
  const id = await visitor.begin()
  await visitor.handInPieces(id)
  await page.goto(`/dossier/${id}`)
  await expect(drawnInvoice(page)).toBeVisible()
})

test('an older telephone reads what was decided, and answers what the site needs', async ({ page, site }) => {
  const id = await visitorOf(site.url).finish()
  await decide(site, id, granted(6_000))
  await page.goto(`/dossier/${id}`)
  await expect(page.getByText(/^Votre aide est accordée\s: dites-nous/)).toBeVisible()
  await expect(page.getByLabel('Votre métier')).toBeVisible()
})
