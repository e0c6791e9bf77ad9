import type { Browser } from '@playwright/test'
import { signIn } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { tickAll } from '../support/dossiers/tick-all'
import { expect, test } from '../support/journey'
import { invited } from '../support/leads/invited'

/** A colleague's own browser, signed in. */
async function browserOf(browser: Browser, url: string, token: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' })
  await context.addInitScript(value => localStorage.setItem('admin_token', value), token)
  return context.newPage()
}

test('two colleagues see each other’s changes without a press, and who is on a file', async ({
  page,
  site,
  browser,
}) => {
  const { finish } = visitorOf(site.url)
  const owner = await administratorOf(site.url)
  const colleague = await invited(site.url, owner, { role: 'manager', email: 'amelie@exemple.fr' })
  const [first, second] = [
    await finish({ company_name: 'Atelier Amélie' }),
    await finish({ company_name: 'Atelier Bruno' }),
  ]
  await signIn(page)
  await expect(page.getByRole('link', { name: /2 À vérifier/ })).toBeVisible()
  const other = await browserOf(browser, site.url, colleague.token)
  await other.goto(`/admin-dashboard/dossiers/${first}?file=to-check`)
  await expect(other.getByRole('navigation', { name: 'À vérifier' })).toContainText('Atelier Bruno')

  await page.getByRole('link', { name: /2 À vérifier/ }).click()
  await expect(page.getByRole('heading', { name: 'Atelier Amélie', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'À vérifier' })).toContainText('Atelier Bruno')
  await expect(page.getByText('Essai manager regarde ce dossier')).toBeVisible()
  await expect(other.getByText('Propriétaire regarde ce dossier')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Atelier Bruno', level: 1 })).toBeVisible()
  await expect(other.getByText('Propriétaire regarde ce dossier')).toHaveCount(0)
  await expect(other.getByRole('navigation', { name: 'À vérifier' })).toContainText('Propriétaire')

  const { version } = await owner.readDossier({ params: { id: second } })
  await tickAll(owner, second)
  await owner.markPiecesChecked({ params: { id: second }, body: { version } })
  await expect(other.getByText('sorti de la file')).toBeVisible()
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('link', { name: /1 Décision attendue/ })).toBeVisible()
  await colleague.changeStatus({
    params: { id: second },
    body: {
      status: 'Incomplet',
      version: (await owner.readDossier({ params: { id: second } })).version,
      reason: 'Le RIB est flou.',
      documents: ['rib'],
    },
  })
  await expect(page.getByRole('row', { name: /Atelier Bruno/ })).toContainText('Incomplet')
  await other.context().close()
})

test('the field in which a clerk types stays while a colleague writes above it, and what is sent without a network says so', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/ERR_INTERNET_DISCONNECTED/)
  const id = await visitorOf(site.url).finish()
  const owner = await administratorOf(site.url)
  await signIn(page)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  const field = page.getByLabel('Message au client')
  await field.pressSequentially('Bonjour')
  // At the end of the page there would be nowhere to go along.
  await page.evaluate(() => window.scrollBy({ top: -150, behavior: 'instant' }))
  const top = () => field.evaluate(one => Math.round(one.getBoundingClientRect().top))
  const before = await top()
  await owner.writeToClient({ params: { id }, body: { text: 'Il manque une page.' } })
  await expect(page.getByText('Il manque une page.', { exact: true })).toBeVisible()
  await expect.poll(top).toBe(before)
  await expect(field).toHaveValue('Bonjour')

  const note = page.getByLabel('Note interne')
  await note.fill('À rappeler lundi')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Noter', exact: true }).click()
  await expect(page.getByText('Le serveur ne répond pas. Vérifiez votre connexion')).toBeVisible()
  await page.context().setOffline(false)
  await expect(note).toHaveValue('À rappeler lundi')
  await page.getByRole('button', { name: 'Noter', exact: true }).click()
  await expect(note).toHaveValue('')
  expect((await owner.readDossier({ params: { id } })).notes).toHaveLength(1)
})

test('an account whose rights change is told so where it is, and its places follow', async ({
  site,
  browser,
}) => {
  const id = await visitorOf(site.url).finish()
  const owner = await administratorOf(site.url)
  const colleague = await invited(site.url, owner, { role: 'manager', email: 'zoe@exemple.fr' })
  const page = await browserOf(browser, site.url, colleague.token)
  await page.goto(`/admin-dashboard/dossiers/${id}`)
  await page.getByLabel('Note interne').fill('À rappeler lundi')
  await expect(page.getByRole('link', { name: 'Journal' })).toBeVisible()
  await owner.changeRole({ params: { id: colleague.id }, body: { role: 'accountant' } })
  await page.getByRole('button', { name: 'Noter', exact: true }).click()
  await expect(page.getByText('Votre compte ne permet pas d’ouvrir ce dossier.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Journal' })).toHaveCount(0)
  await owner.changeRole({ params: { id: colleague.id }, body: { role: 'manager' } })
  await page.reload()
  await expect(page.getByLabel('Note interne')).toHaveValue('À rappeler lundi')
  await page.context().close()
})
