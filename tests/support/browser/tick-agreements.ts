import { expect, type Page } from '@playwright/test'
import { AGREEMENTS } from '../../../src/domain/dossier/agreements'

/** Ticks all that is agreed to at step 3. What comes late above them moves the boxes while one is pressed: it is pressed again. */
export async function tickAgreements(page: Page) {
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(AGREEMENTS.length)
  for (const box of await boxes.all()) await expect(() => box.check({ timeout: 30_000 })).toPass()
}
