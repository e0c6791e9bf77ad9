import { expect, type Locator } from '@playwright/test'

const SOON = { timeout: 60_000 }

/** Scrolls there and lets it be drawn: until then a frame that a process of its own draws takes what comes down where it stood before. */
export async function inSight(target: Locator) {
  await target.scrollIntoViewIfNeeded(SOON)
  const frames = () =>
    new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  await target.evaluate(frames, undefined, SOON)
  await target.page().evaluate(frames)
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
