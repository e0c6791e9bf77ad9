import { checkAccess, keepSession } from '../support/browser/dashboard'
import { company, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('a list of hundreds is walked with the keyboard, and only what is in sight is drawn', async ({
  page,
  site,
}) => {
  const { submit } = visitorOf(site.url)
  for (let first = 1; first <= 300; first += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        submit({ ...company, company_name: `Longue Liste ${String(first + at).padStart(3, '0')}` }),
      ),
    )
  await keepSession(page)
  await page.goto('/admin-dashboard?recherche=longue+liste&lignes=1000&tri=company_name')
  const list = page.getByRole('region', { name: 'Dossiers' })
  const table = list.getByRole('table')
  await expect(page.getByText('300 dossiers sur 300')).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', '301')
  expect(await list.locator('tbody tr').count()).toBeLessThan(120)
  await checkAccess(page)

  await list.focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link', { name: 'Longue Liste 001' })).toBeFocused()
  for (let row = 2; row <= 60; row++) await page.keyboard.press('ArrowDown')
  const sixtieth = list.getByRole('link', { name: 'Longue Liste 060' })
  await expect(sixtieth).toBeFocused()
  const its = list.getByRole('row').filter({ hasText: 'Longue Liste 060' })
  await expect(its).toHaveAttribute('aria-rowindex', '61')

  await list.evaluate(frame => frame.scrollTo(0, frame.scrollHeight))
  await expect(list.getByRole('link', { name: 'Longue Liste 300' })).toBeVisible()
  await expect(list.getByRole('columnheader', { name: 'SIRET' })).toBeInViewport()
  await expect(sixtieth).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link', { name: 'Longue Liste 061' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Longue Liste 061' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.getByRole('link', { name: 'Longue Liste 061' })).toBeFocused()
})
