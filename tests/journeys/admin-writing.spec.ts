import type { Page } from '@playwright/test'
import { checkAccess, keptIn, signIn } from '../support/browser/dashboard'
import { holdToasts, toastShown } from '../support/browser/held-toasts'
import { administratorOf } from '../support/dossiers/admin'
import { expect, test } from '../support/journey'
import { invited } from '../support/leads/invited'

const article = (slug: string) => ({
  slug,
  title: 'Un texte de départ',
  excerpt: 'Court.',
  meta_description: '',
  keywords: [],
  city: null,
  content: 'Un mot.',
  published: false,
})
test.beforeEach(({ page }) => holdToasts(page))

const text = (page: Page) => page.getByLabel('Texte', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
const unsaved = (page: Page) => page.getByText('Non enregistré', { exact: true })

/** A new article, as its editor opens it from the list. */
async function openArticle(page: Page, url: string, slug: string): Promise<string> {
  const { id } = await (await administratorOf(url)).createArticle({ body: article(slug) })
  await signIn(page)
  await openFromList(page, slug)
  return id
}

async function openFromList(page: Page, slug: string) {
  await page.getByRole('link', { name: 'Contenus' }).click()
  await expect(page.getByRole('heading', { name: 'Contenus' })).toBeVisible()
  await page.getByLabel('Rechercher').fill(slug)
  // Told a moment later, the search would lead back from the text.
  await expect(page).toHaveURL(new RegExp(`recherche=${slug}`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Un texte de départ' }).click()
  await expect(text(page)).toBeVisible()
}

test('what is typed while a text is being saved stays, and leaving it asks first', async ({ page, site }) => {
  await openArticle(page, site.url, 'pendant-la-sauvegarde')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/admin/articles/*', async route => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await text(page).fill('Une phrase.')
  await save(page).click()
  await text(page).pressSequentially(' Et une autre.')
  answer()
  await toastShown(page, 'Texte enregistré')
  await expect(text(page)).toHaveValue('Une phrase. Et une autre.')
  await expect(unsaved(page)).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Journal' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Texte non enregistré' })
  await dialog.getByRole('button', { name: 'Rester' }).click()
  await expect(text(page)).toHaveValue('Une phrase. Et une autre.')
  await page.getByRole('main').getByRole('link', { name: 'Contenus' }).click()
  await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  // Back on the list as it was left.
  await expect(page.getByLabel('Rechercher')).toHaveValue('pendant-la-sauvegarde')
  await page.getByRole('link', { name: 'Un texte de départ' }).click()
  await expect(text(page)).toHaveValue('Une phrase.')
  await expect(unsaved(page)).toBeHidden()
})

test('a session that ends while one writes loses no word', async ({ page, site, quiet }) => {
  quiet.allowed.push(/401/)
  await openArticle(page, site.url, 'session-finie')
  await text(page).fill('Écrit pendant une longue réunion.')
  // The preview asks the server by itself: only what is pressed below is to find the session gone.
  await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText('une longue réunion')
  await page.evaluate(() =>
    fetch('/api/admin/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('admin_token')}` },
    }),
  )
  // Whatever the page asks by itself may find that first: then the button is gone.
  const closed = page.waitForURL(/admin-login/)
  await Promise.race([save(page).click(), closed])
  await toastShown(page, 'Session expirée')
  await closed
  await signIn(page)
  await openFromList(page, 'session-finie')
  await expect(page.getByText('Un texte que vous n’aviez pas enregistré a été retrouvé.')).toBeVisible()
  await expect(text(page)).toHaveValue('Écrit pendant une longue réunion.')
  await checkAccess(page)
  await save(page).click()
  await toastShown(page, 'Texte enregistré')
  await expect(unsaved(page)).toBeHidden()
})

test('of two who write the same text the second is told, and chooses', async ({ page, site, quiet }) => {
  quiet.allowed.push(/409/)
  const id = await openArticle(page, site.url, 'a-deux')
  const other = await administratorOf(site.url)
  await other.updateArticle({
    params: { id },
    body: { ...article('a-deux'), content: 'Le mot de l’autre.', version: 1 },
  })
  await text(page).fill('Mon mot.')
  await save(page).click()
  await expect(page.getByText('Ce texte a été modifié entre-temps')).toBeVisible()
  await expect(text(page)).toHaveValue('Mon mot.')
  expect((await other.getArticle({ params: { id } })).content).toBe('Le mot de l’autre.')
  await checkAccess(page)
  await page.getByRole('button', { name: 'Enregistrer le mien à sa place' }).click()
  await toastShown(page, 'Texte enregistré')
  expect((await other.getArticle({ params: { id } })).content).toBe('Mon mot.')
})

test('a text that a colleague removed while one wrote is kept as a new one', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/404/)
  const id = await openArticle(page, site.url, 'supprime-entre-temps')
  const other = await administratorOf(site.url)
  await text(page).fill('Deux heures de travail.')
  await other.deleteArticle({ params: { id }, query: {} })
  await save(page).click()
  await expect(page.getByText('Quelqu’un l’a supprimé entre-temps')).toBeVisible()
  await expect(text(page)).toHaveValue('Deux heures de travail.')
  await checkAccess(page)
  await page.getByRole('button', { name: 'L’enregistrer comme un nouveau texte' }).click()
  await toastShown(page, 'Texte enregistré')
  await expect(text(page)).toHaveValue('Deux heures de travail.')
  await expect(unsaved(page)).toBeHidden()
  const { articles } = await other.listArticles({ query: { search: 'supprime-entre-temps' } })
  expect(articles).toHaveLength(1)
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('texte:'))))
    .toEqual([])
})

test('who signs out over a text is asked, and leaves nothing of it to the next', async ({
  page,
  site,
  quiet,
}) => {
  // What was being read when the session ended.
  quiet.allowed.push(/401/)
  await openArticle(page, site.url, 'poste-partage')
  await text(page).fill('Pas encore pour tout le monde.')
  await expect(unsaved(page)).toBeVisible()
  const out = page.getByRole('button', { name: 'Déconnexion' })
  await out.click()
  const dialog = page.getByRole('dialog', { name: 'Texte non enregistré' })
  await dialog.getByRole('button', { name: 'Rester' }).click()
  await expect(text(page)).toHaveValue('Pas encore pour tout le monde.')
  await out.click()
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Se déconnecter sans enregistrer' }).click()
  await expect(page).toHaveURL(/admin-login/)
  await expect.poll(() => keptIn(page)).not.toContain('tout le monde')
  await signIn(page)
  await openFromList(page, 'poste-partage')
  await expect(text(page)).toHaveValue('Un mot.')
})

test('another account finds nothing of what a tab keeps, its own account does', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/401/)
  const owner = await administratorOf(site.url)
  const { token } = await invited(site.url, owner, { role: 'editor', email: 'redaction@exemple.fr' })
  const id = await openArticle(page, site.url, 'session-d-un-autre')
  await text(page).fill('À moi seul.')
  await expect(unsaved(page)).toBeVisible()
  page.on('dialog', asked => void asked.accept())
  const found = page.getByText('Un texte que vous n’aviez pas enregistré a été retrouvé.')
  const enter = async (one: string, words: string) => {
    await page.goto('/robots.txt')
    await page.evaluate(value => localStorage.setItem('admin_token', value), one)
    await page.goto(`/admin-dashboard/contenus/articles/${id}`)
    await expect(text(page)).toHaveValue(words)
  }
  await enter(owner.token, 'À moi seul.')
  await expect(found).toBeVisible()
  await enter(token, 'Un mot.')
  await expect(found).toBeHidden()
  await expect.poll(() => keptIn(page)).not.toContain('À moi seul.')
})

test('a dashboard closed in one tab closes in the other', async ({ page, context, quiet }) => {
  // What was being read when the session ended.
  quiet.allowed.push(/401/)
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/admin-dashboard/journal')
  await expect(other.getByRole('heading', { name: 'Journal' })).toBeVisible()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(other).toHaveURL(/admin-login/)
  await expect(page).toHaveURL(/admin-login/)
  await expect(page.getByText('Session expirée')).toHaveCount(0)
})
