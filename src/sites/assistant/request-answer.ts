import type { AnswerPart, Asked } from './answer'

const WANTED =
  /\b(prendre|prends|voudrais|veux|veut|faut|faudrait|souhaite\w*|aimerais|avoir|demander|fixer|un|une|des|mon) (un |une |des |mon )?(rendezvous|rdv|devis|table|creneaux?|reservation)\b|\breserver\b|\breservation\b|\bcreneaux?\b|\bdisponibilites?\b|\bdispos?\b|\b(place|dispo|libre) (demain|cette|ce|pour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|a \d)|\b(avez|reste|aurait|auriez) .{0,12}places?\b|\b(veux|voudrais|souhaite\w*|aimerais|puis je|peux) .{0,10}commander\b|\btable pour\b|\b(pouvez|pourriez|peux tu) .{0,6}(passer|venir|intervenir|me rappeler|rappeler|livrer)\b|\brappelez\b/
/** Asked about a request, rather than made. */
const ABOUT =
  /\b(annuler|annulation|gratuit|payant|offert|premier rendezvous|1er rendezvous|sans rendezvous|comme ca|retard|obligatoire|(faut|doit|dois|devons) (il|on|je|nous)|il faut .{0,10}rendezvous \?)\b/

/** Somebody wants something: the form, since a machine that promised a time or a place would invent it. */
export function requestAnswer({ firm, text }: Asked): AnswerPart | null {
  if (!WANTED.test(text) || ABOUT.test(text)) return null
  const { telephone } = firm.facts
  const call = telephone ? `, ou appelez le ${telephone}` : ''
  return {
    kind: 'request',
    text: `Je ne connais pas l’agenda et ne peux rien promettre\u00a0: écrivez votre demande avec le formulaire${call}.`,
    facts: ['request', ...(telephone ? ['telephone'] : [])],
  }
}

const CHANGED =
  /\b(annul\w+|decal\w+|deplacer|report\w+|modifier) .{0,12}(rendezvous|reservation|commande|table|seance|la veille)\b|\b(peux|puis je|peut on|pouvoir|comment|veux|voudrais|dois) (annuler|decaler|reporter)\b/

/** An appointment that is to be moved or called off: by telephone, since a machine cannot. */
export function changeAnswer({ firm, text }: Asked): AnswerPart | null {
  const { telephone } = firm.facts
  if (!CHANGED.test(text) || !telephone) return null
  return {
    kind: 'contact',
    text: `Une machine ne peut ni annuler ni déplacer\u00a0: appelez le ${telephone}.`,
    facts: ['telephone'],
  }
}
