import type { Page, Request } from '@playwright/test'

/**
 * Waits until for half a second nothing was asked for that has not come; begun before the page is gone to. Playwright's own
 * `networkidle` waits for ever, now and then, where a frame with a document of its own (`srcdoc`) is put into the page.
 */
export function untilAnswered(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  let last = Date.now()
  const ended = (request: Request) => {
    asked.delete(request)
    last = Date.now()
  }
  page.on('request', request => asked.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    while (asked.size > 0 || Date.now() - last < 500) await page.waitForTimeout(100)
  }
}
