import { anyOf } from '~/domain/text/any-of'
import { tradeWordsOf } from '../../words/trade-words'
import { readable } from '../question/question-text'
import type { AnswerPart, AnswerRule, Asked } from './answer'
import { nowAnswer } from './now-answer'
import { nearQuotesOf, passagesOf, quoted } from './quotes'

const GAS = anyOf(
  /\b(sen[st]|sentons|sentez|sentent|pue|odeurs?|fuite) ((tres|trop|bien|si|un peu|beaucoup|vraiment|fort|forte|bizarre|etrange|legere|comme|une?|de|du|le|la) )*gaz\b/,
  /\bgaz .{0,10}(fuit|s echappe)\b/,
  /\boeufs? pourris? .{0,30}(gaz|gaziniere|cuisine|cuisiniere|plaques?|chaudiere)\b/,
)
/** Water on what is under current, or sparks. */
const CURRENT = anyOf(
  /(?<!chauffe )\beau (qui )?(touche|coule|goutte|tombe|ruisselle|arrive|rentre|entre) .{0,16}(electri\w+|disjoncteur|compteur|multiprise|prise(?! d eau))/,
  /\b(coule|goutte|fuite?) (sur|dans|pres d\w+|a cote d\w+) .{0,10}(electri\w+|disjoncteur|(multi)?prise)/,
  /\b(prise|tableau|multiprise|compteur|disjoncteur|cable|interrupteur|fil)s?( electri\w+)? .{0,14}(etincelles?|gresill\w+|crepit\w+|fondue?s?|brule\w*|noirci\w*|chauffe)\b/,
  /\b(fai[ts]|des) (des )?etincelles? .{0,20}(branch\w+|allum\w+)/,
  /\bbatteries? .{0,24}\b(gonfle|fume|siffle|brule)\b/,
)
const BRAKES = anyOf(
  /\bfreins? .{0,10}(lach\w+|(repond\w*|marche\w*|fonctionne\w*|freine\w*) (plus|pas))\b/,
  /\bfreine plus\b|\bj ai plus de freins?\b|\bpedale .{0,16}(molle|s enfonce)\b/,
  /\b(fuite|perd\w*|coule|manque) .{0,12}liquide de freins?\b/,
  /\b(direction|volant) .{0,12}(dure? d un coup|bloque\w*|lach\w+)\b/,
)
const URGENT = anyOf(
  /\b(urgent\w*|urgences?|au secours|a l aide|inond\w+|degats? des eaux)\b/,
  /\b((odeur de|sent le) (brule|crame|roussi)|deborde\w*|coule (partout|encore|a flots?)|en panne)\b/,
  /\b(tombee? en panne|voyant .{0,15}(rouge|allume\w*)|brulure|fumee|fume|explose|court circuit)\b/,
  /\b((courant|electricite|chaudiere|chauffage|eau) s est (coupee?|arretee?|eteinte?))\b/,
  /\b((suis|est|es|sommes|sont|reste|restee?) (encore |toujours )?enfermee?s?|enfermee?s? dehors)\b/,
  /\b(suis|sommes|est) coincee?s? (dans|sous)\b/,
  /\b(porte claquee|(ete|m ?a|nous a|m ont|nous ont|est fait|suis fait) cambriol\w*)\b/,
  /\b(venez|venir|viens|passez|passer|appelez|rappelez|livrez)( \w+)? vite\b/,
  /\b(besoin|faut|cherche) .{0,25}\bvite\b|^vite\b|\bfuit( |$)|\b(ne )?demarre (plus|pas)\b/,
  /\bplus (de courant|d electricite)\b|\b(il y a|on a|j ai) plus de jus\b(?! de? )/,
  /\b(disjoncteur|compteur|plombs?) .{0,9}(saut\w+|disjonct\w+)|\bfait (tout )?(sauter|disjoncter)\b/,
  /\bca (pisse|gicle|degouline)\b|\b(pluie|eau) (rentre|entre|s infiltre)\b/,
  /\b(est|suis|mise?|placee?) en garde a vue\b|\bgarde a vue (de|maintenant|la)\b/,
  /\bpneus? .{0,9}creve\w*|\bcreve (un|mon|deux) pneus?/,
  /\b(chaudiere|chauffage|radiateurs?|chauffe eau|ballon|cumulus|pompe a chaleur|congelateur|chambre froide) .{0,12}(marche|fonctionne|chauffe|s allume|repond)(nt)? (plus|pas)\b/,
  /\b(toilettes?|wc|egouts?|canalisations?|evier|douche) .{0,12}(bouche\w*|refoul\w*)/,
  /\beau (dans|plein) (ma|la|le|mon|notre) (cave|sous sol|garage|maison|salon|cuisine|chambre|plafond|mur)/,
  /\beau .{0,9}(sort|coule|tombe|ruisselle) (du|de la|des|le|par|partout)\b|\bplus d eau chaude\b/,
  /\b(plus de|sans) chauffage\b|\b(j ai|une|grosse) fuite (d eau|sous|dans|au|chez)\b/,
  /\bj ai une (grosse )?fuite\b|\bfuite qui (coule|goutte|gicle|pisse)\b/,
  /\bcle .{0,9}(cassee|coincee|bloquee)\b|, ?vite[ !.]*$/,
)
const ROAD = /\bautoroutes?\b|\bbande d arret\b|\bsur (l )?a ?\d{1,3}\b/
const PRICED = /\b(combien|prix|tarifs?|cout\w*)\b/
export const DANGER = 'Si la vie est en danger\u00a0: le 15 ou le 112.'
/** On a motorway only those whom its keeper sends may tow. */
const ROAD_HELP =
  'Sur l’autoroute\u00a0: derrière la glissière, puis la borne orange ou le 112. Une fois à l’abri'
