import type { Browser, Page } from '@playwright/test'
import type { SiteFacts } from '../src/domain/site/facts/facts'
import { SITE_THEMES, type SiteLayout, type SiteTheme } from '../src/domain/site/layout/layout'
import { THEME_LOOKS } from '../src/domain/site/layout/theme-looks'
import { renderSite } from '../src/sites/render-site'
import { overflow } from '../tests/support/browser/overflow'
import { AWKWARD_FIRMS } from '../tests/support/sites/awkward-firms'
import { fullFacts, renderOptions, siteAssets, wholeLayout } from '../tests/support/sites/client-sites'
import { addressesOf, brokenWords, cutTexts, SITE, serveTo } from '../tests/support/sites/site-in-browser'

/** Firms whose facts a form lets through; one that is like any other comes last, no word of whose may be broken. */
const FIRMS = [...AWKWARD_FIRMS, fullFacts]

/**
 * In every theme, in each of its arrangements, at every width: nothing is wider than its window, no text is cut, no script of
 * anybody's runs, nothing is missing. @returns what is wrong, in one line each
 */
export async function awkwardFaults(browser: Browser, widths: number[], day: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of SITE_THEMES)
    for (const facts of FIRMS)
      for (const layout of layoutsOf(theme, facts)) {
        const page = await browser.newPage({ reducedMotion: 'reduce' })
        const fault = (words: string) => {
          found.push(words)
          console.error(`${theme}, ${facts.name.slice(0, 30)}: ${words}`)
        }
        page.on('pageerror', ({ message }) => fault(message))
        page.on('dialog', dialog => {
          fault(`a script ran: ${dialog.message()}`)
          void dialog.dismiss()
        })
        const files = renderSite(facts, layout, day, renderOptions, siteAssets)
        const seen = await serveTo(page, files)
        const pages =
          layout.pages.length < 3 ? layout.pages.map(({ path }) => `${SITE}${path}`) : addressesOf(files)
        for (const address of pages) {
          await page.goto(address)
          await page.evaluate(() => document.fonts.ready)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            for (const words of await faultsAt(page, facts)) fault(`${address} at ${width} px ${words}`)
          }
        }
        for (const address of seen.missing) fault(`${address} is not there`)
        await page.close()
      }
  console.log(`${FIRMS.length} firms in ${SITE_THEMES.length} themes: ${found.length} faults`)
  return found
}

async function faultsAt(page: Page, facts: SiteFacts): Promise<string[]> {
  const wider = await overflow(page)
  const broken = facts === fullFacts ? await brokenWords(page) : []
  return [
    ...(wider > 0 ? [`is ${wider} px too wide`] : []),
    ...(await cutTexts(page)).map(text => `cuts « ${text} »`),
    ...broken.map(word => `breaks « ${word} »`),
  ]
}

/** Every page in the arrangements that the firm's name has; the first two in each of the others that the theme has. */
function layoutsOf(theme: SiteTheme, facts: SiteFacts): SiteLayout[] {
  const looks: Partial<Record<string, readonly string[]>> = THEME_LOOKS[theme].variants
  const most = Math.max(...Object.values(looks).map(all => all?.length ?? 0))
  const own = wholeLayout(theme, facts)
  const others = Array.from({ length: most }, (_, at) => ({
    ...own,
    pages: own.pages.slice(0, 2).map(page => ({
      ...page,
      sections: page.sections.map(section => {
        const all = looks[section.kind] ?? []
        return { ...section, variant: all[at % all.length] ?? null }
      }),
    })),
  }))
  return [own, ...others]
}
