import { keysOf } from '../closed-list'
import { ibanIn } from './iban'
import type { MachineZone } from './machine-zone'
import { type PaperKind, WORDS_FOR } from './paper-kind'
import { holdsPhrase, plain } from './plain-words'
import type { TextLine } from './text-line'
import { WORDS_AGAINST } from './words-against'

const ENOUGH = 3

/** Fewer words than this are no page that could be judged. */
const FEW_WORDS = 12

/**
 * The kind of a paper, by its words and its machine-readable zone; null when too little was read to say.
 * A neighbour's words (« facture », « appel de cotisations ») outweigh the words that both share.
 */
export function recogniseKind(lines: readonly TextLine[], zone: MachineZone | null): PaperKind | null {
  const words = plain(lines.map(({ text }) => text).join(' ')).split(' ')
  if (zone && zone.kind !== 'identity') return zone.kind === 'passport' ? 'passport' : 'other'
  const against = WORDS_AGAINST.filter(phrase => holdsPhrase(words, phrase)).length
  const scores = keysOf(WORDS_FOR)
    .map(kind => ({ kind, score: scoreOf(kind, words, lines, zone) - 2 * against }))
    .sort((one, two) => two.score - one.score)
  const [best] = scores
  if (best && best.score >= ENOUGH) return best.kind
  if (zone) return zone.side === 'back' ? 'identity_verso' : 'identity_recto'
  return words.filter(word => word.length >= 3).length < FEW_WORDS ? null : 'other'
}

function scoreOf(
  kind: keyof typeof WORDS_FOR,
  words: readonly string[],
  lines: readonly TextLine[],
  zone: MachineZone | null,
): number {
  const own = WORDS_FOR[kind].reduce(
    (sum, [phrase, weight]) => sum + (holdsPhrase(words, phrase) ? weight : 0),
    0,
  )
  if (kind === 'rib') return own + (ibanIn(lines) ? 1 : 0)
  if (kind === 'identity_verso') return own + (zone?.side === 'back' ? 3 : 0)
  if (kind === 'identity_recto') return own + (zone?.side === 'front' ? 3 : 0)
  return own
}
