import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { checkAccess, keptIn } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { expect, PASSWORD, test } from '../support/journey'

async function register(request: APIRequestContext, company_name: string, more: object = {}) {
  const answer = await request.post('/api/international-registration', {
    data: {
      company_name,
      manager_name: 'Awa Ndiaye',
      country: 'Sénégal',
      email: 'awa@ngoma.example',
      phone: '+221 77 123 45 67',
      message: 'Menuiserie à Dakar.\nDeux chantiers par mois.',
      ...more,
    },
  })
  expect(answer.status()).toBe(201)
}

async function openDashboard(page: Page) {
  await page.goto('/admin-login')
  await (await alive(page.getByLabel(/Mot de passe/).first())).fill(PASSWORD)
  await page
    .getByLabel(/Mot de passe/)
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
  await page.getByRole('link', { name: 'Hors de France' }).click()
  await expect(page.getByRole('heading', { name: 'Inscriptions hors de France' })).toBeVisible()
}

const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words)

test('the one who waits longest is called first, with a note, and the rest can be found', async ({
  page,
  request,
}) => {
  for (const name of ['Bureau Première', 'Bureau Deuxième', '=Bureau Troisième'])
    await register(request, name)
  await openDashboard(page)
  await search(page, 'bureau')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('Première')
  await expect(rows.nth(1)).toContainText(/23\u00a0h\u00a0\d\d pour appeler/)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Bureau Première' }).click()
  const drawer = page.getByRole('dialog', { name: 'Bureau Première' })
  await expect(drawer).toContainText('Deux chantiers par mois.')
  await expect(drawer.getByRole('link', { name: '+221 77 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+221771234567',
  )
  await checkAccess(page)
  await drawer.getByRole('button', { name: 'Corriger' }).click()
  const correction = page.getByRole('dialog', { name: 'Corriger l’inscription' })
  await checkAccess(page)
  await correction.getByLabel(/Téléphone/).fill('+221 77 000 00 00')
  await correction.getByRole('button', { name: 'Corriger' }).click()
  await expect(drawer.getByRole('link', { name: '+221 77 000 00 00' })).toBeVisible()
  await drawer.getByLabel(/Note de l’appel/).fill('Rappeler lundi à 10 h.')
  await drawer.getByRole('button', { name: 'Contacté' }).click()
  await expect(drawer).toBeHidden()
  await expect(rows).toHaveCount(3)

  await page.getByRole('link', { name: /^Contactées/ }).click()
  await page.getByRole('button', { name: 'Bureau Première' }).click()
  await expect(page.getByRole('dialog')).toContainText('Rappeler lundi à 10 h.')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: /^À appeler/ }).click()
  await expect(page.getByRole('link', { name: /^À appeler/ })).toHaveAttribute('aria-current', 'page')
  await search(page, 'bureau deuxieme')
  await expect(rows).toHaveCount(2)
  await search(page, 'bureau')
  await expect(rows).toHaveCount(3)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv).toContain(`"'=Bureau Troisième"`)
  expect(csv).not.toContain('Première')
})

test('of two who call the same business the second is told, and keeps the note', async ({
  page,
  request,
  site,
}) => {
  await register(request, 'Appelée Deux Fois')
  await openDashboard(page)
  await search(page, 'deux fois')
  await page.getByRole('button', { name: 'Appelée Deux Fois' }).click()
  const drawer = page.getByRole('dialog', { name: 'Appelée Deux Fois' })
  await drawer.getByLabel(/Note de l’appel/).fill('La mienne.')
  const other = await administratorOf(site.url)
  const { registrations } = await other.registrations({ query: { search: 'deux fois' } })
  await other.contactRegistration({
    params: { id: String(registrations[0]?.id) },
    body: { note: 'La première.' },
  })
  await drawer.getByRole('button', { name: 'Contacté' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Quelqu’un a noté cet appel avant vous')
  await expect(drawer.getByRole('alert')).toContainText('La première.')
  await expect(drawer.getByLabel(/Note de l’appel/)).toHaveValue('La mienne.')
})

test('who asks to be forgotten is erased, for good, once that was asked for twice', async ({
  page,
  request,
}) => {
  await register(request, 'Oubliée Demain')
  await openDashboard(page)
  await search(page, 'oubliée')
  await page.getByRole('button', { name: 'Oubliée Demain' }).click()
  const drawer = page.getByRole('dialog', { name: 'Oubliée Demain' })
  await drawer.getByLabel(/Note de l’appel/).fill('Ne veut plus rien de nous.')
  const erase = drawer.getByRole('button', { name: 'Effacer cette inscription…' })
  await (await alive(erase)).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Effacer cette inscription' })
  await expect(asked).toContainText('Quand la personne le demande')
  await checkAccess(page)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(drawer).toBeVisible()
  await erase.press('Enter')
  await asked.getByRole('button', { name: 'Effacer pour de bon' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByText('Aucune inscription ne correspond.')).toBeVisible()
  await expect.poll(() => keptIn(page)).not.toContain('Ne veut plus rien')
})

test('a broken promise is told in red, with a word and an icon', async ({ page, request }) => {
  await register(request, 'En attente')
  await openDashboard(page)
  await page.clock.install({ time: Date.now() + 26 * 3_600_000 })
  await page.reload()
  const row = page.getByRole('row', { name: /En attente/ }).first()
  const mark = row.getByText(/En retard de 2\u00a0h\u00a00\d|En retard de 1\u00a0h\u00a059/)
  await expect(mark).toBeVisible()
  await expect(mark.locator('svg')).toBeVisible()
  expect(await mark.evaluate(element => getComputedStyle(element).color)).toBe('rgb(168, 32, 26)')
  expect(await axeFindings(page)).toEqual([])
})

test('what a machine filled stands apart until it is accepted', async ({ page, request, site }) => {
  await register(request, 'Hameçon', { website: 'http://x.example', email: 'part@ngoma.example' })
  await openDashboard(page)
  await expect(page.getByRole('button', { name: 'Hameçon' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Mises à part/ }).click()
  await page.getByRole('button', { name: 'Hameçon' }).click()
  await page.getByRole('button', { name: 'Accepter l’inscription' }).click()
  await expect(page.getByText('Rien n’a été mis à part.')).toBeVisible()
  await page.getByRole('link', { name: /^À appeler/ }).click()
  await expect(page.getByRole('row', { name: /Hameçon/ })).toBeVisible()
  await expect
    .poll(
      async () => (await site.emails()).filter(email => email.includes('To: part@ngoma.example')).length,
      { timeout: 120_000 },
    )
    .toBe(1)
})
