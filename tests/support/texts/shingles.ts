import { fold } from '../../../src/domain/text/slug'

/** Words. */
const RUN = 5

/** The five-word runs of a text, with the given names masked, case and accents left out. */
export function shinglesOf(text: string, masked: string[] = []): Set<string> {
  const words = mask(fold(text), masked.map(fold)).match(/[\p{L}\p{N}]+/gu) ?? []
  const shingles = new Set<string>()
  for (let at = 0; at + RUN <= words.length; at++) shingles.add(words.slice(at, at + RUN).join(' '))
  return shingles
}

/**
 * How alike two texts are, from 0 to 1: the shared share of their shingles (Jaccard).
 * Search engines call two pages doorway pages when only a name was exchanged; ours must stay below 0.7.
 */
export function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 && b.size === 0) return 1
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  return shared / (a.size + b.size - shared)
}

function mask(text: string, names: string[]): string {
  return [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((masked, name) => masked.replaceAll(name, ' masque '), text)
}
