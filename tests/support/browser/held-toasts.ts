import { expect, type Locator, type Page } from '@playwright/test'

/** Holds each message of pages to come as a pointer that rests on it does: its four seconds are short where a browser is slow. */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const hold = () => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]:not([data-held])')) {
        toast.setAttribute('data-held', '')
        toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }
    }
    new MutationObserver(hold).observe(document, { childList: true, subtree: true })
  })

/** It leaves after its time then, as for any pointer that went. One that newer messages have displaced is gone already. */
export const letToastGo = (toast: Locator) =>
  toast.evaluateAll(found => {
    for (const one of found) one.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
  })

/** A message of a page that holds them was shown; it leaves then. */
export async function toastShown(page: Page, words: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: words }).first()
  await expect(toast).toBeVisible()
  await letToastGo(toast)
}
