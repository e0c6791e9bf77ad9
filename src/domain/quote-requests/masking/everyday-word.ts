import { UNITS } from './figures'
import { folded } from './plain-letters'
import { PROJECT_WORDS } from './project-words'

/** What clients read in place of what is masked. */
export const MASK = '[…]'

const ACRONYMS = new Set('PVC TVA WC VMC DPE SCI SARL SAS SASU EURL RDC'.split(' '))

/** Words of PROJECT_WORDS, in small letters but at the beginning of a sentence. */
export function isEveryday(core: string, withheld: Set<string>, first: boolean): boolean {
  if (ACRONYMS.has(core)) return true
  if (!/^\p{L}+(?:['’-]\p{L}+)*$/u.test(core)) return core === MASK || UNITS.has(core)
  const parts = core.split(/(?<=['’])|-/u)
  return parts.every((part, at) => {
    const capital = /^\p{Lu}/u.test(part) && !(first && at === 0 && !/^.\p{Lu}/u.test(part))
    const elided = /['’]$/u.test(part)
    const word = folded(part.replace(/['’]$/u, ''))
    if (capital || withheld.has(word)) return false
    if (word.length === 1) return elided || word === 'a' || word === 'y'
    return PROJECT_WORDS.has(word) || PROJECT_WORDS.has(word.replace(/(?:e?s|x|e)$/u, ''))
  })
}
