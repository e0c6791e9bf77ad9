import { PROJECT_WORDS } from '~/domain/quote-requests/masking/project-words'
import { isOneSlip } from '~/domain/text/one-slip'
import { fold } from '~/domain/text/slug'
import { inFrench } from '../languages/in-french'
import { EVERYDAY_WORDS } from './everyday-words'
import type { Firm } from './firm'
import { firmWords } from './firm-words'
import { stemOf, TELLING } from './stems'

/** Beyond that nothing is read. */
const LONGEST_QUESTION = 500

/** What telephones shorten, written out; each is looked for in words without accents. */
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/[’']/g, ' '],
  [/-(t-)?(?=(ce|vous|ils?|elles?|on|je|tu|moi)\b)/g, ' '],
  [/\bcest\b/g, 'c est'],
  [/\btil\b/g, 'il'],
  [/\bj ?p(?=(eux|eut|ourrais)\b)/g, 'je p'],
  [/\bj(?=(voudrais|veux|vais|viens|passe|cherche|dois|prends|reserve|souhaite)\b)/g, 'je '],
  [/\bg(?= (besoin|une?|des|pas|rdv|mal)\b)/g, 'j ai'],
  [/\b(bjr|bsr|slt)\b/g, 'bonjour'],
  [/\b(mrc|mci|bcp)\b/g, ' '],
  [/\bqd\b/g, 'quand'],
  [/\bpq\b|\bpk\b/g, 'pourquoi'],
  [/\bkoi\b/g, 'quoi'],
  [/\btt(?=e?s?\b)/g, 'tout'],
  [/\bav\b/g, 'avec'],
  [/\bds\b/g, 'dans'],
  [/\bm(tn|nt|tnt)\b/g, 'maintenant'],
  [/\bdeau\b/g, 'd eau'],
  [/\bplus? (?=d eau\b)/g, 'plus '],
  [/\bcb d(?=e )/g, 'combien d'],
  [/\b(l[ae]|par|prenez|acceptez|paiement|payer en|avec) cb\b/g, '$1 carte bancaire'],
  [
    /\bcb\b(?= (sans contact|a partir|mini|accept|possible|ok))|(?<=\b(mini|minimum|seuil) (pour |de |par |en )?(la )?)cb\b/g,
    'carte bancaire',
  ],
  [/\bcb\b/g, 'combien'],
  [/\b(carte|c) ?b(leue)\b/g, 'carte bancaire'],
  [/\bweek[ -]?end\b|\bw[ek]\b/g, 'weekend'],
  [/\bpac\b/g, 'pompe a chaleur'],
  [/\bcheques? ?-?vacances\b/g, 'cheque ancv'],
  [/\bfait[ -]maison\b/g, 'faitmaison'],
  [/\bveges?\b/g, 'vegetarien'],
  [/\bsur place\b/g, 'surplace'],
  [/\b[nv]ous[ -]memes?\b/g, 'nousmemes'],
  [/\b(en|acces|acces en|avec un) fauteuil\b( roulant)?|\bfauteuils? roulants?\b/g, 'accessible'],
  [/\bsans marches?\b|\bde plain[ -]pied\b/g, 'sans marche accessible'],
  [/\baides? (de l |d )?etat\b|\baides? (financiere|publique)s?\b|\b(ma ?)?prime ?renov\b/g, 'subvention'],
  [/\bdim\b/g, 'dimanche'],
  [/\bdem\b/g, 'demain'],
  [/\b(lun|mar)\b/g, '$1di'],
  [/\bven\b/g, 'vendredi'],
  // Sam is a name, « mer » and « jeu » are words.
  [/(?<=\b(?:ouv\w*|ferm\w*|venir|passer|le|au) )sam\b/g, 'samedi'],
  [/(?<=\b(?:ouv\w*|ferm\w*|le) )mer\b/g, 'mercredi'],
  [/(?<=\b(?:ouv\w*|ferm\w*) )jeu\b/g, 'jeudi'],
  [/\blu(n|m)?d[iy]s?\b|\blend[iy]s?\b/g, 'lundi'],
  [/\bm(er|e|ar)c(re|r|er|e)?d[iy]s?\b/g, 'mercredi'],
  [/\bj(eu|e|u)d[iy]s?\b/g, 'jeudi'],
  [/\bv[ae]n?d(re|r|er|e)d[iy]s?\b/g, 'vendredi'],
  [/\bsam(e|a)?d[iy]s?\b/g, 'samedi'],
  [/\bdim(a|e)n?ch?(e|es)?\b/g, 'dimanche'],
  [/\brdv\b|\brendez[ -]vous\b/g, 'rendezvous'],
  [/\baujourd ?hui\b|\baj[dw]\b|\bauj\b/g, 'aujourdhui'],
  [/\bapres[ -]?dem(ain)?\b/g, 'apresdemain'],
  [/\bapr(es?)?[ -]?m(idi)?\b|\baprem\b/g, 'apresmidi'],
  [/\bauto[ -]?entrepreneu\w*|\bmicro[ -]?entrepri\w*|\bmicro[ -]?entrepreneu\w*/g, 'microentreprise'],
  [/\b(fiche|bulletin)s? de (pa[iy]es?|salaires?)\b/g, 'bulletin de paie'],
  [/\b(rien n est|n est pas|non) facture\w*\b/g, 'gratuit'],
  [/\bgarer (ma|sa|la|une|notre|votre) voiture\b/g, 'garer'],
  [/\btitres? restos?\b|\bt(ic)?ke?t?s? resto\w*|\btickets? resta?u?r?a?n?t?\w*/g, 'titres restaurant'],
  [/\b(voiture|vehicule|bagnole)(?=s?\b)/g, 'voiture'],
  [/\by ?a\b/g, 'il y a'],
  [/\bt (?=es?\b)/g, 'tu '],
  [/^t(?= u?ne? )/g, 'tu es'],
  [/\bc(?= |$)/g, 'c est'],
  [/\bc est est\b/g, 'c est'],
  [/\bvs\b/g, 'vous'],
  [/\bsvp\b|\bstp\b|\bs il (vous|te) plait\b|\bmerci\b/g, ' '],
  [/\bjsuis\b/g, 'je suis'],
  [/\bjai\b/g, 'j ai'],
  [/\bj(?=(amene|habite|aimerais|aurais|attends|arrive)\b)/g, 'j '],
  [/\bleau\b/g, 'l eau'],
  [/\bpr\b/g, 'pour'],
  [/\bpdt\b/g, 'pendant'],
  [/\bkel(le)?s?\b/g, 'quel'],
  [/\bquel(le)?s?\b/g, 'quel'],
  [/\bkan\b|\bkand\b/g, 'quand'],
  [/\bkel?k ?un\b|\bquelqu? ?un\b/g, 'quelquun'],
  [/\bjusqu ?(a|ou)\b/g, 'jusqua $1'],
  [/\b(menu|formule)s? (de|du|des|pour) (?=(noel|nouvel|saint|reveillon|paques|fetes)\b)/g, 'menudefete '],
  [/\bair conditionnee?\b|\bclim(atisee?)?\b/g, 'climatisation'],
  [/\bresas?\b/g, 'reservation'],
  [/\bp(eti)?t[ -]?dej(s|euners?)?\b/g, 'petit dejeuner'],
  [/\bpers\b\.?/g, 'personnes'],
  [/\b[ms]inscri(?=re|s|t)/g, 'm inscri'],
  [/\bsur[ -]mesures?\b/g, 'surmesure'],
  [/\bclefs?\b/g, 'cle'],
  [/\bdoubles? (?=(d une|d un|de|des|du) ([a-z]+ )?cles?\b)/g, 'reproduction '],
  [/\brideaux? de fer\b/g, 'rideau metallique'],
  [/\bassurance maladie\b|\bsecurite sociale\b/g, 'conventionne'],
  // « Mon fils de huit ans » is a child.
  [/\b(fils|fille|enfant|garcon|gamine?|gosse) de (\d|1[0-2]) ans\b/g, '$1 dage'],
  [/\bplats? du jour\b/g, 'platdujour'],
  [/\b(assurance )?decenn?ale\b/g, 'assurance'],
  // « Je dois payer si j’annule ? »
  [/\b(payer|regler|facture\w*|du) .{0,14}\b(si|quand) (j |on |je l )annul\w+/g, 'annulation'],
  [/\bsi (j |on |je l )annul\w+ .*\b(payer|paie|regler|facture\w*)\b/g, 'annulation'],
  [/\btout de suite\b/g, 'maintenant'],
  [/\ben cours d annee\b/g, 'en annee'],
  [/\bvs? ?ete\b|\bvous ete\b/g, 'vous etes'],
  [/\bsa (?=cout|fait|fai)/g, 'ca '],
  [/\bpeu\b(?= p)/g, 'peux'],
  [/\bpaye\b/g, 'paie'],
  // « Je veut », « je voudrai », « j’aimerai »
  [/\bje veu[st]?\b/g, 'je veux'],
  [/\bje (voud?r[ae]i[st]?|vourdrais?)\b/g, 'je voudrais'],
  [/\bj aimerai[st]?\b/g, 'j aimerais'],
  [/\bje souhaiterai[st]?\b/g, 'je souhaiterais'],
  [/\bje p(eu[st]?|eut)\b/g, 'je peux'],
]

