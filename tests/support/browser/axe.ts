import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

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
  if (!(await page.evaluate(() => 'axe' in window))) await putEngine(page)
  return page.evaluate(
    async options => {
      const { violations } = await window.axe.run(options)
      return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
    },
    { ...RESULTS_ONLY, ...(only ? { runOnly: [only] } : {}) },
  )
}

/**
 * Puts the engine into the page as a script of its own. The browser keeps what it has compiled of a script for the pages to
 * come, of what a page evaluates it keeps nothing: each page would compile half a megabyte again.
 */
async function putEngine(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: SOURCE })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
}

const sessions = new WeakMap<Page, CDPSession>()

/** The same without its comments, which a page reads in two thirds of the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What passes is not described, and no file is fetched again for rules that are not on. */
const RESULTS_ONLY: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] }
