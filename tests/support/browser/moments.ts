import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe'
import { overflow } from './overflow'

const WIDTHS = [360, 1440]
/** Where pictures of each moment are laid, if somebody wants to look at them. */
const FOLDER = process.env.MOMENTS

/** A moment of the path: axe finds nothing and nothing makes the page scroll sideways, on a telephone and at a desk. */
export async function checkMoment(page: Page, name: string, widths: readonly number[] = WIDTHS) {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page), `${name} at ${width}`).toEqual([])
    await expect.poll(() => overflow(page), `${name} at ${width}`).toBe(0)
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}
