import { expect, type Locator } from '@playwright/test'

/**
 * The same element, once React runs it. The server's HTML shows a button before it does anything: a journey
 * is faster than any hand, and its press would be lost.
 */
export async function alive(locator: Locator): Promise<Locator> {
  const runs = () =>
    locator
      .evaluate(element => Object.keys(element).some(key => key.startsWith('__react')))
      .catch((error: Error) => {
        // The page that it stood in was just left for another.
        if (/context was destroyed|frame was detached/i.test(error.message)) return false
        throw error
      })
  await expect.poll(runs).toBe(true)
  return locator
}
