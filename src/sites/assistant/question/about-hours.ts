import { anyOf } from '~/domain/text/any-of'
import { stemsOf } from './stems'
import { wordsOf } from './words-of'

export const OPEN = /\b(r?ouvr\w+|r?ouverte?s?|fermee?s?|fermez|ferment|fermeture|horaires?|joignables?)\b/
/** « Vous travaillez le samedi ? », and not « vous travaillez le chêne ? » */
export const AT_WORK = /\b(bossez|travaillez|travailles|servez|consultez|recevez)\b/
const MERELY_AT_WORK =
  /^(vous )?(bossez|travaillez|servez|consultez|recevez)([ -]vous)?( encore| toujours| la)*[ ?!.]*$/
/** « Ma fenêtre ne ferme plus », « la porte s’ouvre mal », « je veux ouvrir un commerce »: of a thing, or of a firm of one’s own. */
const OPENS_ELSE = anyOf(
  /\b(portes?|portieres?|fenetres?|volets?|portails?)\b.{0,25}\b(ouvr(e|ent|ir)|ferme(r|nt|e|es)?)\b/,
  /\b(coffres?|capots?|hayons?|vitres?|tiroirs?)\b.{0,25}\b(ouvr(e|ent|ir)|ferme(r|nt|e|es)?)\b/,
  /\b(serrures?|stores?|baies?|placards?|velux)\b.{0,25}\b(ouvr(e|ent|ir)|ferme(r|nt|e|es)?)\b/,
  /\b(robinets?|vannes?)\b.{0,25}\b(ouvr(e|ent|ir)|ferme(r|nt|e|es)?)\b/,
  /\bouvr(ez|ir)( vous)?( aussi)? (la|le|les|des|une?|mon|ma|mes) (?!\d|1er|[a-z]+dis?\b|weekend|matin|midi|soir|apresmidi|jours?\b|nuit|veille|semaine|feries?|magasin|boutique|salon|cabinet|atelier|garage|restaurant|bureaux?|agence|camping|reservations?|prochain|mois|premier|lendemain)/,
  /\bs (ouvr\w+|ferme(nt)?)\b|\b(ouvrir|fermer) (une?|mon|ma|mes|notre)\b/,
)
/** « Vous êtes là samedi ? », and not « vous êtes la boulangerie de la place ? » */
const THERE = anyOf(
  /\b(vous|tu|on) (etes|es|serez|seras|sont) (encore )?(la(?! ?[a-z]))/,
  /\b(vous|tu|on) (etes|es|serez|seras|sont) (encore )?(la (?=(encore|la (nuit|semaine|journee|matinee|soiree)|tout|toute|tous|toujours|ce|cet|cette|le|les|a|au|aux|en|de|du|des|jusqua|pour|avant|apres|quand|et|ou|demain|apresdemain|aujourdhui|maintenant|[a-z]+di|[a-z]+dis|weekend|noel|entre|pendant|dans(?! combien)|sans|aussi|matin|midi|soir|apresmidi|ou|que|si|vers|chaque)\b))/,
  /\b(vous|tu|on) (etes|es|serez|seras|sont) (encore )?(present\b|dispo)/,
)
/** « Depuis quand vous êtes là ? » */
const SINCE = /\bdepuis (quand|combien|quel|longtemps)\b/
export const HOURS_ASKED = /\b(a|de|quel) quel heures?\b|\bquel heures?\b|\bcomme heures\b/
export const HOLIDAYS = /\bjours? ferie\w*|\bferie[se]?s?\b/
/** « ouvert 7j/7 ? », « votre jour de fermeture » */
export const WHOLE_WEEK = anyOf(
  /\b24 ?h(eures?)? ?(\/|sur) ?24\b|\b7 ?j(ours?)? ?(\/|sur) ?7\b/,
  /(?<!\bles? )\b(7 ?\/ ?7|24 ?\/ ?(24|7))\b|\bjour de (fermeture|repos)\b/,
  /\bdu (lun|mar|mercre|jeu|vendre|same)di au [a-z]+di\b|\bau dimanche\b(?! \d)/,
)
/** What a question of nothing but a moment is made of: « et demain ? », « le 24 à 19h ». */
const MOMENT_WORD = anyOf(
  /^(et|ou|alors|avant|apres|aussi|bonjour|bonsoir|pour|svp|le|la|ce|cet|cette|du|au|a|de|c|est|bon)$/,
  /^(ok|possible|que|vous|etes|matin|midi|minuit|soir|apresmidi|demain|apresdemain|aujourdhui|weekend)$/,
  /^(noel|paques|pentecote|ascension|toussaint|jour|l|an|veille|maintenant|lundi|mardi|mercredi|jeudi)$/,
  /^(vendredi|samedi|dimanche|prochaine?|janv\w*|fev\w*|mars|avr\w*|mai|juin|juil\w*|aout|sept?\w*)$/,
  /^(oct\w*|nov\w*|dec\w*|heures?|h|\d{1,4}(er|h|h\d\d)?)$/,
)

