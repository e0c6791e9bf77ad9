import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { alive } from '../support/browser/alive'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

/** Twelve million points are drawn anew, perhaps four times. */
const SLOW = { timeout: 180_000 }

test('both sides of a card go in one go, several photos make one PDF, a large one is made smaller', async ({
  page,
  site,
}) => {
  const id = await visitorOf(site.url).begin()
  const administrator = await administratorOf(site.url)
  const given = async (kind: string) =>
    Buffer.from(
      await (await administrator.viewDocument({ params: { id, document_type: kind } })).arrayBuffer(),
    )
  await page.goto(`/dossier/${id}`)
  await expect(page.getByText('0 pièce sur 5')).toBeVisible()

  await choose(page, '#all-at-once', await photo('b.jpg', '#eee'), await photo('a.jpg', '#ddd'))
  await expect(page.getByRole('img', { name: /^Aperçu/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Inverser' }).click()
  await page.getByRole('button', { name: 'Envoyer les deux faces' }).click()
  await expect(page.getByText('2 pièces sur 5')).toBeVisible()
  await expect(page.locator('#piece-identity_recto')).toContainText('a.jpg')
  await expect(page.locator('#piece-identity_verso')).toContainText('b.jpg')
  await expect(page.getByRole('img', { name: 'Aperçu : Pièce d’identité, recto' })).toBeVisible()

  const urssaf = page.locator('#piece-urssaf')
  const wide = { width: 400, height: 300 }
  await choose(
    page,
    '#piece-urssaf input[type=file]',
    await photo('1.jpg', '#fff'),
    await photo('2.png', '#fff', wide),
    await photo('3.jpg', '#fff'),
  )
  await expect(urssaf.getByRole('img')).toHaveCount(3)
  // By keyboard: it stays with the page that it moves.
  const mover = (name: string) => urssaf.getByRole('button', { name, exact: true })
  await mover('Reculer la page 1').focus()
  await page.keyboard.press('Enter')
  await expect(mover('Reculer la page 2')).toBeFocused()
  await expect(urssaf.getByRole('status')).toHaveText('La page 1 est maintenant la page 2 sur 3.')
  await page.keyboard.press('Enter')
  await expect(mover('Avancer la page 3')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mover('Avancer la page 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mover('Reculer la page 1')).toBeFocused()
  await mover('Avancer la page 2').click()
  await urssaf.getByRole('button', { name: 'Retirer la page 3' }).click()
  await urssaf.getByRole('button', { name: /^Envoyer en un seul PDF/ }).click()
  await expect(urssaf).toContainText('urssaf-2-pages.pdf')
  await expect(urssaf.getByRole('img')).toBeVisible()
  expect(pageSizes(await given('urssaf'))).toEqual(['842 x 631.5', '631.5 x 842'])

  const large = await photo('grande.jpg', '#fff', { noise: true, width: 4_000, height: 3_000, turned: true })
  expect(large.buffer.length).toBeGreaterThan(10_485_760)
  const kbis = page.locator('#piece-kbis')
  await choose(page, '#piece-kbis input[type=file]', large)
  const anyway = kbis.getByRole('button', { name: /^L’envoyer quand même/ })
  await expect(anyway.or(kbis.getByText('grande.jpg ('))).toBeVisible(SLOW)
  if (await anyway.isVisible()) await anyway.click()
  await expect(kbis.getByText('grande.jpg (')).toBeVisible(SLOW)
  const smaller = await sharp(await given('kbis')).metadata()
  expect(smaller.size).toBeLessThanOrEqual(10_485_760)
  expect(smaller.width / smaller.height).toBe(0.75)
  await expect(page.getByText('4 pièces sur 5')).toBeVisible()
})

test('the registry is asked as soon as 14 digits stand, and a closed firm is said as an alert', async ({
  page,
}) => {
  await page.route('**/api/company-registry/*', route =>
    route.fulfill({ json: { outcome: 'closed', company_name: null, address: null, activity: null } }),
  )
  await page.goto('/dossier')
  await (await alive(page.locator('#siret'))).fill('732 829 320 00074')
  await expect(page.getByText('cet établissement est fermé')).toHaveCSS('color', 'rgb(122, 78, 0)')
})

async function choose(page: Page, field: string, ...files: Awaited<ReturnType<typeof photo>>[]) {
  await (await alive(page.locator(field).first())).setInputFiles(files)
}

async function photo(
  name: string,
  background: string,
  { width = 300, height = 400, noise = false, turned = false } = {},
) {
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background,
      ...(noise ? { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } : {}),
    },
  })
  const made = turned ? picture.withMetadata({ orientation: 6 }) : picture
  const buffer = await (name.endsWith('.png') ? made.png() : made.jpeg({ quality: 100 })).toBuffer()
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer }
}

/** « 842 x 631.5 » of each page. */
function pageSizes(pdf: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const told = execFileSync('pdfinfo', ['-l', '99', join(folder, 'a.pdf')], { encoding: 'utf8' })
    return [...told.matchAll(/size:\s+([\d.]+ x [\d.]+)/g)].map(([, size]) => String(size))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
