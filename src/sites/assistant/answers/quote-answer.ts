import { HOURS_ASKED } from '../question/about-hours'
import type { Firm } from '../question/firm'
import { readable } from '../question/question-text'
import { isRude } from '../question/rude'
import { servicesAsked } from '../question/services-asked'
import { DAYS, stemsOf } from '../question/stems'
import { wordsOf } from '../question/words-of'
import type { AnswerPart, Asked } from './answer'
import { INSURED } from './legal-answer'
import { COUNTED, serviceLine } from './price-answer'
import { passagesOf, type Quote, quoted, quotesOf } from './quotes'

/** What the firm wrote of what is asked, in its own words. */
export function quoteAnswer({ firm, text }: Asked): AnswerPart | null {
  // What is asked by the hour is known to the hours or not at all.
  if (isRude(text) || HOURS_ASKED.test(text)) return null
  if (DURATION.test(text)) return durationAnswer(firm, text)
  const isFit = (quote: Quote) =>
    (!SOLD.test(text) || hasPrice(firm, quote, text)) &&
    (!PRESENT.test(text) || namesDay(quote)) &&
    (!COUNTED.test(text) || holdsNumber(quote)) &&
    (!AGED.test(text) || holdsAge(quote)) &&
    !(INSURED.test(text) && VISITORS_INSURER.test(readable(quote.text)))
  const ofAnimals = text.replace(PET, 'animaux')
  const [best] = [
    ...(UNTIL.test(text) ? quotesOf(firm, text.replace(UNTIL, ' '), setsLimit) : []),
    ...quotesOf(firm, text, isFit),
    // « Les animaux ne sont pas admis » is said of a dog.
    ...(ofAnimals === text ? [] : quotesOf(firm, ofAnimals, isFit)),
    ...(BRINGING.test(text) ? passagesOf(firm).filter(isToBring) : []),
  ]
  if (!best || isMereName(best, text)) return null
  const service = best.text === '' && firm.facts.services.find(({ name }) => name === best.title)
  // « Vous avez des baguettes ? » is answered by the line of the price list; « la tarte est pour combien ? » is not.
  if (service && COUNTED.test(text)) return null
  const words = service ? `${serviceLine(service)}.` : quoted(best)
  return { kind: 'service', text: words, facts: [best.fact] }
}

/** Whom things are done to, and no thing that is asked for. */
export const PET = /\b(chien(ne)?|chat(te)?|chiot|chaton|toutou)s?\b/g
/** « Vous vendez des voitures ? » is not answered by « Voiture de prêt ». */
const SOLD = /\b(vend(ez|s|re)|acheter)\b/
const hasPrice = ({ facts: { services } }: Firm, { title }: Quote, text: string) =>
  services.some(({ name, price_cents }) => name === title && price_cents !== null) &&
  stemsOf(readable(title ?? '')).some(stem => stemsOf(text).includes(stem))

/** « Odile est là ? » is answered by her days, and by nothing else of her. */
const PRESENT =
  /\b(est|sera) (elle |il |encore |deja )?(la|presente?|disponible)\b|\b(bosse|travaille)(nt)?\b/
const namesDay = ({ text }: Quote) => wordsOf(readable(text)).some(word => DAYS.test(word))

/** « Tarte aux pommes » is no answer to « des noix dans la tarte ? »: a name alone answers who asked for that name. */
const isMereName = (quote: Quote, text: string): boolean =>
  quote.text === '' &&
  stemsOf(text.replace(SOLD, ' ').replace(/(?<!\ba )\b\d+ ans?\b/, ' ')).some(
    stem => !stemsOf(readable(quote.title ?? '')).includes(stem),
  )

/** « Combien de personnes en terrasse ? » is answered by a number, « jusqu’à quel âge ? » by an age. */
const holdsNumber = ({ text }: Quote) =>
  /\d|\b(une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|[a-z]+(ante|ingt)s?|trente|centaines?|cent)\b/.test(
    readable(text),
  )
/** « Dès quel âge ? », « j’ai seize ans, je peux venir ? » */
export const AGED =
  /\bquel ages?\b|\bages? (mini\w*|requis|limite)\b|\b(j ai|il a|elle a) \d{1,2} ans\b|\bmineure?s?\b/
