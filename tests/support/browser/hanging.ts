import type { Locator, Page } from '@playwright/test'
import { FILE_PATIENCE } from '../../../src/contract/patience'
import { agencyWithPeople } from '../agency-file'
import { test as base, expect } from '../journey'
import type { Program } from '../program/program'
import { startCopy } from '../program/template-site'
import { mailbox } from '../servers/mailbox'
import { startSmtp } from '../servers/smtp-server'
import { alive } from './alive'
import { axeFindings } from './axe'
import { holdToasts, letToastGo } from './held-toasts'

export const SILENT = 'Le serveur ne répond pas'

/**
 * A site whose e-mails leave, so that it asks for codes, and where somebody calls; the page's clock is put forward, so
 * that nobody waits 25 seconds.
 */
export const test = base.extend<{ clocked: undefined }, { mailing: Program & ReturnType<typeof mailbox> }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
    async ({}, use) => {
      const [smtp, agency] = [await startSmtp(), agencyWithPeople()]
      const program = await startCopy({ SMTP_URL: smtp.url, AGENCY_FILE: agency.path })
      await use({ ...program, ...mailbox(smtp.received) })
      await program.remove()
      await smtp.stop()
      agency.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.url),
  clocked: [
    async ({ page, quiet }, use) => {
      quiet.allowed.push(/Failed to load resource/)
      // The clock is a script; no preview of a site runs one.
      quiet.allowed.push(/Blocked script execution in 'about:srcdoc'/)
      await holdToasts(page)
      await page.clock.install()
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Calls that never end from now on, until the function that is given back lets later ones through. */
export async function hang(page: Page, address: string | RegExp) {
  let asked = 0
  await page.route(address, () => void asked++)
  return {
    /** Longer than any patience after `press` has begun such a call. */
    givesUp: async (press: () => Promise<unknown>) => {
      await press()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await page.clock.fastForward(FILE_PATIENCE + 1_000)
    },
    answersAgain: () => page.unroute(address),
  }
}

/** specification A8: the toast in sight, and its place says it too. */
export async function said(page: Page, toast: string, place: string | RegExp = toast) {
  await letToastGo(await seen(page, toast, place))
}

/** @returns the toast, which stays */
async function seen(page: Page, toast: string, place: string | RegExp) {
  const shown = page.locator('[data-sonner-toast]').filter({ hasText: toast }).first()
  await expect(shown).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('main').getByText(place).first()).toBeVisible()
  return shown
}

/** The same, and axe reads the page with both. */
export async function told(page: Page, toast: string, place: string | RegExp = toast) {
  const shown = await seen(page, toast, place)
  expect(await axeFindings(page)).toEqual([])
  await letToastGo(shown)
}

export const press = (button: Locator) => async () => (await alive(button)).click()
export const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A call that is pressed for, hangs and is given up; then it is let through, and pressed again if `again`. */
export async function hangs(
  page: Page,
  address: string,
  button: Locator,
  toast = SILENT,
  place: string | RegExp = toast,
) {
  const hanging = await hang(page, address)
  await hanging.givesUp(press(button))
  await said(page, toast, place)
  await hanging.answersAgain()
}
