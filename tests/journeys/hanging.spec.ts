import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { signIn } from '../support/browser/dashboard'
import { hang, named, press, SILENT, said, test, told } from '../support/browser/hanging'
import { decide } from '../support/dossiers/decide'
import { granted } from '../support/dossiers/decisions'
import { company, drawnInvoice, visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect } from '../support/journey'

test('the wizard: each step ends what hangs after 25 seconds, keeps what was typed, and goes on', async ({
  page,
  mailing: site,
}) => {
  await page.goto('/dossier')
  await alive(page.locator('#siret'))
  for (const [field, value] of Object.entries(company)) await page.locator(`#${field}`).fill(value)
  const goOn = named(page, 'Continuer')
  for (const call of ['**/api/company/submit', /\/api\/company\/[\w-]{20,}$/] as const) {
    const hanging = await hang(page, call)
    await hanging.givesUp(press(goOn))
    await told(page, "Erreur lors de l'enregistrement", SILENT)
    await expect(page.locator('#company_name')).toHaveValue(company.company_name)
    await hanging.answersAgain()
  }
  await goOn.click()
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()

  const code = page.locator('#address-code')
  await (await alive(code)).fill('123456')
  const confirming = await hang(page, '**/confirm-address')
  await confirming.givesUp(press(named(page, 'Confirmer')))
  await told(page, SILENT)
  await expect(code).toHaveValue('123456')
  const another = await hang(page, '**/address-code')
  await another.givesUp(press(named(page, 'Renvoyer un code')))
  await said(page, SILENT)
  const slot = page.locator('#piece-rib')
  const file = { name: 'rib.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  const sending = await hang(page, '**/upload-document')
  await sending.givesUp(async () =>
    (await alive(slot.locator('input[type=file]').first())).setInputFiles(file),
  )
  await told(page, 'Erreur lors du téléversement', SILENT)
  await sending.answersAgain()
  await slot.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('rib.pdf ajouté avec succès')).toBeVisible()

  const showing = await hang(page, '**/api/invoice/*/view')
  await showing.givesUp(async () => page.goto(`/dossier/${await visitorOf(site.url).complete()}`))
  await told(page, 'Erreur lors du téléchargement', 'Le document n’a pas pu être affiché')
  await showing.answersAgain()
  await askAgain(page, 'Le document n’a pas pu être affiché')
  await expect(drawnInvoice(page)).toBeVisible()
  const saving = await hang(page, '**/api/invoice/*/download')
  await saving.givesUp(press(named(page, 'Télécharger le projet (PDF)')))
  await told(page, 'Erreur lors du téléchargement')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const signing = await hang(page, '**/sign-invoice')
  await signing.givesUp(press(named(page, 'Signer et finaliser mon dossier')))
  await told(page, 'Erreur lors de la finalisation de la facture transition numérique', SILENT)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await signing.answersAgain()
  await named(page, 'Signer et finaliser mon dossier').click()
  await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
})

test('so does the client’s own page', async ({ page, mailing: site }) => {
  const id = await visitorOf(site.url).finish()
  await decide(site, id, granted(3_000))
  // The site begins where the aid covers the invoice, or its client continues.
  const covered = await visitorOf(site.url).finish()
  await decide(site, covered, granted(6_000))
  for (const [call, words, dossier] of [
    ['**/timeline', 'Les étapes n’ont pas pu être lues.', id],
    ['**/settlement', 'La décision et les montants n’ont pas pu être lus.', id],
    ['**/site', SILENT, covered],
  ] as const) {
    const reading = await hang(page, call)
    await reading.givesUp(() => page.goto(`/dossier/${dossier}`))
    await told(page, words)
    await reading.answersAgain()
    await askAgain(page, words)
    await expect(page.locator('main').getByText(words)).toHaveCount(0)
  }
  await page.goto(`/dossier/${id}`)
  await expect(named(page, 'Je renonce')).toBeVisible()
  const message = page.getByLabel('Votre message')
  await page.getByText('Écrire à l’équipe').first().click()
  await (await alive(message)).fill('Bonjour')
  const writing = await hang(page, '**/messages')
  await writing.givesUp(press(named(page, 'Envoyer à l’équipe')))
  await told(page, SILENT)
  await expect(message).toHaveValue('Bonjour')
  await writing.answersAgain()
  await named(page, 'Je renonce').click()
  const renouncing = await hang(page, '**/address-code')
  await renouncing.givesUp(press(named(page, 'Recevoir un code pour confirmer')))
  await expect(page.getByRole('dialog').getByText(SILENT)).toBeVisible()
})

