import { expect, test } from 'vitest'
import { renderOptions, siteAssets } from '../../tests/support/sites/client-sites'
import { inventedFirms } from '../../tests/support/sites/invented-firms'
import {
  htmlFaults,
  MOST_OF_FIRST_VIEW,
  pagesOf,
  siteFaults,
  sizeOf,
} from '../../tests/support/sites/site-faults'
import { firstLayout } from '../domain/site/layout/first-layout'
import { SITE_THEMES } from '../domain/site/layout/layout'
import { siteProblems } from '../domain/site/site-problems'
import { renderSite } from './render-site'

const DAY = '2026-12-15'

const firms = inventedFirms().map(firm => {
  const layout = firstLayout(firm.facts)
  return { ...firm, layout, files: renderSite(firm.facts, layout, DAY, renderOptions, siteAssets) }
})

test('five firms of each theme are understood as their owners wrote', () => {
  for (const { theme, facts, layout, asked } of firms) {
    expect(layout.theme, facts.name).toBe(theme)
    expect(asked, facts.name).toEqual([])
    const needed = siteProblems(facts, layout, []).filter(problem => problem.needed)
    expect(needed, facts.name).toEqual([])
  }
  for (const theme of SITE_THEMES.filter(name => name !== 'simple')) {
    const own = firms.filter(firm => firm.theme === theme)
    expect([own.length, own.filter(({ bare }) => bare).length], theme).toEqual([5, 2])
  }
})

test('five firms of one theme are told apart: by palette, arrangement or words', () => {
  for (const theme of SITE_THEMES.filter(name => name !== 'simple')) {
    const looks = firms
      .filter(firm => firm.theme === theme)
      .map(({ layout: { palette, pages } }) => {
        const sections = pages[0]?.sections ?? []
        return JSON.stringify([
          palette,
          sections.map(({ kind, variant, title }) => [kind, variant, title?.text]),
        ])
      })
    expect(new Set(looks).size, theme).toBe(5)
  }
})

test('their pages are French, lead somewhere, and say no number, name or hour that they did not say', () => {
  for (const { facts, files } of firms) expect(siteFaults(facts, files), facts.name).toEqual([])
})

test('no section is called as the page that it stands on', () => {
  for (const { facts, files } of firms)
    for (const { path, html } of pagesOf(files)) {
      const [heading, ...titles] = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(
        ([, words]) => words,
      )
      expect.soft(titles, `${facts.name}, ${path}`).not.toContain(heading)
    }
})

test('what nobody said, a link to nowhere and structured data of its own are found', () => {
  const { facts, files } = firms[0] as (typeof firms)[number]
  const spoilt = (from: string | RegExp, to: string) =>
    siteFaults(
      facts,
      files.map(file =>
        file.path === 'index.html' ? { ...file, body: String(file.body).replace(from, to) } : file,
      ),
    )
  expect(spoilt('</h1>', ' depuis 1802</h1>')).toEqual(['index.html: « 1802 »'])
  expect(spoilt('</h1>', ' avec Gertrude</h1>')).toEqual(['index.html: « Gertrude »'])
  expect(spoilt('href="/services"', 'href="/service"')).toEqual(['index.html leads to /service'])
  expect(spoilt('</h1>', ' à Le Mans</h1>')).toContain('index.html says « à Le Mans »')
  expect(spoilt('"opens":"08:00"', '"opens":"07:00"')).toHaveLength(1)
  expect(spoilt(/"streetAddress":"[^"]*"/, '"streetAddress":"1 rue Ailleurs"')).toEqual([
    'structured data: the page does not say 1 rue Ailleurs',
  ])
})

test('a first view is within its weight', () => {
  for (const { facts, files } of firms) {
    const home = pagesOf(files).find(({ path }) => path === 'index.html')?.html ?? ''
    const style = String(files.find(({ type }) => type.startsWith('text/css'))?.body)
    // Whatever the page or its style may ask for, every face included.
    const asked = files.filter(
      ({ path, type }) => !type.startsWith('text/html') && (home + style).includes(path),
    )
    const bytes = [...asked, { body: home }].reduce((sum, file) => sum + sizeOf(file), 0)
    expect(bytes, facts.name).toBeLessThanOrEqual(MOST_OF_FIRST_VIEW)
  }
})

test('one firm of each theme is valid HTML', async () => {
  const first = firms.filter(({ theme }, at) => firms.findIndex(firm => firm.theme === theme) === at)
  expect(first).toHaveLength(SITE_THEMES.length - 1)
  for (const { facts, files } of first) expect(await htmlFaults(files), facts.name).toEqual([])
})
