import type { Page } from '@playwright/test'
import { checkAccess, signIn } from '../support/dashboard'
import { expect, test } from '../support/journey'
import { visitorOf } from '../support/path'

/** Presses a key and counts it: the promise is in presses. */
function counted(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    since: () => {
      const made = presses
      presses = 0
      return made
    },
  }
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

test('a queue is worked through by keyboard alone, at most twelve presses a dossier', async ({
  page,
  site,
}) => {
  test.slow()
  const { finish } = visitorOf(site.url)
  const names = Array.from({ length: 5 }, (_, n) => `Atelier au Clavier ${n + 1}`)
  for (const company_name of names) await finish({ company_name })
  await signIn(page)
  await page.getByRole('link', { name: /À vérifier/ }).click()
  await heading(page, String(names[0]))
  await checkAccess(page)
  const { press, since } = counted(page)
  const needed: number[] = []
  for (const [n, name] of names.entries()) {
    await heading(page, name)
    const pieces = page.getByRole('region', { name: 'Pièce', exact: true })
    const shown = pieces.locator('img, canvas').first()
    for (let piece = 1; piece <= 5; piece++) {
      await expect(pieces.getByRole('button', { pressed: true })).toHaveText(new RegExp(`^${piece} `))
      await expect(shown).toBeVisible()
      await press(' ')
    }
    await expect(page.getByText('Tout est coché.')).toBeVisible()
    await press('v')
    if (n < names.length - 1) await heading(page, String(names[n + 1]))
    needed.push(since())
  }
  await expect(page.getByText('C’était le dernier dossier de la file.')).toBeVisible()
  expect(needed.sort((a, b) => a - b)[2]).toBeLessThanOrEqual(12)

  await press('?')
  const keys = page.getByRole('dialog', { name: 'Touches du tri' })
  await checkAccess(page)
  await keys.getByLabel('Utiliser ces touches').uncheck()
  await page.keyboard.press('Escape')
  await press('i')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('link', { name: /5 Décision attendue/ })).toBeVisible()
})