test('so do the forms beside the path, and the administration', async ({ page, mailing: site }) => {
  await page.goto('/dossier/reprendre')
  await (await alive(page.locator('#resume-email'))).fill(company.email)
  await page.locator('#resume-siret').fill(company.siret)
  const resuming = await hang(page, '**/resume-link')
  await resuming.givesUp(press(named(page, 'Recevoir mon lien')))
  await told(page, 'Erreur de connexion. Veuillez réessayer.')
  await expect(page.locator('#resume-email')).toHaveValue(company.email)

  await page.goto('/verification')
  const file = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  const verifying = await hang(page, '**/api/verification')
  await verifying.givesUp(async () => (await alive(page.locator('input[type=file]'))).setInputFiles(file))
  await told(page, 'Erreur de connexion. Veuillez réessayer.')

  await page.goto('/international')
  const typed = { company_name: 'Firme', manager_name: 'Zoé', email: 'z@ex.be', phone: '+32470000000' }
  await alive(page.locator('#company_name'))
  for (const [field, value] of Object.entries(typed)) await page.locator(`#${field}`).fill(value)
  await page.locator('#country').fill('Belgique')
  const registering = await hang(page, '**/api/international-registration')
  await registering.givesUp(press(named(page, 'Envoyer mon inscription')))
  await told(page, 'Erreur de connexion. Veuillez réessayer.', 'toujours là')
  await expect(page.locator('#company_name')).toHaveValue('Firme')

  await page.goto('/demande-de-devis')
  await alive(page.locator('#project'))
  const wish = {
    postal_code: '69002',
    town: 'Lyon',
    project: 'Refaire la salle de bain, douze mètres carrés.',
  }
  const contact = { name: 'Zoé Martin', email: 'zoe@exemple.fr', phone: '04 72 00 00 00' }
  for (const [field, value] of Object.entries({ ...wish, ...contact }))
    await page.locator(`#${field}`).fill(value)
  for (const list of ['wanted', 'timing']) await page.locator(`#${list}`).selectOption({ index: 1 })
  await page.getByRole('checkbox').check()
  const wishing = await hang(page, '**/api/quote-requests')
  await wishing.givesUp(press(named(page, 'Envoyer ma demande')))
  await told(page, 'Erreur de connexion. Veuillez réessayer.', 'toujours là')
  await expect(page.locator('#project')).toHaveValue(wish.project)

  await page.goto('/espace-client')
  await (await alive(page.locator('#email'))).fill('client@exemple.fr')
  const linking = await hang(page, '**/api/client/**')
  await linking.givesUp(press(named(page, 'Recevoir mon lien')))
  await told(page, 'Le lien n’a pas pu partir. Veuillez réessayer.')
  await linking.answersAgain()

  await page.goto('/admin-login')
  await (await alive(page.getByLabel('Mot de passe', { exact: true }))).fill('secret')
  const entering = await hang(page, '**/api/admin/login')
  await entering.givesUp(press(named(page, 'Se connecter')))
  await told(page, `Erreur: ${SILENT}`)
  await entering.answersAgain()
  const stats = await hang(page, '**/api/admin/stats')
  await stats.givesUp(() => signIn(page))
  const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words })
  await expect(toast('Erreur lors du chargement des données')).toBeVisible()
  await stats.answersAgain()
  const zipping = await hang(page, '**/api/admin/dossier/*/download')
  await page.goto(`/admin-dashboard/dossiers/${await visitorOf(site.url).complete()}`)
  await zipping.givesUp(press(named(page, 'Dossier complet (ZIP)')))
  await expect(toast('Erreur lors du téléchargement du dossier')).toBeVisible()
})

/** Where it is said: another answer on its way may have been given up with it, and says so elsewhere. */
const askAgain = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Réessayer' }).click()
