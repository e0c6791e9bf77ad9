import { axeFindings } from '../support/browser/axe'
import { keepSession } from '../support/browser/dashboard'
import { holdToasts } from '../support/browser/held-toasts'
import { expect, test } from '../support/journey'

test('the team changes an aid: a misleading rule is named, tried, mended, and the page follows', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allowed.push(/400|422/)
  await holdToasts(page)
  await keepSession(page)
  await page.goto('/admin-dashboard/contenus?onglet=aides')
  await page.getByRole('link', { name: 'Kap Numérik' }).click()
  await expect(page.getByLabel('Nom')).toHaveValue('Kap Numérik')
  const rule = page.getByLabel('Règle 1')
  await page.getByText('Expression 1', { exact: true }).click()
  await rule.fill('efectif <= 20')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('« efectif » n’est pas une réponse du test').first()).toBeVisible()

  // Chosen rather than written: the expression behind follows.
  await page.getByLabel('Ce que le test vérifie 1').selectOption('effectif')
  await page.getByLabel('Comparaison 1').selectOption('au plus')
  await page.getByLabel('Seuil 1').fill('12')
  await expect(rule).toHaveValue('effectif <= 12')
  await page.getByLabel('Code postal').fill('97400')
  await page.getByRole('combobox', { name: 'Effectif' }).selectOption('49')
  await page.getByRole('button', { name: 'Essayer' }).click()
  await expect(page.getByText('Réponse : Non')).toBeVisible()
  await page.getByLabel('Plafond', { exact: true }).fill('2 900')
  // What is not open, or was not read again for 90 days, names no sum.
  await page.getByLabel('État d’après la source').selectOption('open')
  await page.getByLabel('État connu au').fill(new Date().toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Aide enregistrée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre la version 1' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await (await request.get('/aides/kap-numerik')).text()).toMatch(/2\s900\s€/)
})