/** What people do where a firm is open, and what it does itself. */
const COMING_WORD = anyOf(
  /^(arriv\w+|commenc\w+|debut\w*|fini\w*|rest\w+|part(ir|ez|irez)|mang\w+|dejeun\w+|din(e|er|ez))$/,
  /^(commander|joindre|joignables?|appel\w+|repond\w+|travail\w+|boss\w+|bosse\w*|magasin|boutique)$/,
  /^(salon|atelier|cabinet|garage|bureau|heures?|horaires?)$/,
)

/** « On peut vous appeler la nuit ? » */
const CALLS = /\b(on peut|je peux|peut on|puis je) (vous )?(appeler|joindre|telephoner)\b/
const COMING = /\bvous (venez|intervenez|passez|depannez|faites)\b|\b(venez|intervenez|passez)[ -]vous\b/
const COMES =
  /\b(on peut|je peux|peut on|puis je|je vais|on va|possible de) (passer|venir)\b|\b(je|on) (passe|passerai|passera|viens(?! de\b)|viendrai|viendra)\b/

/** « Je peux venir demain à 19 h ? » */
export const isComing = (text: string): boolean => COMES.test(text)

/** « Quand est-ce que je peux venir acheter du pain ? », and not « récupérer mon vélo », which may not be ready. */
export const asksWhenToCome = (text: string): boolean =>
  /\bquand\b/.test(text) &&
  isComing(text) &&
  !/\b(recuperer|retirer|chercher) (mon|ma|mes|notre|nos)\b/.test(text)

/** Until when one is let stay: « je peux le laisser jusqu’à 19 h 30 ? » */
const STAYS = /\b(laisser|deposer|amener|rester)\b.{0,20}\b(a|jusqua|des|avant|apres|vers) \d{1,2} ?h/

/** Word by word: one expression over all of them takes a lifetime to refuse « decdecdecdec… ». */
export const isMereTime = (text: string): boolean =>
  text
    .split(/[\s?!.,/:-]+/)
    .filter(Boolean)
    .every(word => MOMENT_WORD.test(word))

/** What a question names but a moment and the firm itself: « la piscine ». */
export const thingOf = (text: string): string =>
  wordsOf(text)
    .filter(word => ![MOMENT_WORD, COMING_WORD, AT_WORK, OPEN].some(known => known.test(word)))
    .join(' ')

/** « À quelle heure sort le pain ? » asks for no opening. */
const isOfTheFirm = (text: string): boolean => stemsOf(thingOf(text)).length === 0

/** The moment alone that a question names. */
export const momentOf = (text: string): string =>
  wordsOf(text)
    .filter(word => MOMENT_WORD.test(word))
    .join(' ')

const DAY =
  /\b((lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|weekend|demain|apresdemain|aujourdhui|noel|paques|le \d{1,2}|ce (matin|midi|soir)|jours|semaine)\b/

/** « La formule, samedi midi ? » */
export const namesDay = (text: string): boolean => DAY.test(text)

/** Whether a question is about when the firm is there. @param timed whether it names a day or an hour */
export const isAboutHours = (text: string, timed: boolean): boolean =>
  (OPEN.test(text) && (!OPENS_ELSE.test(text) || /\bvous (etes|serez) (ouvert|ferme)/.test(text))) ||
  (AT_WORK.test(text) && (timed || MERELY_AT_WORK.test(text))) ||
  WHOLE_WEEK.test(text) ||
  (THERE.test(text) && !SINCE.test(text)) ||
  HOLIDAYS.test(text) ||
  (HOURS_ASKED.test(text) && !/\bcombien\b/.test(text) && isOfTheFirm(text)) ||
  (timed && isMereTime(text.replace(COMING, ' '))) ||
  (timed && [COMES, CALLS, STAYS].some(asked => asked.test(text))) ||
  asksWhenToCome(text) ||
  /^(la )?maintenant ?[?!. ]*$|\ba cette heure( ci)?\b/.test(text)
