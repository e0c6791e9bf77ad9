import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { holdToasts, letToastGo } from '../support/browser/held-toasts'
import { company, drawnInvoice, visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, test } from '../support/journey'
import type { Program } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

/** A site of its own, since these journeys stop it. */
const own = test.extend<{ own: Program }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
  own: async ({}, use) => {
    const program = await startCopy()
    await use(program)
    await program.remove()
  },
  baseURL: async ({ own: program }, use) => use(program.url),
})

own.beforeEach(async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await holdToasts(page)
})

own(
  'a server that stops keeps the visitor on each step, and nothing typed is lost',
  async ({ page, own: site }) => {
    const visitor = visitorOf(site.url)
    await page.goto('/dossier')
    for (const [field, value] of Object.entries(company)) await page.locator(`#${field}`).fill(value)
    // The page runs before its server is gone.
    await alive(page.locator('#siret'))
    await site.stop()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await told(page, "Erreur lors de l'enregistrement")
    await expect(page.getByText('Étape 1 sur 4')).toBeVisible()
    await expect(page.locator('#company_name')).toHaveValue(company.company_name)

    await site.start()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
    // Its part of the page is here before the server is gone.
    await alive(page.locator('#piece-rib input[type=file]').first())
    await site.stop()
    await chooseFile(page, 'rib', 'rib.pdf', pdfFile())
    await told(page, 'Erreur lors du téléversement')
    await site.start()
    await page.locator('#piece-rib').getByRole('button', { name: 'Réessayer' }).click()
    await told(page, 'rib.pdf ajouté avec succès')

    const complete = await visitor.complete()
    await page.goto(`/dossier/${complete}`)
    await expect(drawnInvoice(page)).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await site.stop()
    await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
    await told(page, 'Erreur lors de la finalisation de la facture transition numérique')
    await expect(page.getByText('Étape 3 sur 4')).toBeVisible()
    await site.start()
    // A server that has just begun on a busy machine may outlast the page's patience: one presses again.
    const handedIn = page.getByText('Étape 4 sur 4')
    await expect(async () => {
      if (await handedIn.isHidden())
        await page.getByRole('button', { name: /^(Signer|Finaliser)/ }).click({ timeout: 30_000 })
      await expect(handedIn).toBeVisible({ timeout: 30_000 })
    }).toPass()

    await expect(page.locator('iframe')).toBeVisible()
    await site.stop()
    // Parts of the page that do not come any more say so, and move what stands below them.
    await expect(async () => {
      await page.getByRole('button', { name: 'Télécharger la facture (PDF)' }).click({ timeout: 15_000 })
      await expect(page.getByText('Erreur lors du téléchargement', { exact: true }).first()).toBeVisible({
        timeout: 15_000,
      })
    }).toPass()
  },
)

own('an empty PDF is told', async ({ page, own: site }) => {
  const id = await visitorOf(site.url).finish()
  await page.route('**/api/invoice/*/download', route =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: '' }),
  )
  await page.goto(`/dossier/${id}`)
  await (await alive(page.getByRole('button', { name: 'Télécharger la facture (PDF)' }))).click()
  await expect(page.getByText('PDF vide ou non reçu', { exact: true }).first()).toBeVisible()
})

own('files that cannot be pieces are refused in their slot', async ({ page, own: site }) => {
  const id = await visitorOf(site.url).begin()
  await page.goto(`/dossier/${id}`)
  const slot = page.locator('#piece-rib')
  await chooseFile(page, 'rib', 'gros.pdf', pdfFile(10_485_761))
  await told(page, 'Le fichier ne doit pas dépasser 10 Mo')
  await expect(slot).toContainText('Le fichier ne doit pas dépasser 10 Mo')
  await chooseFile(page, 'rib', 'photo.heic', Buffer.from('heic'))
  await expect(slot).toContainText('Le plus compatible')
  await chooseFile(page, 'rib', 'faux.pdf', Buffer.from('<svg/>'))
  await expect(slot).toContainText('n’est pas un PDF')
  await expect(slot.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled()
})

own(
  'an invoice that changed on another device is shown again before it is signed',
  async ({ page, own: site }) => {
    const id = await visitorOf(site.url).complete()
    await page.goto(`/dossier/${id}`)
    await expect(drawnInvoice(page)).toBeVisible()
    await fetch(`${site.url}/api/company/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...company, company_name: 'Autre nom' }),
    })
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
    await expect(
      page.getByText('La facture a changé depuis son affichage. Relisez-la avant de la signer.'),
    ).toBeVisible()
    await expect(drawnInvoice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
    await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
  },
)

async function chooseFile(page: Page, kind: string, name: string, buffer: Buffer) {
  const file = { name, mimeType: 'application/pdf', buffer }
  await (await alive(page.locator(`#piece-${kind} input[type=file]`).first())).setInputFiles(file)
}

/** A message says exactly this, and leaves after its time. */
async function told(page: Page, words: string) {
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await letToastGo(page.locator('[data-sonner-toast]').filter({ hasText: words }))
}
