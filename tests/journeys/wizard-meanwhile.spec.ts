import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { fillCompany } from '../support/browser/fill-company'
import { holdScripts } from '../support/browser/held-scripts'
import { holdToasts } from '../support/browser/held-toasts'
import { tickAgreements } from '../support/browser/tick-agreements'
import { administratorOf } from '../support/dossiers/admin'
import { company, drawnInvoice, visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, test } from '../support/journey'

test.beforeEach(async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  // A busy machine looks at a message later than the four seconds that it stays.
  await holdToasts(page)
})

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' })

test('step 1 says what is missing, takes focus at each refusal, and speaks French for a proxy', async ({
  page,
}) => {
  await page.goto('/dossier')
  await page.locator('#siret').fill(company.siret)
  await expect(page.getByText('Pour continuer, remplissez encore')).toContainText('l’adresse')
  await fillCompany(page, company)
  await page.locator('#email').fill('sans arobase')
  const summary = page.getByRole('alert').filter({ hasText: 'Le dossier n’a pas pu être enregistré' })
  for (let press = 0; press < 2; press++) {
    await goOn(page).click()
    await expect(summary).toBeFocused()
  }

  await page.locator('#email').fill(company.email)
  await page.route('**/api/company/submit', route =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await goOn(page).click()
  await expect(page.getByText('Le serveur n’a pas pu répondre (erreur 502).')).toBeVisible()
  await expect(goOn(page)).toBeFocused()
})

test('what is typed while the registry is asked stays, and an answer for another SIRET is left', async ({
  page,
}) => {
  const answers: (() => void)[] = []
  await page.route('**/api/company-registry/*', async route => {
    await new Promise<void>(resolve => answers.push(resolve))
    await route.fulfill({
      json: { outcome: 'found', company_name: 'Nom du registre', address: '1 rue du Registre' },
    })
  })
  const ask = page.getByRole('button', { name: 'Remplir d’après le SIRET' })
  await page.goto('/dossier')
  // As soon as its 14 digits stand.
  await (await alive(page.locator('#siret'))).fill(company.siret)
  await expect.poll(() => answers.length).toBe(1)
  await page.locator('#company_name').fill('Nom tapé')
  answers[0]?.()
  await expect(page.locator('#address')).toHaveValue('1 rue du Registre')
  await expect(page.locator('#company_name')).toHaveValue('Nom tapé')

  await page.locator('#address').fill('')
  await ask.click()
  await expect.poll(() => answers.length).toBe(2)
  await page.locator('#siret').fill('1300252650001')
  answers[1]?.()
  await expect(ask).not.toHaveAttribute('aria-busy')
  await expect(page.locator('#address')).toHaveValue('')
})

test('a piece received, then no answer: the step stays, and each slot says its own trouble', async ({
  page,
  site,
}) => {
  const id = await visitorOf(site.url).begin()
  await page.goto(`/dossier/${id}`)
  const slot = page.locator('#piece-kbis')
  const file = { name: 'kbis.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  const choose = async () => (await alive(slot.locator('input[type=file]').first())).setInputFiles(file)
  await page.route(`**/api/company/${id}`, route => route.abort())
  await choose()
  await expect(slot).toContainText('Le serveur ne répond pas')
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  await page.unroute(`**/api/company/${id}`)
  await slot.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('kbis.pdf ajouté avec succès')).toBeVisible()

  // Through a tunnel, on a telephone: what was on its way goes on by itself.
  const through = page.locator('#piece-rib')
  await page.context().setOffline(true)
  await through
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...file, name: 'rib.pdf' })
  await expect(through).toContainText('Pas de réseau : l’envoi reprend dès qu’il revient.')
  await page.context().setOffline(false)
  await expect(page.getByText('rib.pdf ajouté avec succès')).toBeVisible()

  const remove = slot.getByRole('button', { name: 'Retirer' })
  await page.route('**/document/kbis', route => route.abort())
  await remove.click()
  await expect(slot).toContainText('la pièce n’est pas retirée')
  await expect(slot).toContainText('Toujours là')
  await page.unroute('**/document/kbis')
  await remove.click()
  await expect(slot.getByText('Choisir un fichier')).toBeVisible()
  await expect(slot.locator('input[type=file]').first()).toBeFocused()
})

