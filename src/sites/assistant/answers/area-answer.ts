import { kilometresBetween } from '~/domain/city/distance'
import { ofFirm, townName } from '~/domain/site/names-in-sentences'
import type { Firm } from '../question/firm'
import { codeToName, withTowns } from '../question/postal-codes'
import { readable } from '../question/question-text'
import { servicesAsked } from '../question/services-asked'
import { homeOf, partsOf, placeCalled, type Town, townsAsked } from '../question/towns-asked'
import type { AnswerPart, Asked } from './answer'
import { serviceLine } from './price-answer'
import { ended, passagesOf, quoted } from './quotes'

const ASKED =
  /\b(venez|venir chez|viens|viennent|intervenez|intervenir|intervention|deplace\w*|secteurs?|zone|rayon|livr\w+|couvrez|desserv\w+|passez|vous allez|chez moi|a domicile)\b/
const HERE = /\b(je suis|j habite|on est|nous sommes|habite|je vis) (a|sur|au|aux|vers|pres de)\b/
const HOME = /\b(a domicile|chez moi|chez nous|a la maison)\b/
/** « Vous venez chez moi ? », and not « j’ai des guêpes chez moi » */
const COMES_HOME =
  /\ba domicile\b|\ba la maison\b|\b(vous|tu|[a-z]+ez|venir|possible|combien|prix|livr\w+|interv\w+|deplac\w*)\b.*\bchez (moi|nous)\b|\bchez (moi|nous)\b.*\b(possible|combien|prix)\b/
/** « Je suis à 30 km »: by road, or from where? */
const FAR = /\b\d{1,3} ?(km|kilometres?|bornes)\b|\b\d{1,3} ?(min\w*|heures?|h) (de route|en voiture)\b/
const WHERE =
  /\b(ou|jusqua(?!( a)? (quand|quel (heure|jour|date)))|quel (ville|commune|secteur|zone)\w*|rayon|secteur|zone)\b/

/** « Vous êtes au marché de Gérardmer quand ? » asks for what the firm wrote of that. */
const MARKET_DAY =
  /\bmarches?\b.*\b(quand|quel (jours?|heures?))\b|\b(quand|quel (jours?|heures?))\b.*\bmarches?\b/

/** Whether the firm comes to a town, or to each of several: by its own list, and by how far our list of towns says that it is. */
export function areaAnswer(asked: Asked): AnswerPart | null {
  const { firm } = asked
  const { towns, radius_km } = firm.facts.area
  const text = withTowns(firm, asked.text)
  const places = townsAsked(firm, text, ASKED.test(text))
  const country = ASKED.test(text) && places.length === 0 && countryIn(text)
  if (country) return abroad(firm, country)
  const [town] = places
  const about = ASKED.test(text) || HERE.test(text)
  const mere =
    town !== undefined &&
    /\b(possible|ok|c est bon|et)\b|^[a-z -]+ ?\d{0,2} ?\?*$/.test(text) &&
    (towns.length > 0 || radius_km !== null)
  const code = town ? null : codeToName(text)
  if (!about && !mere && !code) return null
  if (/\b(venez|venir|viens|vient|viennent) (du|de|des|d|depuis)\b/.test(text) || MARKET_DAY.test(text))
    return null
  if (towns.length === 0 && radius_km === null)
    return town || code || HERE.test(text) || HOME.test(text) ? unknown : null
  if (code) return uncalled(firm, code)
  if (!town)
    return named(text)
      ? elsewhere(firm, null)
      : FAR.test(text)
        ? elsewhere(firm)
        : WHERE.test(text) || COMES_HOME.test(text) || /\bdeplac(es?|er|ez|ements)\b/.test(text)
          ? atHome(firm, text, whole(firm))
          : null
  return places.length > 1 ? eachOf(firm, places) : ofTown(firm, town)
}

function ofTown(firm: Firm, town: Town): AnswerPart {
  const { towns, radius_km } = firm.facts.area
  const listed = listedAs(firm, town)
  if (listed) {
    const all = towns.length > 1 ? ` Les communes annoncées\u00a0: ${towns.join(', ')}.` : ''
    return { kind: 'area', text: `${listed} fait partie de la zone annoncée.${all}`, facts: ['area.towns'] }
  }
  return radius_km === null ? elsewhere(firm, town) : byDistance(firm, town)
}

