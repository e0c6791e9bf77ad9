import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../program/program'
import { axeFindings } from './axe'
import { overflow } from './overflow'

/** A session of the administrator in this browser, one that was not typed: one journey types it. */
export async function keepSession(page: Page) {
  const answer = await page.request.post('/api/admin/login', { data: { password: PASSWORD } })
  const { token } = (await answer.json()) as { token: string }
  // The lightest of our answers: what is kept belongs to its origin.
  await page.goto('/robots.txt')
  await page.evaluate(value => localStorage.setItem('admin_token', value), token)
}

/** The administrator at the dashboard. */
export async function signIn(page: Page) {
  await keepSession(page)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
}

/** 0 findings by day, by night the same page in other colours, and nothing that makes the page scroll sideways. */
export async function checkAccess(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axeFindings(page, 'color-contrast')).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
}

/** The same at a desk and on a telephone. The page keeps the second width: what opens next comes in that one. */
export async function checkAccessAtBoth(page: Page) {
  const atDesk = Number(page.viewportSize()?.width) > 360
  for (const width of atDesk ? [1440, 360] : [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await checkAccess(page)
  }
}

/** What this tab keeps of what was typed. */
export const keptIn = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join())
