import { DIRECT, OTHER_SOURCES } from '~/domain/site/online/site-counts'

const KNOWN: [name: string, host: RegExp][] = [
  ['Google', /(^|\.)google\.[a-z.]+$/],
  ['Bing', /(^|\.)bing\.com$/],
  ['Qwant', /(^|\.)qwant\.com$/],
  ['DuckDuckGo', /(^|\.)duckduckgo\.com$/],
  ['Facebook', /(^|\.)facebook\.com$/],
  ['Instagram', /(^|\.)instagram\.com$/],
]

/** A source as people say it; the hosts of one service are one. */
function sourceWords(name: string): string {
  if (name === DIRECT) return 'Adresse tapée ou favori'
  if (name === OTHER_SOURCES) return 'Autres'
  return KNOWN.find(([, host]) => host.test(name))?.[0] ?? name
}

/** The same sources by those words, the most first. */
export function sourcesByWords(sources: { name: string; n: number }[]): { name: string; n: number }[] {
  const sums = new Map<string, number>()
  for (const { name, n } of sources) {
    const words = sourceWords(name)
    sums.set(words, (sums.get(words) ?? 0) + n)
  }
  return [...sums].map(([name, n]) => ({ name, n })).sort((a, b) => b.n - a.n)
}