/** « Bron fait partie de la zone annoncée. Caluire-et-Cuire n’est pas dans la liste. », and then the list. */
function eachOf(firm: Firm, places: readonly Town[]): AnswerPart {
  const { radius_km } = firm.facts.area
  const said = places.map(town => {
    const listed = listedAs(firm, town)
    if (listed) return { text: `${listed} fait partie de la zone annoncée.`, sure: true }
    if (radius_km !== null) return { text: byDistance(firm, town).text, sure: true }
    return { text: unlisted(firm, town), sure: false }
  })
  const { kind, text, facts } = whole(firm)
  const doubt = said.every(({ sure }) => sure) ? [] : [text, 'Demandez avant de compter dessus.']
  return { kind, text: [...said.map(one => one.text), ...doubt].filter(Boolean).join(' '), facts }
}

/** « La Baule » is La Baule-Escoublac, whichever of the two is listed or asked for. */
const listedAs = (firm: Firm, { words, place }: Town) =>
  firm.facts.area.towns.find(
    one => isListed(one, words) || (place !== null && placeCalled(firm, one) === place),
  )

const unknown: AnswerPart = { kind: 'unknown', text: '', facts: ['unknown'] }

/** « lyon 3 » is in « Lyon 3 et 6 » and in « Lyon », not in « Lyon 7 ». */
function isListed(listed: string, asked: string): boolean {
  const [name, numbers] = partsOf(listed)
  const [askedName, askedNumbers] = partsOf(asked)
  return name === askedName && (numbers.length === 0 || askedNumbers.some(number => numbers.includes(number)))
}

/** Whether a place is named that we do not know: « à Plomelin », and not « au crématorium ». */
const named = (text: string) =>
  /\b(a|au|aux|sur|vers) (?!domicile|jeun\b|cote|moi|votre|quel|la |l |le |les |mon |ma |un |une |hopital|clinique|cimetiere|crematorium|funerarium|bureau|travail|etage|hotel|restaurant|lycee|college|ecole|mairie|eglise|gare|salle|camping|moins|partir|peu|pied|velo|midi|soir|matin|debut|milieu|mois|printemps)[a-z-]{4,}/.test(
    text,
  )

/** Where people ask whether one goes or sends to, beyond the border. */
const COUNTRIES = [
  ['suisse', 'La Suisse'],
  ['belgique', 'La Belgique'],
  ['luxembourg', 'Le Luxembourg'],
  ['allemagne', 'L’Allemagne'],
  ['italie', 'L’Italie'],
  ['espagne', 'L’Espagne'],
  ['monaco', 'Monaco'],
  ['andorre', 'Andorre'],
  ['angleterre|royaume uni', 'Le Royaume-Uni'],
  ['etranger|europe', 'L’étranger'],
].map(([words, name = '']) => ({
  // « En Italie », and neither « des produits d’Italie » nor « avenue de l’Europe ».
  named: new RegExp(
    `\\b(en|au|a|vers|jusqua|(?<!\\bde )l[ae]|(a|vers|pour|couvrez|desservez) l) (${words})\\b`,
  ),
  name,
}))
const ABROAD = /\bhors (de )?(la )?france\b/
const countryIn = (text: string) =>
  ABROAD.test(text) ? 'L’étranger' : COUNTRIES.find(({ named }) => named.test(text))?.name

/** What the firm wrote of that country; else that its list of towns holds none there, if it wrote nothing of any other. */
function abroad(firm: Firm, country: string): AnswerPart | null {
  const { towns, radius_km } = firm.facts.area
  const written = passagesOf(firm).filter(quote => countryIn(readable(quote.text)))
  const of = written.find(quote => countryIn(readable(quote.text)) === country)
  if (of) return { kind: 'area', text: quoted(of), facts: [of.fact] }
  if (written.length > 0 || (towns.length === 0 && radius_km === null)) return unknown
  const { kind, text, facts } = whole(firm)
  const where = radius_km === null ? `${country} n’y est pas.` : 'Je ne sais pas à quelle distance c’est.'
  return { kind, text: `${text} ${where} Demandez avant de compter dessus.`, facts }
}

function whole({ facts }: Firm): AnswerPart {
  const { towns, radius_km } = facts.area
  const list = towns.length > 0 ? `La zone annoncée\u00a0: ${towns.join(', ')}.` : ''
  const ring = radius_km !== null ? `${radius_km}\u00a0km autour ${around(facts)} sont annoncés.` : ''
  return { kind: 'area', text: [list, ring].filter(Boolean).join(' '), facts: factsOf(facts) }
}

