import { anyOf } from '~/domain/text/any-of'
import { tradeWordsOf } from '../../words/trade-words'
import { readable } from '../question/question-text'
import type { AnswerPart, Asked } from './answer'
import { personWords } from './contact-answer'
import { nearQuotesOf, quoted, quotesOf } from './quotes'
import { DANGER } from './urgent-answer'

const LAW = anyOf(
  /\b(tribunal|tribunaux|avocate?s?|attaquer|poursui\w+|proces|prud ?hom\w*|juridique\w*|legal\w*)\b/,
  /\b(porter plainte|(m a|m ont|nous a|me fai(t|re)|ete) (viree?|licenciee?)s?|plainte)\b/,
  /\b(mise en demeure|mes droits|risque quoi|illegal\w*|litige|harcel\w*)\b/,
  /\b(a (moi|nous)|c est (a|au|aux)) .{0,30}de (payer|regler)\b|\ba (ma|sa|la) charge\b/,
)
const TAX = anyOf(
  /\b(impots?|fiscal\w*|defiscalis\w*|deduire|deductible|optimis\w+|redressement|cotisations?|cfe)\b/,
  /\b(urssaf|taux d (is|ir|imposition))\b/,
  /\b(sasu|eurl|sarl|sas|sci|statut) ou\b|\bque choisir\b|\bquel statut\b/,
)
/** What a firm may have written that its work brings. */
const CREDIT = /\b(credits?|reduction) d impots?\b/
/** Asked of the firm itself, for a line of its legal notice. */
const NOTICE = /\bmentions legales\b|\b(forme|statut) juridique\b/g
/** « Vous faites la liasse fiscale ? » asks what is offered, not what to do. */
const OFFERED = /\bvous (faites|proposez|gerez|tenez|preparez)\b/
const HEALTH = anyOf(
  /\b(mal (a|au|aux|de)|f(ai|on)t (tres )?mal|douleurs?|douloureu\w*|grave|entorse|tendinite)\b/,
  /\b(fracture|hernie|sciatique|lumbago|torticolis|boule|gonfle\w*|fievre|symptomes?|diagnostic)\b/,
  /\b(ibuprofene|doliprane|paracetamol|medicaments?|anti ?inflammatoires?|combien de seances?)\b/,
  /\b(bouger?(nt)? plus|plus bouger|traitement|guerir|soigner|bronchiolite|bronchite)\b/,
)
const BONE =
  '(?:bras|jambe|poignet|cheville|pied|doigt|orteil|main|coude|genou|epaule|clavicule|hanche|cote)s?'
const BREAK = '(?:casse|deboite|tordu|foule|fele|luxe)e?s?'
/** « Mon bras est cassé », « je me suis tordu la cheville » */
const BROKEN = new RegExp(`\\b${BONE} .{0,9}${BREAK}\\b|\\b${BREAK} (?:l[ae]s?|une?|mon|ma|des) ${BONE}\\b`)
/** « La rééducation d’un bras cassé » is asked for. */
const HEALED = /\b(reeduc\w*|apres|suite|operation|seances?)\b/
const ANYBODY = anyOf(
  /\b(allergi\w*|allergenes?|intoleran\w*|gluten|arachides?|lactose|c(?:oe|ae|e)liaques?|diabet\w*)\b/,
  /\b(anaphyla\w*|dangereu\w*|toxique\w*|potable|eau .{0,45} boire|empoisonn\w*|intoxication)\b/,
  /\b(toux|fievre(?! du samedi))\b|\b(bon|bonne|bien) (pour|contre) (la sante|le (foie|coeur|dos|ventre|cholesterol|bebe)|mon bebe)\b/,
  /\b(je|j) (bois|fume) trop\b|\balcooliques?\b/,
  /\b((chien|chat|chiot|chaton) a (mange|leche)|infections?|s est infecte\w*)\b/,
  /\b((ongle|doigt|orteil|plaie|peau|oeil|dent|bouton|pied|piqure|cicatrice|piercing|tatouage|oreille)s? .{0,8}infecte\w*)\b/,
  /\b(reaction (allergique|cutanee)|(fai[ts]?|ai|a|eu) une reaction|demange\w*)\b/,
  /\b(j ai mal (au|aux|a la|a l|a mon|a ma)|enceinte|vomi\w*|medicaments?|doliprane|brulure)\b/,
)
/** « J’ai un cancer », « vous soignez le zona ? », asked of whoever it is. */
const ILL =
  /\b(j ai|il a|elle a|a eu|souffr\w+|atteinte?s?|soign\w+|gueri\w+|trait(ez|er|e)|soulag\w+|contre) .{0,20}\b(cancers?|tumeurs?|zona|eczema|psoriasis|verrues?|migraines?|depression|arthrose|sclerose|parkinson|alzheimer|epilepsie|fibromyalgie|acouphenes?|insomnies?)\b|\bcoup(ez|er|e) le feu\b/