export const holdsAge = ({ title, text }: Quote) =>
  /(?<!\b(garanti\w*|depuis) .{0,12})\b(ans?|ages?|(des|de|a partir de|moins de) [a-z0-9]+ (mois|semaines)|majeure?s?)\b(?! d experience)/.test(
    readable(`${title ?? ''} ${text}`),
  )

/** « Accepté par les assurances » says nothing of the firm's own. */
const VISITORS_INSURER = /\b(par|aupres de|pour|avec|a) (l|les|toutes les|votre|vos) assur\w+/

/** « Jusqu’à quand commander une bûche ? » is answered by the passage that says until when. */
const UNTIL =
  /\bjusqua (a )?quand\b|\bavant quand\b|\bdate limite\b|\bencore (possible|temps)\b|\btrop tard\b/
const setsLimit = ({ text }: Quote) => /\b(jusqua?|avant|plus tard)\b/.test(readable(text))

/** « Quels papiers faut-il ? », answered by « apportez votre ordonnance ». */
const BRINGING =
  /\bquel (papiers?|documents?|justificatifs?|pieces?)\b|\b(apporte[rz]?|amene[rz]?|ramene[rz]?|fourni[rt]) quoi\b|\b(quoi|que|qu) .{0,16}\b(apporter|amener|ramener|fournir)\b/
const isToBring = ({ text }: Quote) =>
  /\b(apporte[rz]|munissez|munir|prevoyez|fournissez|presentez|piece d identite|justificatifs?)\b/.test(
    readable(text),
  )

const DURATION =
  /\b(combien de temps|duree|dure(nt)?|delais?|longtemps|tient)\b|\bquand .{0,16}\brec(oi[ts]|evr)\w*/
const lasts = ({ text }: Pick<Quote, 'text'>) =>
  /\b(\d+ ?h\b|min(utes?)?|heures?|journees?|jours?|semaines?|mois|ans?)\b/.test(readable(text))

/** « Un test 48 heures avant une couleur » says nothing of how long that takes. */
const lastsItself = (quote: Quote) => lasts(quote) && !/\bheures? avant\b/.test(readable(quote.text))

/** « J’en ai besoin pour ce soir », « le service express » */
const NEEDED =
  /\bbesoin\b.{0,40}\bpour (ce|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|\bexpress\b|\bquand .{0,20}\bprete?s?\b/
export const asksHowLong = (text: string): boolean => DURATION.test(text) || NEEDED.test(text)

/** « Comptez deux heures », and neither « devis sous 48 heures » nor « vingt ans d’expérience ». */
export const tellsHowLong = (quote: Quote): boolean =>
  lasts(quote) &&
  /\b(delais?|compte[rz]|sous (?=\d|une? |deux |trois |quatre |huit |dix |quinze )|dure(nt)?|prend|pret(e?s)?|environ|maximum)\b/.test(
    readable(quote.text).replace(/\bdevis\b.*\bsous\b/, ' '),
  )

/** « Livrées sous trois semaines », and not « une heure, dix photos »: when one has it, not how long it is made. */
const DELAY = /\bdelais?\b|\bquand\b/
const comesWithin = ({ text }: Quote) =>
  lasts({ text }) && /\b(sous|jours?|semaines?|mois|avant)\b/.test(readable(text))

/** What a service's unit says (« Salle de bains : 2 à 3 semaines »), else what the firm wrote of how long it takes, else nothing. */
function durationAnswer(firm: Firm, text: string): AnswerPart | null {
  const timed = servicesAsked(firm.facts.services, text).filter(({ unit }) => unit && lasts({ text: unit }))
  if (timed.length > 0)
    return {
      kind: 'service',
      text: timed.map(({ name, unit }) => `${name}\u00a0: ${unit}.`).join(' '),
      facts: timed.map(({ name }) => `services.${name}`),
    }
  const tells = DELAY.test(text) ? comesWithin : /\bavant\b/.test(text) ? lasts : lastsItself
  const [best] = quotesOf(firm, text.replace(DURATION, ' '), tells)
  return best ? { kind: 'service', text: quoted(best), facts: [best.fact] } : null
}