/** « Séance à domicile : 55 € », or « Je viens chez vous, sans supplément », beside where. */
function atHome(firm: Firm, text: string, told: AnswerPart): AnswerPart {
  const [own] = HOME.test(text) ? homeServices(firm, text) : []
  if (own) {
    const fact = `services.${own.name}`
    const words = /à domicile/.test(own.name)
      ? `${serviceLine(own)}.`
      : ended(quoted({ fact, title: own.name, text: own.detail ?? '' }))
    return { ...told, text: `${words} ${told.text}`, facts: [fact, ...told.facts] }
  }
  const said = HOME.test(text) && passagesOf(firm).find(quote => /\bchez vous\b/i.test(quote.text))
  return said
    ? { ...told, text: `${ended(quoted(said))} ${told.text}`, facts: [said.fact, ...told.facts] }
    : told
}

/** « Séance à domicile », or of a « Prise de sang » that is asked for: « au cabinet ou à domicile ». */
const homeServices = ({ facts: { services } }: Firm, text: string) => {
  const asked = servicesAsked(services, text)
  return services.filter(
    service =>
      /à domicile/.test(service.name) || (asked.includes(service) && /à domicile/.test(service.detail ?? '')),
  )
}

const around = ({ address }: Firm['facts']) =>
  address.city ? `de notre adresse, ${address.city},` : 'de notre adresse'

const factsOf = ({ area }: Firm['facts']) => [
  ...(area.towns.length > 0 ? ['area.towns'] : []),
  ...(area.radius_km !== null ? ['area.radius_km'] : []),
]

/** @param town null: a place that nobody knows; « far »: one whose distance is not known; left out: none was named */
function elsewhere(firm: Firm, town?: Town | 'far' | null): AnswerPart {
  const { kind, text, facts } = whole(firm)
  const asked =
    town === null
      ? 'Je ne sais pas placer ce lieu.'
      : town === 'far'
        ? 'Je ne sais pas à quelle distance c’est.'
        : town
          ? unlisted(firm, town)
          : ''
  return { kind, text: [text, asked, 'Demandez avant de compter dessus.'].filter(Boolean).join(' '), facts }
}

/** Several communes share a code: none of them is said to be in or out by it. */
function uncalled(firm: Firm, code: string): AnswerPart {
  const { kind, text, facts } = whole(firm)
  return {
    kind,
    text: `${text} Le code postal ${code} ne me dit pas de quelle commune il s’agit\u00a0: écrivez son nom.`,
    facts,
  }
}

/** « Lyon » is not said to be missing where « Lyon 3 et 6 » is listed; « Lyon 7 » is. */
function unlisted(firm: Firm, { name, words, place }: Town): string {
  const [asked, numbers] = partsOf(words)
  if (place !== null && place === homeOf(firm)) return `${name} est la commune de notre adresse.`
  const inPart = firm.facts.area.towns.some(town => partsOf(town)[0] === asked)
  if (inPart && numbers.length === 0) return ''
  return `${[name, ...numbers].join(' ')} n’est pas dans la liste.`
}

/** Nearer than that to the edge, nobody says yes or no from the centres of two towns. */
const UNSURE_KM = 3

function byDistance(firm: Firm, { name, place }: Town): AnswerPart {
  const { area, address } = firm.facts
  const home = homeOf(firm)
  const radius = area.radius_km ?? 0
  if (!home || !place) return elsewhere(firm, place ? 'far' : null)
  const km = Math.round(kilometresBetween(home, place))
  const ring = `les ${radius}\u00a0km annoncés autour de notre adresse`
  const facts = ['area.radius_km']
  if (place === home) return { kind: 'area', text: `${name} est dans ${ring}.`, facts }
  const from = ofFirm(townName(address.city ?? '')) ?? 'de notre adresse'
  const far = `${name} est à environ ${km}\u00a0km ${from} à vol d’oiseau`
  if (Math.abs(km - radius) <= UNSURE_KM)
    return {
      kind: 'area',
      text: `${far}\u00a0: à la limite, pour ${ring}. Demandez avant de compter dessus.`,
      facts,
    }
  const where = km < radius ? 'dans' : 'au-delà de ce qui est annoncé\u00a0:'
  return { kind: 'area', text: `${far}, ${where} ${ring}.`, facts }
}
