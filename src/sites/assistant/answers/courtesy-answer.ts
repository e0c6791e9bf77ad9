import { anyOf } from '~/domain/text/any-of'
import { fold } from '~/domain/text/slug'
import type { Firm } from '../question/firm'
import type { AnswerPart, Asked } from './answer'
import { machinePart, personWords } from './contact-answer'

const GREETING =
  /^((comment )?ca va|(re)?bonjour|bjr|bonsoir|bsr|salut|slt|coucou|cc|hello|hey|hi)( (madame|monsieur|(a )?(vous|tous|toute?s?|tte?)( le monde)?))*([ ,!.]*(comment )?(ca va|allez vous|vas tu))?[ !?.,]*$/
const HOW_ARE_YOU = /^(bonjour[ ,]+)?(j espere que )?(vous allez|tu vas|ca va|tout va)( bien)?$/
const THANKS =
  /^((ok|super|parfait|genial|top|tres bien|d'accord|c'?est (note|bon))[ ,!.]*)*(un grand |mille )?(mercis?|mrc|mci)( (beaucoup|bcp|bien|infiniment|a vous))?( pour [^?]{0,60})?[ !.]*$/
const HEARD =
  /^((oki?|okay|super|parfait|genial|top|cool|nickel|tres bien|ca marche|d'?accord|dac+|entendu|compris|c'?est (note|bon)|\p{Extended_Pictographic})[ ,!.]*)+$/u
const FAREWELL =
  /^((merci|mrc)[ ,!.]*(et )?)?(au revoir|a (bientot|demain|tout a l'heure|plus( tard)?|\+)|bonne (journee|soiree|nuit|continuation)|bye|ciao)[ !.]*$/

const WISH =
  /^((tres )?(bon(ne)?s?|joyeux|joyeuses|excellente?s?|heureuse) (annee|fetes?( de fin d ?'?annee)?|noel|paques|reveillon|vacances|dimanche|week[ -]?end|appetit|courage)|(meilleurs|tous mes) voeux|bravo|felicitations)( 20\d\d)?( (a|pour) (?!.*\b(quand|combien|ouvert|ferme|heures?|[a-z]+ez)\b)[a-z' ]{1,30})?[ !.]*$/

/** More than that is more than a courtesy. */
const LONGEST = 120

/** What is no question is answered as people answer it. @param question as it was typed */
export function courtesyAnswer(firm: Firm, question: string): AnswerPart | null {
  if (question.length > LONGEST) return null
  const said = fold(question).replace(/\s+/g, ' ').trim()
  if (GREETING.test(said)) return greeted(machinePart(firm))
  if (THANKS.test(said)) return polite('Avec plaisir\u202f! Une autre question\u202f? Je suis là.')
  if (HEARD.test(said)) return polite('D’accord. Une autre question\u202f? Je suis là.')
  if (WISH.test(said)) return polite('Merci\u202f! Une question\u202f? Je suis là.')
  if (FAREWELL.test(said)) return polite('Au revoir, et merci de votre visite.')
  return null
}

/** Whether nothing is asked by it, in a sentence beside others. */
export const isCourtesy = (text: string): boolean =>
  [GREETING, HOW_ARE_YOU, THANKS, HEARD, WISH, FAREWELL].some(pattern => pattern.test(text))

const greeted = (part: AnswerPart): AnswerPart => ({ ...part, text: `Bonjour\u202f! ${part.text}` })

const polite = (text: string): AnswerPart => ({ kind: 'contact', text, facts: ['machine'] })

/** « Vous m’avez raté ma couleur », « je veux être remboursée », « c’est inadmissible » */
const COMPLAINT = anyOf(
  /\b(inadmissible|inacceptable|scandaleux|lamentable|reclamation|remboursez moi)\b/,
  /\b((veux|exige|demande|voudrais|aimerais) (a |etre |me faire )*rembours\w+|decue?s?|mecontente?s?)\b/,
  /\b(pas contente?s?|mal (recue?s?|servie?s?|accueillie?s?))\b/,
  /\b(vous (m |nous )?avez .{0,12}(rate|loupe|casse|abime|massacre|bousille)e?s?)\b/,
  /\b((?<!\bon )m (a|ont) (rate|loupe|massacre|bousille)e?s?)\b/,
  /\b(c est vous qui avez .{0,60}(manque|casse|rate|probleme|fuit|ne marche|marche (plus|pas)))\b/,
  /\b(crie dessus|j ai trouver? (une?|des|du) .{0,25}dans (mon|ma|mes|notre|nos))\b/,
)

/** What went wrong is for a person, whatever the firm wrote of the thing. */
export const complaintAnswer = ({ firm, text }: Asked): AnswerPart | null =>
  COMPLAINT.test(text) ? { ...angerPart(firm), kind: 'contact' } : null

/** To who lets off steam: no word of the site is an answer, and a person is. */
export function angerPart(firm: Firm): AnswerPart {
  const person = personWords(firm)
  const who = person ? `dites-le à une personne\u00a0: ${person.words}` : 'dites-le avec le formulaire'
  return {
    kind: 'unknown',
    text: `Je ne suis qu’une machine. Si quelque chose ne va pas, ${who}.`,
    facts: ['unknown'],
  }
}
