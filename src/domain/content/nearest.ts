import { fold } from '../text/slug'

interface Described {
  slug: string
  title: string
  excerpt?: string
  keywords: string[]
  city: string | null
}

/**
 * The `most` texts nearest in content to one: those that share its rarest words of title, keywords and excerpt; the same
 * city counts as much as three words that nobody else has.
 */
export function nearest<T extends Described>(one: Described, among: T[], most: number): T[] {
  const words = wordsOf(one)
  const others = among
    .filter(other => other.slug !== one.slug)
    .map(other => ({ other, words: wordsOf(other) }))
  const holders = new Map<string, number>()
  for (const { words: theirs } of others) {
    for (const word of theirs) if (words.has(word)) holders.set(word, (holders.get(word) ?? 0) + 1)
  }
  const weight = (word: string) => Math.log((others.length + 1) / (holders.get(word) ?? 1))
  return others
    .map(({ other, words: theirs }) => {
      const shared = [...theirs].filter(word => words.has(word)).reduce((sum, word) => sum + weight(word), 0)
      const sameCity = one.city !== null && one.city === other.city ? 3 * Math.log(others.length + 1) : 0
      return { other, score: shared + sameCity }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other)
}

/** Words of four letters and more: shorter ones say little. */
function wordsOf({ title, excerpt = '', keywords }: Described): Set<string> {
  return new Set(fold([title, excerpt, ...keywords].join(' ')).match(/[a-z0-9]{4,}/g) ?? [])
}