const GAS_HELP = 'Sortez sans rien allumer, et appelez le 18 ou le 112. Ensuite'

/** « Mon chien a mangé du chocolat », « mon chat ne fait plus pipi », said to a vet. */
const STRICKEN = anyOf(
  /\ba (mange|avale|leche|bu|ingere)\b/,
  /\b(mange|boit|bouge|respire|urine|pisse|leve|marche|tient) (plus|pas)\b(?! (beaucoup|trop|tres|assez|droit|bien|que|de |du |des ))/,
  /\b(plus|pas) (fait )?(pipi|uriner|caca)\b|\b(met|mettre|mise|mis) bas\b/,
  /\b(tremble|bave|saigne|convulse|agonise|suffoque|halete|hurle|gonfle|paralyse|empoisonne|ecrasee?)\b/,
  /\b(renvers\w+|percut\w+)\b/,
  /\btombee? (de|du|d)\b/,
)

/** « Mon chat ne respire plus », said to a vet. */
export const isOfAnimal = ({ firm, text }: Asked): boolean =>
  /v[eé]t[eé]rinaire/i.test(firm.facts.trade) &&
  /\b(chien|chienne|chiot|chat|chatte|chaton|lapin|lapine|cheval|jument|poney|oiseau|animal)s?\b/.test(
    text,
  ) &&
  !/\b(je|j|moi|m a|me|mordue?|griffee?|fils|fille|bebe|enfant|mari|femme)\b/.test(text)

/** « Mon père vient de mourir », said to an undertaker. */
const isBereaved = ({ firm, text }: Asked): boolean =>
  /fun[eè]bres|fun[eé]raire|obs[eè]ques/i.test(firm.facts.trade) &&
  /\b(deced\w*|(est|vient de) (mort|morte|mourir)|perdu (mon|ma|notre|nos) [a-z]+)\b/.test(text) &&
  !/\bvous\b/.test(text) &&
  !PRICED.test(text)

/** What cannot wait: the telephone, before all else. */
export const urgentAnswer: AnswerRule = asked => {
  const { text } = asked
  if (STRICKEN.test(text) && isOfAnimal(asked)) return toTelephone(asked, 'N’attendez pas')
  if (isBereaved(asked)) return toTelephone(asked, 'Pour être guidé dans les démarches')
  const gas = GAS.test(text)
  if (!gas && (!isUrgent(text) || PRICED.test(text) || isAskedWhether(text))) return null
  return toTelephone(asked, gas ? GAS_HELP : ROAD.test(text) ? ROAD_HELP : 'N’attendez pas')
}

const isUrgent = (text: string): boolean => [URGENT, CURRENT, BRAKES].some(pattern => pattern.test(text))

/** Who answers when it is shut; no « garde-meuble », and no « on garde la longueur ». */
const STANDBY = /\b(de garde|gardes? de (nuit|weekend)|permanence|astreinte)\b/

/** @param first what is done before one calls */
export function toTelephone(asked: Asked, first: string): AnswerPart | null {
  const { firm, text } = asked
  const { telephone } = firm.facts
  if (!telephone)
    return first === GAS_HELP
      ? { kind: 'contact', text: `${first}, écrivez-nous.`, facts: ['machine'] }
      : null
  const now = firm.facts.hours.length > 0 ? nowAnswer(asked) : null
  const shut = now?.text.startsWith('Fermé') ? now : null
  const own =
    nearQuotesOf(firm, text, ({ text: words }) => /appele[rz]|robinet d/i.test(words))[0] ??
    (shut ? passagesOf(firm).find(({ text: words }) => STANDBY.test(readable(words))) : undefined)
  return {
    kind: 'contact',
    text: [
      `${first}, appelez le ${telephone}.`,
      own && quoted(own),
      shut?.text,
      tradeWordsOf(firm.facts).health && DANGER,
    ]
      .filter(Boolean)
      .join(' '),
    facts: ['telephone', ...(own ? [own.fact] : []), ...(shut?.facts ?? [])],
  }
}

/** « Vous débouchez les toilettes bouchées ? » */
const isAskedWhether = (text: string): boolean =>
  /\bvous (debouchez|reparez|remplacez|changez)\b/.test(text) && !HAPPENS.test(text)

/** « J’ai une fuite », and not « les urgences » that a firm may do. */
const HAPPENS = /\b(j ai|on a|nous avons|chez (moi|nous)|je suis|ca|il y a|mon|ma|mes)\b/

/** Of several sentences, the one that says that something cannot wait; what is asked beside it may be a price. */
export const urgentAmong = (asked: Asked, sentences: readonly string[]): AnswerPart | null => {
  const text = sentences.find(one => HAPPENS.test(one) && isUrgent(one) && !PRICED.test(one))
  return text === undefined ? null : urgentAnswer({ ...asked, text })
}
