import { parsedUrl } from '~/domain/text/parsed-url'

/** What is counted of a site, by day: pages that were looked at, whence people came, requests and questions. */
export type Counted = 'page' | 'source' | 'request' | 'question'

/** So much of one thing; its name is a page's path, a source, or empty. */
export interface SiteCount {
  site: string
  kind: Counted
  name: string
  n: number
}

/** One figure as it is kept; its day is the firm's own, `2026-03-31`. */
export interface KeptCount extends Omit<SiteCount, 'site'> {
  day: string
}

/** Whoever typed the address, or comes from where nothing is said. */
export const DIRECT = 'direct'
/** What stands for the sources of a day beyond the first so many: an address may name any. */
export const OTHER_SOURCES = 'autres'
export const MOST_SOURCES = 40

/** Counts are kept so long, as the page « Confidentialité » of each site says. */
export const COUNTS_KEPT_MONTHS = 24

/**
 * Whence somebody came to a page: the `utm_source` of its address, else the host of the page that led there, else « direct ».
 * @param asked path and query @param isOwn whether a host leads to the same site
 * @returns null for who goes from page to page of the site
 */
export function sourceOf(
  asked: string,
  referrer: string | undefined,
  isOwn: (host: string) => boolean,
): string | null {
  const named = new URLSearchParams(asked.split('?')[1] ?? '').get('utm_source')?.toLowerCase()
  // Letters and digits alone: an address that somebody made up may hold anything.
  if (named) return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(named) ? named : OTHER_SOURCES
  const host = parsedUrl(referrer ?? '')?.hostname ?? ''
  if (!/^[a-z0-9][a-z0-9.-]{0,79}$/.test(host)) return DIRECT
  return isOwn(host) ? null : host.replace(/^www\./, '')
}

/**
 * The same counts with so many sources a day at most, those that are kept already first.
 * @param known the names of a site that its day holds already
 */
export function withFewSources(
  counts: readonly SiteCount[],
  known: ReadonlyMap<string, Set<string>>,
): SiteCount[] {
  const names = new Map([...known].map(([site, of]) => [site, new Set(of)]))
  const sums = new Map<string, SiteCount>()
  for (const count of counts) {
    const { site, kind, n } = count
    const of = names.get(site) ?? new Set()
    names.set(site, of)
    const name = kind === 'source' ? keptName(of, count.name) : count.name
    const key = `${site} ${kind} ${name}`
    const sum = sums.get(key)
    sums.set(key, { site, kind, name, n: n + (sum?.n ?? 0) })
  }
  return [...sums.values()]
}

/** The name itself where the day holds it, or has room for it; else « autres ». @param of what the day holds, which grows */
export function keptName(of: Set<string>, name: string): string {
  if (of.has(name) || name === DIRECT || name === OTHER_SOURCES) return name
  if (of.size >= MOST_SOURCES) return OTHER_SOURCES
  of.add(name)
  return name
}
