import { fold } from '../text/slug'

interface Described {
  slug: string
  title: string
  keywords: string[]
  city: string | null
}

/** The `most` texts that share the most words of title and keywords with one; the city counts for three. */
export function nearest<T extends Described>(one: Described, among: T[], most: number): T[] {
  const words = wordsOf(one)
  return among
    .filter(other => other.slug !== one.slug)
    .map(other => {
      const shared = [...wordsOf(other)].filter(word => words.has(word)).length
      return { other, score: shared + (one.city !== null && one.city === other.city ? 3 : 0) }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other)
}

/** Words of four letters and more: shorter ones say little. */
function wordsOf({ title, keywords }: Described): Set<string> {
  return new Set(fold([title, ...keywords].join(' ')).match(/[a-z0-9]{4,}/g) ?? [])
}
