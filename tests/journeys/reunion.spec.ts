import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

const answers = {
  france: 'oui',
  'code-postal': '97400',
  effectif: '9',
  'chiffre-affaires': '499999',
  bilan: '1999999',
  situation: 'oui',
  metier: 'artisanat',
  projet: 'vitrine',
}

const company = {
  company_name: 'Menuiserie du Piton',
  siret: '732 829 320 00074',
  address: '12 rue de Paris, 97400 Saint-Denis',
  phone: '02 62 00 00 00',
  email: 'gerante@piton.example',
}

test('a firm in La Réunion sees its aid, waits with a quote, comes back with the agreement and signs', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await page.goto(`/simulateur?${new URLSearchParams({ ...answers, etape: '9' })}`)
  const aids = page.getByRole('region', { name: 'Les aides, par leur nom' })
  await expect(aids.getByRole('link', { name: 'Kap Numérik' })).toBeVisible()
  await expect(aids.getByText('Attendez avant de signer.')).toBeVisible()
  await page.getByRole('link', { name: 'Préparer mon dossier' }).click()
  // The page is a document of its own: it listens once it is whole.
  await page.waitForURL(/\/dossier\?/)

  await expect(page.getByText('Étape 1 sur 4')).toBeVisible()
  for (const [field, value] of Object.entries(company)) await page.locator(`#${field}`).fill(value)
  await page.getByRole('checkbox', { name: 'Je joins mes 8 réponses' }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  const address = page.url()
  const id = new URL(address).pathname.split('/').at(-1) ?? ''
  const visitor = visitorOf(site.url)
  await visitor.handInPieces(id)

  await page.reload()
  await expect(page.getByText('Étape 3 sur 4')).toBeVisible()
  const wait = page.getByRole('region', { name: 'Attendez avant de signer' })
  await expect(wait.getByText('D’après vos réponses au test')).toBeVisible()
  await expect(wait.getByRole('link', { name: /Kap Numérik/ })).toBeVisible()
  await expect(wait.getByText('Qui dépose')).toBeVisible()
  const arriving = page.waitForEvent('download')
  await wait.getByRole('button', { name: 'Télécharger le devis (PDF)' }).click()
  const quote = readFileSync(await (await arriving).path())
  const words = execFileSync('pdftotext', ['-layout', '-', '-'], { input: quote }).toString()
  expect(words.replace(/[\s\u00a0\u202f]+/g, ' ')).toMatch(/8,5 ?%.*425,00/)
  await expect(wait.getByText(/Devis DEV-\d{4}-\d{5}, valable jusqu’au/)).toBeVisible()

  const later = await browser.newContext({
    baseURL: String(baseURL),
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  const back = await later.newPage()
  await back.goto(address)
  await expect(drawnInvoice(back)).toBeVisible()
  const drawnAgain = back.waitForResponse(/\/api\/invoice\/[^/]+\/view$/)
  await back.getByRole('button', { name: 'J’ai reçu l’accord' }).click()
  await expect(back.getByText('que l’accord est reçu')).toBeVisible()
  // From now on the invoice names the aid, on the paper that is signed too.
  await drawnAgain
  await expect(drawnInvoice(back)).toBeVisible()
  await expect(back.getByRole('checkbox')).toHaveCount(5)
  for (const box of await back.getByRole('checkbox').all()) await box.check()
  await back.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
  await expect(back.getByText('Étape 4 sur 4')).toBeVisible()
  const signed = await fetch(`${site.url}/api/invoice/${id}/view`)
  const paper = execFileSync('pdftotext', ['-', '-'], {
    input: Buffer.from(await signed.arrayBuffer()),
  }).toString()
  expect(paper.replace(/\s+/g, ' ')).toContain('Kap Numérik (Région Réunion, avec le FEDER 2021-2027)')
  await later.close()
})
