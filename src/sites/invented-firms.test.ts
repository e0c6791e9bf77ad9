import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderOptions, siteAssets } from '../../tests/support/client-sites'
import { inventedFirms } from '../../tests/support/invented-firms'
import { firstLayout } from '../domain/site/first-layout'
import { SITE_THEMES } from '../domain/site/layout'
import type { SiteFile } from './render-options'
import { renderSite } from './render-site'

const firms = inventedFirms().map(firm => {
  const layout = firstLayout(firm.facts)
  return { ...firm, layout, files: renderSite(firm.facts, layout, '2026-12-15', renderOptions, siteAssets) }
})

const pages = (files: SiteFile[]) =>
  files.flatMap(({ path, body }) => (path.endsWith('.html') ? [{ path, html: String(body) }] : []))

const textOf = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>|<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

test('forty firms, five for each theme, are understood as their owners wrote', () => {
  expect(firms).toHaveLength(40)
  for (const { theme, facts, layout, asked } of firms) {
    expect(layout.theme, facts.name).toBe(theme)
    expect(asked, facts.name).toEqual([])
  }
})

test('five firms of one theme are told apart: by palette, arrangement or words', () => {
  for (const theme of SITE_THEMES.filter(name => name !== 'simple')) {
    const looks = firms
      .filter(firm => firm.theme === theme)
      .map(
        ({
          layout: {
            palette,
            pages: [home],
          },
        }) =>
          JSON.stringify([
            palette,
            home?.sections.map(({ kind, variant, title }) => [kind, variant, title?.text]),
          ]),
      )
    expect(new Set(looks).size, theme).toBe(5)
  }
})

test('their pages are French, within their weight, and hold no number that they did not say', () => {
  for (const { facts, files } of firms) {
    const known = JSON.stringify([facts, renderOptions.host]).replace(/\D/g, '')
    const euros = facts.services.flatMap(({ price_cents }) => [
      Math.floor((price_cents ?? 0) / 100),
      (price_cents ?? 0) % 100,
    ])
    const numbers = new Set([...euros, 12, 24, 90])
    for (const { path, html } of pages(files)) {
      const text = textOf(html)
      expect(text, `${facts.name} ${path}`).not.toMatch(
        /\bà Les? |\bde Les? (?!22)|\bundefined\b|\bnull\b|\bNaN\b/,
      )
      for (const number of text.match(/\d+/g) ?? [])
        expect(
          numbers.has(Number(number)) || known.includes(number),
          `${facts.name} ${path}: ${number}`,
        ).toBe(true)
    }
    const html = String(files.find(({ path }) => path === 'index.html')?.body)
    const asked = files.filter(({ path, type }) => html.includes(path) && !type.startsWith('text/html'))
    const bytes = [...asked, { body: html }].reduce(
      (sum, { body }) => sum + (typeof body === 'string' ? gzipSync(body).length : body.length),
      0,
    )
    expect(bytes, facts.name).toBeLessThanOrEqual(100_000)
  }
})

test('one firm of each theme is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:document'],
    rules: { 'long-title': 'off', 'require-sri': 'off' },
  })
  const first = firms.filter(({ theme }, at) => firms.findIndex(firm => firm.theme === theme) === at)
  expect(first).toHaveLength(8)
  for (const { facts, files } of first)
    for (const { path, html } of pages(files)) {
      const { results } = await validator.validateString(html)
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      expect(found, `${facts.name} ${path}`).toEqual([])
    }
})
