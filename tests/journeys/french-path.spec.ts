import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { holdToasts, toastShown } from '../support/browser/held-toasts'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { jpegFile, pdfFile, pngFile } from '../support/files/files'
import { zipFiles } from '../support/files/zip'
import { expect, PASSWORD, test } from '../support/journey'

const company = {
  company_name: 'Boulangerie Été & Fils',
  siret: '732 829 320 00074',
  address: '12 rue des Lilas, 69002 Lyon',
  phone: '04 72 00 00 00',
  email: 'gerante@boulangerie.example',
}

const pieces = [
  { kind: 'identity_recto', name: 'recto.jpg', mimeType: 'image/jpeg', buffer: jpegFile() },
  { kind: 'identity_verso', name: 'verso.png', mimeType: 'image/png', buffer: pngFile() },
  { kind: 'urssaf', name: 'urssaf.pdf', mimeType: 'application/pdf', buffer: pdfFile() },
  { kind: 'rib', name: 'rib.pdf', mimeType: 'application/pdf', buffer: pdfFile() },
  { kind: 'kbis', name: 'kbis très long.pdf', mimeType: 'application/pdf', buffer: pdfFile(10_485_000) },
]

test('an owner walks the four steps, leaves, comes back, signs, and keeps the invoice', async ({
  page,
  browser,
  baseURL,
}) => {
  await holdToasts(page)
  await page.goto('/dossier')
  await expect(page.getByText('Étape 1 sur 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled()
  for (const [field, value] of Object.entries(company)) await page.locator(`#${field}`).fill(value)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await toastShown(page, 'Informations enregistrées avec succès')

  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  await expect(page).toHaveURL(/\/dossier\/[\w-]{32}$/)
  const address = page.url()
  for (const piece of pieces.slice(0, 3)) await addPiece(page, piece)
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled()

  const elsewhere = await browser.newContext({ baseURL: String(baseURL), locale: 'fr-FR' })
  const phone = await elsewhere.newPage()
  await holdToasts(phone)
  await phone.goto(address)
  await expect(phone.getByText('Étape 2 sur 4')).toBeVisible()
  await expect(phone.getByText('urssaf.pdf')).toBeVisible()
  await phone.getByRole('button', { name: /Retirer.*recto/ }).click()
  await expect(phone.getByText('recto.jpg')).toBeHidden()
  for (const piece of [...pieces.slice(3), ...pieces.slice(0, 1)]) await addPiece(phone, piece)
  await elsewhere.close()

  await page.reload()
  await expect(page.getByText('Étape 3 sur 4')).toBeVisible()
  // Nothing moves what stands below the paper once that is drawn.
  await expect(drawnInvoice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByText('Étape 1 sur 4')).toBeVisible()
  await expect(page.locator('#company_name')).toHaveValue(company.company_name)
  await page.getByRole('button', { name: 'Continuer' }).click()
  // Each step has its own button of that name.
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await toastShown(page, 'Documents téléversés avec succès')
  expect(page.url()).toBe(address)

  await expect(drawnInvoice(page)).toBeVisible()
  const sign = page.getByRole('button', { name: 'Signer et finaliser mon dossier' })
  for (const box of await page.getByRole('checkbox').all()) {
    await expect(sign).toBeDisabled()
    await box.check()
  }
  await sign.click()
  await toastShown(
    page,
    'Dossier finalisé avec succès ! Vous allez recevoir un email avec votre facture transition numérique complète.',
  )
  await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
  await expect(page.getByText('15 à 30 jours').first()).toBeVisible()

  await expect(page.locator('iframe[title^="Facture"]')).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger la facture (PDF)' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('facture_Boulangerie Été & Fils.pdf')
  const path = await download.path()
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
  const words = textOf(path)
  for (const expected of [company.company_name, '5 000,00', '1 000,00', '6 000,00'])
    expect(words).toContain(expected)

  await page.reload()
  await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
})

test('the administrator finds the dossier by any part of it and opens its ZIP', async ({ page, site }) => {
  const email = `zip-${Date.now()}@exemple.fr`
  await visitorOf(site.url).finish({
    company_name: 'Épicerie Noël & Cœur',
    siret: '552 081 317 66522',
    email,
  })
  await page.goto('/admin-login')
  await (await alive(page.getByLabel('Mot de passe', { exact: false }).first())).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-dashboard/)
  const row = page.getByRole('row').filter({ hasText: email })
  for (const words of [
    'EPICERIE noel',
    'cœur',
    'COEUR',
    '55208131766522',
    '552 081',
    email.toUpperCase(),
    'Épicerie',
  ]) {
    await page.getByLabel('Rechercher').fill(words)
    await expect(row).toHaveCount(1)
  }
  await page.getByLabel('Rechercher').fill('introuvable-nulle-part')
  await expect(row).toHaveCount(0)
  await page.getByLabel('Rechercher').fill(email)

  const arriving = page.waitForEvent('download')
  await row.getByRole('button', { name: /^ZIP/ }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('dossier_complet_Épicerie Noël & Cœur.zip')
  const entries = [...(await zipFiles(readFileSync(await download.path())))]
  expect(
    entries.filter(([name]) => /_(identity_recto|identity_verso|urssaf|rib|kbis)\./.test(name)),
  ).toHaveLength(5)
  expect(
    entries
      .find(([name]) => /^facture_FTN-.*\.pdf$/.test(name))?.[1]
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the acknowledgement leaves with the invoice attached', async ({ page, site }) => {
  const email = 'accuse@exemple.fr'
  const id = await visitorOf(site.url).finish({ email })
  const messages = async () => (await site.emails()).filter(message => message.includes(`To: ${email}`))
  await expect.poll(async () => (await messages()).length, { timeout: 120_000 }).toBe(1)
  const [message = ''] = await messages()
  expect(message).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6))
  expect(message.replace(/=\r?\n/g, '')).toContain('/dossier/lien/')
  await page.goto(`/dossier/${id}`)
  await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
})

test('an unknown link says so and offers to send the right one again', async ({ page, quiet }) => {
  quiet.allowed.push(/404/)
  const answer = await page.goto(`/dossier/${'x'.repeat(32)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Dossier introuvable' })).toBeVisible()
  await expect(page).toHaveTitle(/^Dossier introuvable/)
  await (await alive(page.getByRole('button', { name: 'Recevoir mon lien' }))).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Le lien n’a pas été demandé' })
  await expect(refused).toBeFocused()
  await expect(refused.getByRole('link')).toHaveText([
    'Indiquez l’e-mail donné pour ce dossier.',
    'Indiquez le SIRET de l’entreprise.',
  ])
  await page.getByLabel('L’e-mail donné pour ce dossier').fill('personne@exemple.fr')
  await page.getByLabel('Le SIRET de l’entreprise').fill('73282932000074')
  await page.getByRole('button', { name: 'Recevoir mon lien' }).click()
  await expect(page.getByText('Si un dossier correspond à ces informations')).toBeVisible()
})

async function addPiece(page: Page, piece: (typeof pieces)[number]) {
  const slot = page.locator(`#piece-${piece.kind}`)
  await (await alive(slot.locator('input[type=file]').first())).setInputFiles(piece)
  await toastShown(page, `${piece.name} ajouté avec succès`)
  await expect(slot.getByRole('button', { name: /Retirer/ })).toBeVisible()
}

/** The words of a PDF, no-break spaces as plain ones. */
function textOf(path: string): string {
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' ',
  )
}
