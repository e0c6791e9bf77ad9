import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  from: string[]
}

/** Counts what moves by itself on pages to come, as the browser measures it: what follows a press is left out. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const from = entry.sources.map(({ node }) =>
          node instanceof HTMLElement
            ? `${node.tagName} ${node.className} ${node.innerText.slice(0, 40)}`
            : '',
        )
        shifts.push({ value: entry.value, from })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What a screen of the path may move by itself, from its opening to its end. */
const MOST = 0.02

/** Nothing, or next to nothing, has moved by itself since it was last asked. */
export async function checkSteady(page: Page, moment: string) {
  const { sum, from } = await shiftsOf(page)
  console.log(`${moment}: ${sum.toFixed(4)}`)
  expect.soft(sum, `${moment}\n${from.join('\n')}`).toBeLessThanOrEqual(MOST)
}

/** What has moved on this page since it was last asked, and what it was. */
export async function shiftsOf(page: Page): Promise<{ sum: number; from: string[] }> {
  const shifts = await page.evaluate(() => {
    const all = (window as unknown as { shifts: Shift[] }).shifts
    return all.splice(0)
  })
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    from: shifts.map(({ value, from }) => `${value.toFixed(4)}: ${from.join(' | ')}`),
  }
}
