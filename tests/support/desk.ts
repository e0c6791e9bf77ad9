import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe'
import { PASSWORD } from './program'

/** The administrator at the desk. */
export async function signIn(page: Page) {
  await page.goto('/admin-login')
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
}

/** 0 findings by day, by night the same page in other colours, and nothing that makes the page scroll sideways. */
export async function checkAccess(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axeFindings(page, 'color-contrast')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
}