test('a piece asked for before the signature is sent again before one can go on', async ({ page, site }) => {
  const id = await visitorOf(site.url).complete()
  const administrator = await administratorOf(site.url)
  const { version } = await administrator.readDossier({ params: { id } })
  await administrator.changeStatus({
    params: { id },
    body: { status: 'Incomplet', version, reason: 'Photo floue.', documents: ['kbis'] },
  })
  await page.goto(`/dossier/${id}`)
  const slot = page.locator('#piece-kbis')
  await expect(page.getByText('Il manque encore')).toContainText('Kbis')
  await expect(goOn(page)).toBeDisabled()
  const file = { name: 'net.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await (await alive(slot.locator('input[type=file]').first())).setInputFiles(file)
  await expect(slot).toContainText('net.pdf')
  await goOn(page).click()
  await expect(page.getByText('Étape 3 sur 4')).toBeVisible()
})

test('signed, then no answer: nothing is signed again, only finished', async ({ page, site }) => {
  await page.goto(`/dossier/${await visitorOf(site.url).complete()}`)
  await expect(drawnInvoice(page)).toBeVisible()
  await tickAgreements(page)
  await page.route('**/finalize-dossier', route => route.abort())
  await page.getByRole('button', { name: 'Signer et finaliser mon dossier' }).click()
  await expect(page.getByText('Votre facture est signée. Il ne reste qu’à finaliser')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  // The paper that is shown is the signed one, whose second page is the signature's.
  await expect(page.getByRole('button', { name: 'Agrandir la page 2' })).toBeVisible()
  await page.unroute('**/finalize-dossier')
  await page.getByRole('button', { name: 'Finaliser mon dossier' }).click()
  await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
})

test('what is typed before the wizard comes to life is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/dossier', { waitUntil: 'commit' })
  await page.locator('#company_name').fill('Tôt tapé')
  await expect(goOn(page)).toBeDisabled()
  release()
  await expect(page.getByText('Pour continuer, remplissez encore')).toContainText('le SIRET')
  await page.locator('#siret').fill(company.siret)
  await expect(page.locator('#company_name')).toHaveValue('Tôt tapé')
})

test('a reload, or a page read in between, leaves what was typed; what is sent is gone', async ({ page }) => {
  const name = page.locator('#company_name')
  const kept = (draft: string) => () => page.evaluate(key => sessionStorage.getItem(key) ?? '', draft)
  for (const [address, draft] of [
    ['/dossier', 'new-dossier'],
    ['/international', 'international'],
  ] as const) {
    await page.goto(address)
    await name.fill('Tapé avant')
    await expect.poll(kept(draft)).toContain('Tapé avant')
    await page.reload()
    await expect(name).toHaveValue('Tapé avant')
    await page.goto('/mentions-legales')
    await page.goBack()
    await expect(name).toHaveValue('Tapé avant')
  }
  await page.goto('/dossier')
  await expect(name).toHaveValue('Tapé avant')
  await fillCompany(page, company)
  await goOn(page).click()
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
  await expect.poll(kept('new-dossier')).toBe('')
  await page.goto('/dossier')
  await expect.poll(kept('new-dossier')).toContain('"company_name":""')
  await expect(name).toHaveValue('')
})

test('a desk that waits for photos of a telephone says so once the dossier is no more at its address', async ({
  page,
  site,
}) => {
  const id = await visitorOf(site.url).begin()
  await page.goto(`/dossier/${id}`)
  const followed = page.waitForResponse(/\/live$/)
  await page.getByRole('button', { name: 'Photographier avec mon téléphone' }).click()
  await followed
  await expect(page.getByText('En attente de vos photos…')).toBeVisible()
  const admin = await administratorOf(site.url)
  const { company_name: confirmation, version } = await admin.readDossier({ params: { id } })
  await admin.eraseDossier({ params: { id }, body: { confirmation, version } })
  await expect(page.getByRole('heading', { name: 'Dossier introuvable' })).toBeVisible()
})
