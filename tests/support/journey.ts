import { test as base, expect, type Page } from '@playwright/test'
import { flawOf } from './program/conformance'
import type { Program } from './program/program'
import { startCopy } from './program/template-site'

export { PASSWORD } from './program/program'
export { expect }

interface Fixtures {
  /** The program of this file: what other files' journeys made is not in it. */
  site: Program
  /**
   * Fails the journey when the page logs an error that it does not announce in `allowed`, or is given an
   * answer that the description of the API does not promise.
   */
  quiet: { allowed: RegExp[] }
}

/** A journey on a running site: one program for each file of journeys, its address as `baseURL`. */
export const test = base.extend<Fixtures, { siteOf: (file: string) => Promise<Program> }>({
  siteOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
    async ({}, use) => {
      let current: { file: string; site: Program } | undefined
      await use(async file => {
        if (current?.file === file) return current.site
        await current?.site.remove()
        current = undefined
        const site = await startCopy()
        current = { file, site }
        return site
      })
      await current?.site.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),
  baseURL: async ({ site }, use) => use(site.url),
  quiet: [
    async ({ page, baseURL }, use) => {
      const quiet = { allowed: [] as RegExp[] }
      const errors = watch(page, String(baseURL))
      const flaws = watchAnswers(page)
      await use(quiet)
      // A request that is still held or on its way when its page is closed would fail a journey that is over.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {})
      expect(await flaws()).toEqual([])
      expect(errors().filter(error => !quiet.allowed.some(pattern => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Console errors, uncaught exceptions, and requests that leave the site. */
function watch(page: Page, baseURL: string): () => string[] {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => errors.push(`exception: ${error.message}`))
  page.on('request', request => {
    const address = request.url()
    if (/^https?:/.test(address) && !address.startsWith(baseURL) && !isPreview(address, baseURL)) {
      errors.push(`leaves the site: ${address}`)
    }
  })
  return () => errors
}

/** A client's site that was not shown to everybody yet stands on a host of its own beside ours. */
const isPreview = (address: string, baseURL: string) =>
  new RegExp(`^http://apercu-[0-9a-f]{20}\\.localhost:${new URL(baseURL).port}/`).test(address)

/** Compares every answer of a call with its description. */
function watchAnswers(page: Page): () => Promise<string[]> {
  const checks: Promise<string | null>[] = []
  page.on('response', response => {
    const { pathname, protocol } = new URL(response.url())
    const headers = response.headers()
    // An answer of ours always has this header; one that a journey puts in its place does not.
    if (!/^http/.test(protocol) || !/^\/api(\/|$)/.test(pathname) || !headers['x-content-type-options'])
      return
    const type = headers['content-type'] ?? ''
    const method = response.request().method()
    // A page that was left takes its answers with it.
    const text = /json/.test(type) ? Promise.race([response.text(), late()]) : Promise.resolve('')
    checks.push(
      text.then(
        words => flawOf({ method, path: pathname, status: response.status(), type, text: words }),
        () => null,
      ),
    )
  })
  return async () => (await Promise.all(checks)).filter(flaw => flaw !== null)
}

const late = () => new Promise<never>((_, reject) => setTimeout(reject, 5_000).unref())
