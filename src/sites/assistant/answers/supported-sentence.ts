import { fold } from '~/domain/text/slug'
import { stemOf } from '../question/stems'

/** Longer than twice what the rules say, and it says more than them. */
const LONGEST = 700

/** Words that bind and greet, and say nothing; « oui », « non », « pas », « sans », « aussi » would say something. */
const BINDING = new Set(
  `
  a ah ai afin ainsi alors au aux avec avez avons bien bonjour bonne bienvenue car ce cela ces cet cette ceci c d dans de des
  donc du elle en est et etre eu il ils j je l la le les leur lui m merci mais n nos notre nous on ou par pour qu que qui quant
  s sa se ses si son sont sur te tu un une vers voici voila vos votre vous y journee plaisir volontiers propose proposons
  indique indiquons annonce annoncee annonces annoncons site question concernant concerne cordialement
  `
    .trim()
    .split(/\s+/),
)

/** Figures, and the words without which the same figures say something else: the same ones, in the same order. */
const TELLING =
  /\d+|\b(ouverte?s?|fermee?s?|a partir de|ht|ttc|gratuit\w*|jusqu|environ|au dela|dans|ne|n|pas|sans|ni|aucune?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/g

/**
 * Whether a sentence that a language model made says what the rules say and nothing else: each of its words is one of theirs
 * or binds, and its figures and what turns one into its contrary are theirs in their order.
 */
export function isSupported(sentence: string, rules: string): boolean {
  if (sentence.length > LONGEST || sentence.length > 2 * rules.length + 60) return false
  if (/[<>{}[\]\\`*_#|~^]|https?:|www\.|\p{Cc}|\p{Cf}/u.test(sentence)) return false
  if (/([\p{P}\p{S}])(\s*\1){3,}|[\p{P}\p{S}]{4,}/u.test(sentence)) return false
  const [said, told] = [plain(sentence), plain(rules)]
  if (tellingOf(said) !== tellingOf(told)) return false
  const held = new Set(wordsIn(told).map(stemOf))
  return wordsIn(said).every(word => BINDING.has(word) || held.has(stemOf(word)))
}

const plain = (text: string) => fold(text).replace(/['’\u00a0\u202f]/g, ' ')

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}€%$£]+/gu) ?? []

const tellingOf = (text: string): string => (text.match(TELLING) ?? []).map(stemOf).join(' ')
