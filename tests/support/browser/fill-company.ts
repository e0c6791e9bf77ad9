import { expect, type Page } from '@playwright/test'

/** Fills in step 1 on a site that asks no registry, and waits until it says so: the step is drawn anew by that. */
export async function fillCompany(page: Page, company: Record<string, string>) {
  await expect(page.getByRole('button', { name: 'Remplir d’après le SIRET' })).toBeVisible()
  for (const [field, value] of Object.entries(company)) await page.locator(`#${field}`).fill(value)
  await expect(page.getByText(/^Le registre public ne/)).toBeVisible()
}
