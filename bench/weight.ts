import { budgets, contentBytes, type PageWeight, weighPage } from '../tests/support/page-weight'
import { startProgram } from '../tests/support/program'
import { contentPages, hydratedPages } from '../tests/support/public-pages'

/** Bytes of a first visit to each public page, by kind, in brotli, against QUALITY.md section 1. */
export async function run(): Promise<boolean> {
  const site = await startProgram()
  try {
    console.log(['page', 'html', 'css', 'js', 'pictures', 'sum', 'fonts'].map(cell).join(''))
    const content = await report(site.url, contentPages)
    const hydrated = await report(site.url, hydratedPages)
    return (
      content.every(page => page.js === 0 && contentBytes(page) <= budgets.content) &&
      hydrated.every(page => page.js <= budgets.hydratedJs) &&
      [...content, ...hydrated].every(page => page.fonts <= budgets.fonts)
    )
  } finally {
    await site.remove()
  }
}

async function report(origin: string, paths: string[]): Promise<PageWeight[]> {
  const pages: PageWeight[] = []
  for (const path of paths) {
    const page = await weighPage(origin, path)
    const { html, css, js, images, fonts } = page
    console.log([path, html, css, js, images, contentBytes(page), fonts].map(cell).join(''))
    pages.push(page)
  }
  return pages
}

const cell = (value: string | number, index: number): string =>
  index === 0 ? String(value).padEnd(32) : String(value).padStart(10)
