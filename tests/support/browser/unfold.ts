import { expect, type Page } from '@playwright/test'

/** Everything that is folded on the page, open, and what it fetches there. */
export async function unfold(page: Page) {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
  })
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
