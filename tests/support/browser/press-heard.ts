import { expect, type Locator } from '@playwright/test'

const SOON = { timeout: 60_000 }

/**
 * Scrolls there and lets it be drawn: until then a frame that a process of its own draws takes what comes down where it stood
 * before. What is in such a frame, out of sight, stands still: it is not asked.
 */
export async function inSight(target: Locator) {
  await target.evaluate(
    element => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    undefined,
    SOON,
  )
  await target
    .page()
    .evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/**
 * Presses once what is in sight: again only where what was pressed has heard nothing, since another thing had moved under the
 * finger.
 */
export async function pressHeard(target: Locator, how: 'click' | 'tap' = 'click') {
  await expect(async () => {
    await inSight(target)
    const heard = await target.evaluateHandle(
      element => {
        const presses = { n: 0 }
        element.addEventListener('click', () => (presses.n += 1), { capture: true })
        return presses
      },
      undefined,
      SOON,
    )
    await target[how](SOON)
    await expect.poll(() => heard.evaluate(({ n }) => n), { timeout: 30_000 }).toBeGreaterThan(0)
  }).toPass()
}