/** A question, or what the firm wrote, as the rules read it. */
export function readable(question: string): string {
  let text = fold(question).replace(/œ/g, 'oe').replace(/\s+/g, ' ').trim()
  for (const [short, long] of WRITTEN_OUT) text = text.replace(short, long)
  return text.replace(/\s+/g, ' ').trim()
}

/** A question as the rules read it of a firm: only its first five hundred characters, near misses of the firm's own words put right, English in French. */
export const readFor = (firm: Firm, question: string): string =>
  corrected(inFrench(readable(question.slice(0, LONGEST_QUESTION))), firmWords(firm))

/** Near misses put right: a word that nobody knows becomes one of ours or, where it is long, of the firm's that is one slip away. */
function corrected(text: string, firmWords: ReadonlySet<string>): string {
  return text.replace(/[a-z]{5,}/g, word => {
    const stem = stemOf(word)
    const isKnown = [firmWords, RULE_WORDS, PROJECT_WORDS, EVERYDAY_WORDS].some(words => words.has(word))
    if (isKnown || firmWords.has(stem) || TELLING.has(stem)) return word
    // « Saison » is no slip of « maison », « levier » is one of « évier ».
    return (
      nearest(word, RULE_WORDS) ??
      (word.length > 5 ? nearest(word, firmWords, one => one[0] === word[0] || word.endsWith(one)) : null) ??
      cutShort(word, firmWords) ??
      parted(word, firmWords) ??
      heard(word, firmWords) ??
      word
    )
  })
}

