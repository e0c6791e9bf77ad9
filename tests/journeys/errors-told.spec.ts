import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { holdToasts, letToastGo } from '../support/browser/held-toasts'
import { company, drawnInvoice, visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, test } from '../support/journey'

/** specification A8: a toast on every error; the place says it too. axe reads the page with its toast. */
async function told(page: Page, toast: string, place: string | RegExp = toast) {
  const shown = page.locator('[data-sonner-toast]').filter({ hasText: toast }).first()
  // Visible for the browser's driver is also what lies beside the window, or is see-through.
  await expect(shown).toBeInViewport({ ratio: 0.9 })
  await expect(shown).toHaveCSS('opacity', '1')
  await expect(page.locator('main').getByText(place).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await letToastGo(shown)
}

test.beforeEach(({ page }) => holdToasts(page))

test('every error of the path shows its toast, and its place says it too', async ({ page, site, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await page.goto('/dossier')
  await alive(page.locator('#siret'))
  for (const [field, value] of Object.entries({ ...company, email: 'sans arobase' }))
    await page.locator(`#${field}`).fill(value)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await told(page, "Erreur lors de l'enregistrement", 'Le dossier n’a pas pu être enregistré')

  const id = await visitorOf(site.url).complete()
  const view = '**/api/invoice/*/view'
  await page.route(view, route => route.abort())
  await page.goto(`/dossier/${id}`)
  await told(page, 'Erreur lors du téléchargement', 'Le document n’a pas pu être affiché')
  await expect(page.getByText('Pour signer, il faut d’abord que la facture s’affiche.')).toBeVisible()
  await page.unroute(view)
  await page.route(view, route => route.fulfill({ status: 200, contentType: 'application/pdf', body: '' }))
  await page.reload()
  await told(page, 'PDF vide ou non reçu', 'Le document n’a pas pu être affiché')
  await page.unroute(view)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Agrandir la page 1' })).toBeVisible()
  await expect(drawnInvoice(page)).toBeVisible()
  await page.route('**/api/invoice/*/download', route => route.abort())
  await page.getByRole('button', { name: 'Télécharger le projet (PDF)' }).click()
  await told(page, 'Erreur lors du téléchargement')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.route('**/sign-invoice', route => route.abort())
  await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
  await told(
    page,
    'Erreur lors de la finalisation de la facture transition numérique',
    'Le serveur ne répond pas',
  )
})

test('so do the verification and the test pages', async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await page.route('**/api/verification/**', route => route.abort())
  await page.route('**/api/verification', route => route.abort())
  await page.route('**/api/test/**', route => route.abort())
  await page.goto('/verification')
  const file = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await (await alive(page.locator('input[type=file]'))).setInputFiles(file)
  await told(page, 'Erreur de connexion. Veuillez réessayer.')
  await page.goto('/test-pdf')
  await (await alive(page.getByRole('button', { name: 'Ouvrir une facture de test' }))).click()
  await told(page, 'Le serveur ne répond pas')
  await page.goto('/test-simple')
  await (await alive(page.getByRole('button', { name: 'Télécharger une facture de test' }))).click()
  await told(page, 'Erreur lors du téléchargement')
  await page.goto('/diagnostic')
  await (await alive(page.getByRole('button', { name: /diagnostic/i }))).click()
  await told(page, 'Création d’une entreprise\u00a0: Le serveur ne répond pas', 'Le serveur ne répond pas')
})
