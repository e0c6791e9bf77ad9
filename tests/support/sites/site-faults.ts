import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import type { SiteFacts } from '../../../src/domain/site/facts/facts'
import { parseHours } from '../../../src/domain/site/hours/parse-hours'
import type { SiteFile } from '../../../src/sites/render-options'
import { OUR_NUMBERS, OUR_WORDS } from '../texts/our-words'
import { renderOptions } from './client-sites'

/** What a browser loads for the first view, photos left out, in bytes as they travel. */
export const MOST_OF_FIRST_VIEW = 100_000

export const pagesOf = (files: SiteFile[]) =>
  files.flatMap(({ path, body }) => (path.endsWith('.html') ? [{ path, html: String(body) }] : []))

/** As it travels: what is packed already is not packed again. */
export const sizeOf = ({ body }: Pick<SiteFile, 'body'>) =>
  typeof body === 'string' ? gzipSync(body).length : body.length

/** What is wrong with the files of a firm's site, in one line each: words and numbers of nobody, links, structured data. */
export function siteFaults(facts: SiteFacts, files: SiteFile[]): string[] {
  return [
    ...pagesOf(files).flatMap(({ path, html }) => [
      ...[...inventedNumbers(facts, html), ...inventedNames(facts, html)].map(word => `${path}: « ${word} »`),
      ...brokenLinks(files, html).map(link => `${path} leads to ${link}`),
      ...(BROKEN_FRENCH.exec(textOf(html)) ?? []).map(words => `${path} says « ${words} »`),
    ]),
    ...structuredFaults(facts, files),
  ]
}

/** « à Le Mans », « de Les Ulis »: never; nor what a value that is missing is printed as. */
const BROKEN_FRENCH = /(?<!\p{L})(?:à|de) Les? [\p{Lu}\d]\S*|\bundefined\b|\bnull\b|\bNaN\b|\{\w+\}/u

const validator = new HtmlValidate({
  extends: ['html-validate:document'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
})

/** What html-validate says of each page. */
export async function htmlFaults(files: SiteFile[]): Promise<string[]> {
  const found = await Promise.all(
    pagesOf(files).map(async ({ path, html }) => {
      const { results } = await validator.validateString(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`),
      )
    }),
  )
  return found.flat()
}

/** What people read of a page, with plain spaces. */
export const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>|<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

/** Each number is one that the facts hold, in the groups in which a telephone, a SIREN, a price, a day or an hour is written. */
function inventedNumbers(facts: SiteFacts, html: string): string[] {
  const held = (said([facts, renderOptions.host]).match(/\d+/g) ?? []).map(Number)
  const prices = facts.services.flatMap(({ price_cents }) =>
    price_cents === null ? [] : [Math.floor(price_cents / 100), price_cents % 100],
  )
  const grouped = (facts.siren?.match(/.{3}/g) ?? []).map(Number)
  const thousands = prices.flatMap(euros => [Math.floor(euros / 1_000), euros % 1_000])
  const wholeDay = facts.hours.some(({ opens, closes }) => opens === closes) ? [24] : []
  const known = new Set([...held, ...prices, ...thousands, ...grouped, ...wholeDay, ...OUR_NUMBERS])
  return (textOf(html).match(/\d+/g) ?? []).filter(number => !known.has(Number(number)))
}

/** Each word with a capital stands in the facts, as they write it or at the head of a sentence, or is one of ours. */
function inventedNames(facts: SiteFacts, html: string): string[] {
  const held = new Set(wordsOf(said([facts, renderOptions.host]).toLocaleLowerCase('fr')))
  const names = wordsOf(textOf(html)).filter(word => /^\p{Lu}/u.test(word))
  return names.filter(name => !OUR_WORDS.has(name) && !held.has(name.toLocaleLowerCase('fr')))
}

/** Every text and number in it, without the names of the fields. */
const said = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(said).join(' ') : String(value ?? '')

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

function brokenLinks(files: SiteFile[], html: string): string[] {
  const there = new Map(files.map(({ path, body }) => [path, String(body)]))
  const links = [...html.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link)
  return links.filter(link => {
    if (
      /^(?:tel:\+?\d+|mailto:[^\s@]+@[^\s@]+|https:\/\/atelier\.example\/|https:\/\/www\.openstreetmap\.org\/search\?query=[\w%.*+-]+$)/.test(
        link,
      )
    )
      return false
    const [path = '', anchor] = link.split('#')
    const inside = path.slice(1)
    const page = path === '' ? html : (there.get(inside) ?? there.get(`${inside && `${inside}/`}index.html`))
    if (['/_demande', '/_assistant'].includes(path)) return false
    return page === undefined || (anchor !== undefined && !page.includes(`id="${anchor}"`))
  })
}

/** The structured data of the first page says what that page says, the week to the minute, and nothing else. */
function structuredFaults(facts: SiteFacts, files: SiteFile[]): string[] {
  const html = String(files.find(({ path }) => path === 'index.html')?.body)
  const written = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  if (written === undefined) return ['index.html has no structured data']
  const { address, telephone, email, name, areaServed = [], ...data } = JSON.parse(written)
  const shown = textOf(html)
  const words = [name, email, address.streetAddress, address.postalCode, address.addressLocality]
  const missing = [...words, ...areaServed].filter(
    word => word !== undefined && !shown.includes(spaced(word)),
  )
  const week = weekOf((data.openingHoursSpecification ?? []).map(stretchOf))
  const said = weekOf(
    tableRows(html).flatMap(row => parseHours(row).rows.filter(({ appointment }) => !appointment)),
  )
  return [
    ...missing.map(word => `structured data: the page does not say ${word}`),
    ...(html.includes(`tel:${telephone}`) ? [] : [`structured data: the page does not say ${telephone}`]),
    ...(week === said ? [] : [`structured data: ${week}, the page: ${said}`]),
    ...((data.specialOpeningHoursSpecification?.length ?? 0) === facts.closures.length
      ? []
      : ['structured data: not the closings']),
  ]
}

const spaced = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')

interface Stretch {
  days: readonly number[]
  opens: string
  closes: string
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const stretchOf = (row: { dayOfWeek: string[]; opens: string; closes: string }): Stretch => ({
  days: row.dayOfWeek.map(day => DAYS.indexOf(day.replace('https://schema.org/', '')) + 1),
  opens: row.opens,
  closes: row.closes === '23:59' ? row.opens : row.closes,
})

const weekOf = (rows: readonly Stretch[]) =>
  rows
    .flatMap(({ days, opens, closes }) => days.map(day => `${day} ${opens}-${closes}`))
    .sort()
    .join(', ')

/** The first table of hours on the page, a line a row, as one would say it. */
function tableRows(html: string): string[] {
  const [table = ''] = /<table>[\s\S]*?<\/table>/.exec(html) ?? []
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => textOf(row).trim())
}
