import { checkAccess, keepSession } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { decide } from '../support/dossiers/decide'
import { granted } from '../support/dossiers/decisions'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

const NARROW = { width: 360, height: 780 }
const WIDE = { width: 1440, height: 900 }

test('a grant below the total: what remains, payments in parts, and « Payé » once all is in', async ({
  page,
  site,
}) => {
  test.slow()
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).finish({ company_name: 'Boulangerie Deux Parts' })
  const { invoice_number } = await admin.readDossier({ params: { id } })
  await decide(site, id, granted(3_000))

  const money = page.getByRole('region', { name: 'Ce que vous payez, et quand' })
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await page.goto(`/dossier/${id}`)
    await expect(money.getByText(/2\s000,00\s€ HT et 1\s000,00\s€ de TVA/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'À vous de choisir' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Je renonce' })).toBeVisible()
    await expect(page.getByText(/virement/)).toHaveCount(0)
    await checkAccess(page)
  }
  const continues = page.getByRole('button', { name: /^Je continue\s: je réglerai 6\s000,00\s€/ })
  await continues.click()
  await expect(page.getByText('Ensuite, vous ne pourrez plus renoncer.')).toBeVisible()
  await checkAccess(page)
  await page.getByRole('button', { name: 'Revenir à mon choix' }).click()
  await expect(continues).toBeFocused()
  await continues.click()
  await page.getByRole('button', { name: /^Confirmer\s: je réglerai 6\s000,00\s€/ }).click()
  await expect(money.getByText(/Par virement, au plus tard le/)).toBeVisible()
  await page.getByRole('heading', { name: /^Décidé/ }).click()
  await expect(page.getByRole('img', { name: /Code QR du virement/ })).toBeVisible()
  await page.setViewportSize(NARROW)
  await expect(page.getByRole('img', { name: /Code QR du virement/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copier IBAN' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'À vous de choisir' })).toHaveCount(0)
  await checkAccess(page)

  await keepSession(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  const dialog = page.getByRole('dialog')
  for (const [amount, size] of [
    ['1 000,50', NARROW],
    ['4 999,50', WIDE],
  ] as const) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Noter un règlement' }).click()
    await dialog.getByLabel('Montant, en euros').fill(amount)
    await dialog.getByLabel(/^Référence/).fill(`VIR ${amount}`)
    await checkAccess(page)
    await dialog.getByRole('button', { name: 'Noter le règlement' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`VIR ${amount}`)).toBeVisible()
  }
  await expect(page.getByText('Rien : la facture est payée.')).toBeVisible()
  await checkAccess(page)

  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await page.goto('/admin-dashboard?liste=factures')
    await page.getByRole('tab', { name: 'Factures' }).click()
    const books = page.getByRole('region', { name: 'Pour le comptable' })
    await expect(books.getByRole('row', { name: /20\s%.*6\s000,00\s€/ })).toBeVisible()
    await checkAccess(page)
  }
  await expect(page.getByRole('row', { name: new RegExp(`${invoice_number}.*Payée`) })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Écritures de ventes (format FEC)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ecritures_de_ventes_.*\.txt$/)
  await page.getByRole('button', { name: `Ouvrir les règlements de ${invoice_number}` }).click()
  await expect(dialog.getByText('VIR 4 999,50')).toBeVisible()
  await checkAccess(page)
})

test('a client renounces from his page, after being asked, and nothing is owed', async ({ page, site }) => {
  const id = await visitorOf(site.url).finish({ company_name: 'Fleuriste Qui Renonce' })
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await page.goto(`/dossier/${id}`)
    // Nothing moves what stands below the paper once that is drawn, by us or by the browser's own viewer.
    await expect(drawnInvoice(page).or(page.getByTitle(/^Facture FTN/))).toBeVisible()
    await page.getByRole('button', { name: 'Renoncer à mon dossier' }).click()
    const dialog = page.getByRole('dialog', { name: 'Renoncer à mon dossier' })
    await checkAccess(page)
    await dialog.getByRole('button', { name: 'Garder mon dossier' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Renoncer à mon dossier' }).click()
  await page.getByRole('button', { name: 'Renoncer définitivement' }).click()
  await expect(
    page.getByText('Votre dossier est clos, à votre demande : vous n’avez rien à payer.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Télécharger l’avoir AV-\d{4}-\d{5}/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renoncer à mon dossier' })).toHaveCount(0)
  await checkAccess(page)
})
