import type { Page } from '@playwright/test'

/** Holds the scripts of pages to come, as a slow line does. @returns lets them go, and those that follow */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}