/** What is no doctor’s says so, where the law has it do so. */
const NO_DOCTOR = /\bmedecin\b/
/** What has happened to somebody: beside a person to ask, the number that does not wait. */
const HURT = anyOf(
  /\b(me suis|m suis|t es) (brulee?|coupee?|ebouillantee?)\b/,
  /\bs est (brulee?|ebouillantee?|coupee? (un|le|la|les|au|a la) )/,
  /\b(d[ue]|avec du|plein de) pus\b|\bpurulen\w*/,
  /\b(il|elle|on|fils|fille|enfant|bebe|mari|femme|amie?|collegue) s est coupee?\b/,
  /\bm (a|ont) (griffee?|mordue?|brulee?)\b|\bsaignes?\b|\bmalades? (apres|depuis|a cause)\b/,
  /\b(produit|liquide|eclat|limaille|copeau|javel|acide|chose|truc)s? .{0,16}\b(oeil|yeux)\b|\bperdu la vue\b/,
  /\b(vois|voit) (trouble|double|plus (rien|d un oeil|du tout)|des (eclairs|flashs?|mouches))\b/,
  /\bintoxiquee?s?\b|\b(ongle|doigt|orteil|pied|main)s? .{0,14}gonfle\w*/,
  /(?<!\bepilation .{0,12})\b(peau|crane|tete|cuir chevelu|visage) .{0,12}(gratt\w*|pique|brule\w*)\b/,
  /(?<!\bepilation .{0,12})\b(yeux|oeil|levres?|jambes?) .{0,12}(gratt\w*|pique|brule\w*)\b/,
  /\bbrule (le|la|les|mon|ma|mes) (crane|cuir|peau|visage|yeux|tete|jambes?|levres?|cou)\b/,
)
/** « Mes freins grincent, c’est dangereux ? »: of a body, or of a thing. */
const RISK = /\b(dangereu\w*|toxique\w*)\b/g

/** Health, law and taxes are for a person. */
export function personAnswer(asked: Asked): AnswerPart | null {
  const { firm, text } = asked
  const health = isHealth(asked, text)
  if (!health && !LAW.test(text.replace(NOTICE, ' ')) && (!TAX.test(text) || OFFERED.test(text))) return null
  const person = personWords(firm)
  const own =
    nearQuotesOf(firm, text, ({ text: words }) =>
      [ANYBODY, CREDIT].some(of => of.test(readable(words))),
    )[0] ??
    (ILL.test(text)
      ? nearQuotesOf(firm, 'medecin', ({ text: words }) => NO_DOCTOR.test(readable(words)))[0]
      : allergens(asked))
  const what = !health
    ? 'Une machine ne donne pas de conseil'
    : isHealth(asked, text.replace(RISK, ' '))
      ? 'Une machine ne répond pas sur la santé'
      : 'Une machine ne peut pas dire ce qui est sans danger'
  const who = person
    ? `demandez à une personne\u00a0: ${person.words}.`
    : 'écrivez votre question à une personne.'
  return {
    kind: 'contact',
    text: [`${what}\u202f; ${who}`, own && quoted(own), HURT.test(text) && DANGER].filter(Boolean).join(' '),
    facts: [...(person?.facts ?? ['request']), ...(own ? [own.fact] : [])],
  }
}

const isHealth = ({ firm }: Asked, text: string): boolean =>
  ANYBODY.test(text) ||
  HURT.test(text) ||
  ILL.test(text) ||
  (tradeWordsOf(firm.facts).health && (HEALTH.test(text) || (BROKEN.test(text) && !HEALED.test(text))))

/** « Je ne sais pas quoi prendre », « que me conseillez-vous ? »: where the firm wrote nothing of it. */
const ADVICE = anyOf(
  /\b(me|nous|vous) conseill(ez|es|er)\b|\bconseillez vous\b/,
  /\b(sais|sait|savons) (pas|plus) (trop )?(quoi|que|lequel|laquelle|lesquels|comment) (prendre|choisir|offrir|mettre|faire)\b/,
  /\bque (choisir|prendre|offrir)\b/,
)

/** Leads who asks for advice to a person; null where nobody asks, or the firm names none. */
export const adviceAnswer = ({ firm, text }: Asked): AnswerPart | null => {
  const person = personWords(firm)
  if (!ADVICE.test(text) || !person) return null
  return {
    kind: 'contact',
    text: `Pour un conseil, demandez à une personne\u00a0: ${person.words}.`,
    facts: person.facts,
  }
}

/** What the firm says of allergens, whatever the food is called. */
const allergens = ({ firm, text }: Asked) =>
  /\b(allergi\w*|gluten|c(?:oe|ae|e)liaques?|intoleran\w*|arachides?)\b/.test(text)
    ? (quotesOf(firm, 'allergenes')[0] ?? (/liaque/.test(text) ? quotesOf(firm, 'gluten')[0] : undefined))
    : undefined
