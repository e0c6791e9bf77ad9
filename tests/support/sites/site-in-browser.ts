import type { Page } from '@playwright/test'
import { sitePolicy } from '../../../src/http/site-policy'
import type { SiteFile } from '../../../src/sites/render-options'
import { renderOptions } from './client-sites'
import { sizeOf } from './site-faults'

/** Where a site stands in these tests: nothing is asked of a network. */
export const SITE = String(renderOptions.origin)

/** Answers what a page asks of a site's own host by its files, as the program does. @returns what was asked since, and its weight */
export async function serveTo(page: Page, files: SiteFile[]): Promise<{ bytes: number; missing: string[] }> {
  const seen = { bytes: 0, missing: [] as string[] }
  await page.route('**/*', async route => {
    const { pathname, origin } = new URL(route.request().url())
    const asked = pathname.slice(1)
    const file =
      origin === SITE
        ? files.find(({ path }) => path === asked || path === `${asked && `${asked}/`}index.html`)
        : undefined
    if (!file) {
      seen.missing.push(route.request().url())
      return route.fulfill({ status: 404, body: '' })
    }
    seen.bytes += sizeOf(file)
    const body = typeof file.body === 'string' ? file.body : Buffer.from(file.body)
    return route.fulfill({
      body,
      headers: { 'content-type': file.type, 'content-security-policy': sitePolicy() },
    })
  })
  return seen
}

/** Where the pages of a site are looked at: search engines' own files are none. */
export const addressesOf = (files: SiteFile[]): string[] =>
  files.flatMap(({ path }) =>
    path.endsWith('.html') ? [`${SITE}/${path.replace(/(?:^|\/)index\.html$/, '')}`] : [],
  )

/** The texts that are cut off at the edge of the window, though nothing is wider than it: pages clip what stands out. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = node.textContent?.trim() ?? ''
      const seen = node.parentElement?.checkVisibility() && !node.parentElement.closest('svg, [hidden]')
      if (text && seen && range.getBoundingClientRect().right > edge) cut.push(text.slice(0, 40))
    }
    return cut
  })

/** The words of up to fourteen letters that are broken in two lines where no hyphen stands: a name or a sum that nobody reads so. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !node.parentElement?.checkVisibility() ||
        node.parentElement.closest('svg, [hidden], .trap, .unseen')
      )
        continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /[\p{L}\p{N}’\u00a0\u202f€]{2,14}/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
