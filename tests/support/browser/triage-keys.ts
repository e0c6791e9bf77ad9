import { expect, type Page } from '@playwright/test'

/** Presses a key and counts it: the promise is in presses. */
export function countedKeys(page: Page) {
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

/** Ticks all of a dossier that nothing speaks against; `v` then says that its pieces are checked. */
export async function tickGood(page: Page, press: (key: string) => Promise<void>) {
  const pieces = page.getByRole('region', { name: 'Pièce', exact: true })
  const shown = pieces.locator('img, canvas').first()
  const current = pieces.getByRole('button', { pressed: true })
  // It opens at what only its issuer can say, the code of URSSAF's: Space stops there, however often.
  await expect(shown).toBeVisible()
  await press(' ')
  const stop = page.getByRole('alert').filter({ hasText: 'Code de sécurité' })
  await expect(stop).toBeVisible()
  await press('Enter')
  await expect(stop).toHaveCount(0)
  // Both sides of the card are one of the three others.
  for (let step = 1; step <= 3; step++) {
    const before = await current.textContent()
    await expect(shown).toBeVisible()
    await press(' ')
    if (step < 3) await expect(current).not.toHaveText(String(before))
  }
  await expect(page.getByText('Tout est coché.', { exact: true })).toBeVisible()
}