/** « Une tradi » is a « tradition » where the firm has one. */
function cutShort(word: string, firmWords: ReadonlySet<string>): string | null {
  if (!/[io]$/.test(word)) return null
  for (const one of firmWords) if (one.length >= word.length + 3 && one.startsWith(word)) return one
  return null
}

/** « Un bouket », « une kouleur » */
const heard = (word: string, firmWords: ReadonlySet<string>): string | null =>
  ['qu', 'c'].map(sound => word.replaceAll('k', sound)).find(one => firmWords.has(one)) ?? null

/** « Un mobilhome » is a « mobil-home ». */
function parted(word: string, firmWords: ReadonlySet<string>): string | null {
  for (let at = 4; at <= word.length - 4; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (firmWords.has(first) && firmWords.has(second)) return `${first} ${second}`
  }
  return null
}

function nearest(
  word: string,
  known: ReadonlySet<string>,
  isMeant: (one: string) => boolean = () => true,
): string | null {
  for (const one of known) if (one.length > 4 && isMeant(one) && isOneSlip(word, one)) return one
  return null
}

/** Words that the rules look for, to know a near miss of one by. */
const RULE_WORDS: ReadonlySet<string> = new Set(
  `
  ouvert ouverte ouverts ouvrez ouvre ferme fermez fermes fermeture horaire horaires heures maintenant demain dimanche lundi
  mardi mercredi jeudi vendredi samedi weekend matin apresmidi soir midi decembre janvier fevrier mars avril juin
  juillet aout septembre octobre novembre ferie feries vacances conges rouvrez combien prix tarif tarifs coute couter
  honoraires frais carte bancaire cheque cheques especes virement paiement payer regler robot machine adresse
  telephone numero urgent urgence fuite panne devis rendezvous reserver commander livraison livrez venez intervenez
  deplacez deplacement paques pentecote ascension toussaint
  `
    .trim()
    .split(/\s+/),
)
