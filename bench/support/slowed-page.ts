import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium'

/** What the browser itself noted on one page since it was last asked. Milliseconds. */
export interface Noted {
  /** Each task of the main thread that took 50 ms or more. */
  longTasks: number[]
  /** From a press or a key to the next picture, one for each that took 16 ms or more. */
  interactions: number[]
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** A page whose main thread gets one part in so many of this processor. */
export async function slowedPage(browser: Browser, origin: string, rate: number) {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR', reducedMotion: 'reduce' })
  await context.addInitScript(note)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** What was noted on this document, all its pictures drawn. */
export const notedOn = (page: Page): Promise<Noted> =>
  page.evaluate(async () => {
    // The browser tells of an interaction after the picture that follows it.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    const { longTasks, interactions } = Reflect.get(globalThis, 'benchNoted')
    return { longTasks, interactions: Object.values<number>(interactions) }
  })

/** Runs in the browser, before the page's own scripts. */
function note() {
  const noted = { longTasks: [] as number[], interactions: {} as Record<number, number> }
  Reflect.set(globalThis, 'benchNoted', noted)
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) noted.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const id: number = Reflect.get(entry, 'interactionId')
      if (id) noted.interactions[id] = Math.max(noted.interactions[id] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
}
