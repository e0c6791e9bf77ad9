import { checkAccess, signIn } from '../support/browser/dashboard'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('a filter is kept under a name, follows what happens, and goes again', async ({ page, site }) => {
  const visitor = visitorOf(site.url)
  await visitor.finish({ company_name: 'Fournil des Halles' })
  await visitor.begin()
  const followed = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/admin/live')
  await signIn(page)
  await followed
  const views = page.getByRole('region', { name: 'Vues' })
  await expect(views).toContainText('Filtrez la liste pour garder une vue')
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Soumis')
  await views.getByRole('button', { name: 'Garder cette vue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill('Arrivés')
  await dialog.getByLabel('Partager avec l’équipe').check()
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const chip = views.getByRole('link', { name: /Arrivés 1/ })
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await checkAccess(page)
  await visitor.finish({ company_name: 'Fournil du Port' })
  await expect(views.getByRole('link', { name: /Arrivés 2/ })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await checkAccess(page)
  await page.goto('/admin-dashboard')
  await views.getByRole('combobox', { name: 'Vue' }).selectOption('Arrivés (2)')
  await expect(page).toHaveURL(/statut=Soumis/)
  await views.getByRole('button', { name: 'Modifier la vue' }).click()
  await dialog.getByRole('button', { name: 'Supprimer la vue' }).click()
  // What lies behind a dialog has no roles.
  await expect(dialog).toBeHidden()
  await expect(views).toBeVisible()
  await expect(views.getByRole('combobox')).toHaveCount(0)
})
