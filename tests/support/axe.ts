import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds on the page as it is, in one line each; WCAG 2.2 AA and best practices, or one rule. It runs within
 * the page: its own runner for Playwright opens a second page for each run, at three times the cost.
 * Frames are looked at, not into: they hold papers and previews of messages, no page of ours.
 */
export async function axeFindings(page: Page, only?: 'color-contrast'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async options => {
      const { violations } = await window.axe.run(options)
      return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
    },
    { ...RESULTS_ONLY, ...(only ? { runOnly: [only] } : {}) },
  )
}

/** What passes is not described, and no file is fetched again for rules that are not on. */
const RESULTS_ONLY: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] }
