import { keepSession } from '../support/browser/dashboard'
import { holdToasts } from '../support/browser/held-toasts'
import { expect, test } from '../support/journey'

test('an article is written, published, read on the site, changed and removed', async ({ page, quiet }) => {
  quiet.allowed.push(/404/)
  await holdToasts(page)
  await keepSession(page)

  await page.goto('/admin-dashboard/contenus/articles/nouveau')
  await page.getByLabel('Titre', { exact: true }).fill('Un article du matin')
  await page.getByLabel('Adresse').fill('un-article-du-matin')
  await page.getByLabel('Extrait').fill('Court.')
  await page.getByLabel('Texte').fill('Un mot **important**.')
  await expect(page.getByRole('region', { name: 'Aperçu' }).locator('strong')).toHaveText('important')
  await page.getByLabel('Publié sur le site').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { name: 'Modifier le texte' })).toBeVisible()

  await page.goto('/blog/un-article-du-matin')
  await expect(page.getByRole('heading', { name: 'Un article du matin' })).toBeVisible()

  await page.goto('/admin-dashboard/contenus?recherche=article+du+matin')
  await page.getByRole('link', { name: 'Un article du matin' }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Un article du soir')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Texte enregistré')).toBeVisible()
  await page.goto('/blog/un-article-du-matin')
  await expect(page.getByRole('heading', { name: 'Un article du soir' })).toBeVisible()

  await page.goto('/admin-dashboard/contenus?recherche=article+du+soir')
  await page.getByRole('button', { name: 'Retirer du site : Un article du soir' }).click()
  await expect(page.getByText('Brouillon')).toBeVisible()
  await page.goto('/blog/un-article-du-matin')
  await expect(page.getByText('Article non trouvé')).toBeVisible()
  await page.goto('/admin-dashboard/contenus?recherche=article+du+soir')
  await page.getByRole('button', { name: 'Publier : Un article du soir' }).click()
  await expect(page.getByRole('cell', { name: 'Publié' })).toBeVisible()
  await page.goto('/blog/un-article-du-matin')
  await expect(page.getByRole('heading', { name: 'Un article du soir' })).toBeVisible()

  await page.goto('/admin-dashboard/contenus?recherche=article+du+soir')
  await page.getByRole('button', { name: 'Supprimer : Un article du soir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Aucun texte ne correspond.')).toBeVisible()
  await page.goto('/blog/un-article-du-matin')
  await expect(page.getByText('Article non trouvé')).toBeVisible()
})
