import { budgets, contentBytes, type PageWeight, weighPage } from '../tests/support/browser/page-weight'
import { contentPages, filteredPages, hydratedPages } from '../tests/support/texts/public-pages'
import type { Figure, Options } from './support/figure'
import { startSite } from './support/site'

/** Bytes in brotli; React and its router alone are 94,000. */
const MOST_JS = 120_000

/** Bytes of a first visit to each public page, in brotli, against specification D1: the heaviest count. */
export async function run(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    console.log(['page', ...KINDS, 'requests'].map(cell).join(''))
    const content = await weigh(site.url, contentPages)
    const hydrated = await weigh(site.url, hydratedPages)
    const all = [...content, ...hydrated]
    const bytes = (name: string, pages: PageWeight[], of: (page: PageWeight) => number, most?: number) =>
      heaviest(name, pages, page => of(page) / 1000, 'kB', most === undefined ? most : most / 1000)
    return [
      bytes('content pages, all but fonts', content, contentBytes, budgets.content),
      bytes(
        'content pages, framework JavaScript',
        // A list that filters itself runs a script of ours, and no framework.
        content.filter(({ path }) => !filteredPages.includes(path)),
        ({ js }) => js,
        0,
      ),
      bytes('hydrated pages, JavaScript', hydrated, ({ js }) => js, MOST_JS),
      bytes('hydrated pages, all but fonts', hydrated, contentBytes),
      bytes('all pages, fonts', all, ({ fonts }) => fonts, budgets.fonts),
      heaviest('content pages, requests', content, ({ requests }) => requests, ''),
      heaviest('hydrated pages, requests', hydrated, ({ requests }) => requests, ''),
    ]
  } finally {
    await site.remove()
  }
}

const KINDS = ['html', 'css', 'js', 'images', 'fonts'] as const

async function weigh(origin: string, paths: string[]): Promise<PageWeight[]> {
  const pages: PageWeight[] = []
  for (const path of paths) {
    const page = await weighPage(origin, path)
    console.log([path, ...KINDS.map(kind => page[kind]), page.requests].map(cell).join(''))
    pages.push(page)
  }
  return pages
}

const cell = (value: string | number, index: number): string =>
  index === 0 ? String(value).padEnd(52) : String(value).padStart(9)

function heaviest(
  name: string,
  pages: PageWeight[],
  of: (page: PageWeight) => number,
  unit: string,
  most?: number,
): Figure {
  const [worst] = [...pages].sort((a, b) => of(b) - of(a))
  if (!worst) throw new Error('no page to weigh')
  return {
    name: `${name} (${worst.path})`,
    value: of(worst),
    unit,
    ...(most === undefined ? {} : { limit: { most } }),
  }
}
