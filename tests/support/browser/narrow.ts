import { expect, type Page } from '@playwright/test'

/** The narrowest telephone, and what a desk of 1,280 by 800 px shows at 200 %. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

/** Nothing makes the page scroll sideways, lies beside it or is cut. */
export async function checkNarrow(page: Page, name: string) {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => beyond(page), { message: `${name} at ${size.width}` }).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** What does not fit, as a person would name it. What scrolls by itself, and what is there to be heard only, fits. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const named = (one: Element) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 60)}`
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== root &&
      (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    const cut = (one: Element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(one)
      return (
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        display !== 'inline' &&
        one.scrollWidth > one.clientWidth + 1
      )
    }
    const found = [...document.querySelectorAll('body header *, main *, footer *')]
      .filter(one => one instanceof HTMLElement && one.checkVisibility({ visibilityProperty: true }))
      .filter(one => {
        const { left, right, width, height } = one.getBoundingClientRect()
        if (width <= 1 || height <= 1) return false
        return ((right > root.clientWidth + 1 || left < -1) && !scrolls(one.parentElement)) || cut(one)
      })
      .map(named)
    return root.scrollWidth > root.clientWidth ? [`the page, ${root.scrollWidth} px`, ...found] : found
  })
