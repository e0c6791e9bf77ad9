import { UNITS } from './figures'
import { plainLetters } from './plain-letters'
import { PROJECT_WORDS } from './project-words'

/** What clients read in place of what is masked. */
export const MASK = '[…]'

const ACRONYMS = new Set('PVC TVA WC VMC DPE SCI SARL SAS SASU EURL RDC'.split(' '))

/** Words of PROJECT_WORDS, in small letters but at the beginning of a sentence. */
export function isEveryday(core: string, withheld: Set<string>, first: boolean): boolean {
  if (ACRONYMS.has(core)) return true
  if (!/^\p{L}+(?:['’-]\p{L}+)*$/u.test(core)) return core === MASK || UNITS.has(core)
  if (core.includes('-') && !isKnownCompound(plainLetters(core))) return false
  const parts = core.split(/(?<=['’])|-/u)
  return parts.every((part, at) => {
    const capital = /^\p{Lu}/u.test(part) && !(first && at === 0 && !/^.\p{Lu}/u.test(part))
    const elided = /['’]$/u.test(part)
    const word = plainLetters(part.replace(/['’]$/u, ''))
    if (capital || withheld.has(word)) return false
    if (word.length === 1) return elided || word === 'a' || word === 'y'
    return PROJECT_WORDS.has(word) || PROJECT_WORDS.has(word.replace(/(?:e?s|x|e)$/u, ''))
  })
}

/** « plombier-rouge » is nobody's word but a site's: two everyday words with a hyphen between them are a name. */
const COMPOUNDS = new Set(
  (
    'abat-jour apres-midi arriere-cour auto-entrepreneur auto-entrepreneuse avant-toit avant-projet bow-window ' +
    'brise-soleil brise-vue c-est-a-dire chauffe-eau co-propriete cout-benefice deux-pieces eau-forte en-tete ' +
    'expert-comptable experts-comptables faux-plafond faux-plafonds garde-corps haut-parleur laisser-faire lave-linge ' +
    'lave-main lave-mains lave-vaisselle main-courante main-d-oeuvre micro-entreprise mi-temps mitoyen-ne ' +
    'multi-support murs-rideaux nord-est nord-ouest oeil-de-boeuf passe-plat peut-etre pied-a-terre pieds-a-terre plain-pied ' +
    'plus-value porte-fenetre portes-fenetres prud-hommes quelques-uns quelques-unes rendez-vous rez-de-chaussee ' +
    'rez-de-jardin seche-linge seche-serviette seche-serviettes sous-couche sous-face sous-pente sous-sol sous-sols sud-est ' +
    'sud-ouest tout-a-l-egout ouvre-portail oscillo-battant semi-enterree mezzanine-bureau vide-sanitaire ' +
    'site-vitrine bien-etre au-dessus au-dessous la-dessus par-dessus ci-dessus ci-dessous ci-joint ci-jointe'
  ).split(' '),
)
/** « pourriez-vous », « y a-t-il », « moi-même », « celui-ci ». */
const TAIL =
  /-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|en|y|ci|la|meme|memes)$/

const isKnownCompound = (word: string) => {
  const plain = word.replaceAll('’', "'").replace(/^[a-z]+'/, '')
  return COMPOUNDS.has(plain.replaceAll("'", '-')) || TAIL.test(plain)
}
