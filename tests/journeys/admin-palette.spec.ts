import { checkAccess, signIn } from '../support/browser/dashboard'
import { company, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('a dossier, a queue and a page are reached from anywhere, by keyboard and by finger', async ({
  page,
  site,
}) => {
  await visitorOf(site.url).finish({ company_name: 'Boulangerie Palette' })
  await signIn(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Aller à…' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await checkAccess(page)
  await page.keyboard.type('boulangerie pal')
  await expect(dialog.getByRole('option', { name: /Boulangerie Palette Soumis/ })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ résultats$/)
  await checkAccess(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Boulangerie Palette', level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Aller à…' }).click()
  await field.fill('verifier')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option', { selected: true })).toContainText('À vérifier')
  await checkAccess(page)
  await dialog.getByRole('option', { selected: true }).click()
  await expect(page).toHaveURL(/file=to-check/)
})

test('a telephone of a letterhead finds its dossier and says why; the palette acts on the list as it is filtered', async ({
  page,
  site,
}) => {
  const { submit } = visitorOf(site.url)
  await submit({ ...company, company_name: 'Serrurerie Palette', phone: '+33 5 56 77 88 99' })
  await signIn(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Aller à…' })
  const field = dialog.getByRole('combobox')
  await field.fill('Tél. 05.56.77.88.99')
  await expect(
    dialog.getByRole('option', { name: /Serrurerie Palette .* trouvé par\s: téléphone/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/admin-dashboard?recherche=serrurerie+palette')
  const row = page.getByRole('row', { name: /Serrurerie Palette/ })
  await expect(row.getByText(/^trouvé par\s: nom$/)).toBeVisible()
  await checkAccess(page)
  await page.keyboard.press('Control+k')
  await field.fill('rappeler toute')
  const act = dialog.getByRole('option', { name: /^Rappeler au client ce qui manque\s: toute la liste/ })
  await expect(act).toHaveAttribute('aria-selected', 'true')
  await expect(act).toContainText('serrurerie palette')
  await checkAccess(page)
  await page.keyboard.press('Enter')
  const bulk = page.getByRole('dialog', { name: 'Agir sur plusieurs dossiers' })
  await expect(bulk.getByLabel('Action')).toHaveValue('remind')
  await expect(bulk.getByText(/^1\sdossier dans la liste filtrée/)).toBeVisible()
  await bulk.getByRole('button', { name: 'Ne rien changer' }).click()
  await expect(page).toHaveURL(/admin-dashboard\?recherche=serrurerie\+palette$/)
})
