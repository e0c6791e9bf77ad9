import { anyOf } from '~/domain/text/any-of'
import type { AnswerPart, Asked } from './answer'
import { quoted, quotesOf } from './quotes'

const WANTED = anyOf(
  /\b(prendre|prends|voudrais|veux|veut|faut|faudrait|souhaite\w*|aimerais|avoir|demander|fixer|un|une|des|mon) (un |une |des |mon )?(rendezvous|rdv|devis|table|creneaux?|reservation)\b/,
  /^(bonjour )?rendezvous (possible|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|le|ce|cet)\b/,
  /^(bonjour )?rendezvous (cette|pour|a|avec)\b/,
  /\breserver\b|\breservation\b|\bcreneaux?\b|\bdisponibilites?\b|\bdispos?\b|\b(m|nous) inscrire\b/,
  /\binscrire (mon|ma|mes)\b|\bchambres? (libre|dispo\w*)\b/,
  /\b(chambres?|gites?|emplacements?) .{0,20}\b((pour|du|le) \d|ce (soir|midi|weekend)|demain)/,
  /\b(logements?|tables?) .{0,20}\b((pour|du|le) \d|ce (soir|midi|weekend)|demain)/,
  /\b(voudrais|veux|voulais|souhaite\w*|aimerais) (?!.*\b(savoir|prix|tarifs?|infos?|renseignements?)\b)(une?|des|faire) .*\b((lun|mar|mercre|jeu|vendre|same)di|dimanche|demain|a \d{1,2} ?h)/,
  /\b\d{1,3} (personnes?|convives|couverts|invites) ((le|pour le) \d|.{0,40}\bpossible\b)/,
  /\b(etes la|venez|arrivez|passez|intervenez|pouvez venir) (vous )?(dans|sous) combien\b/,
  /^(?!.*\b(combien|prix|tarifs?)\b)(\d{1,2}|une?|deux|trois|quatre) [a-z].* pour (ce (soir|midi)|demain|[a-z]+di|\d{1,2} ?h)\b/,
  /\b(place|dispo|libre) (le \d|demain|cette|ce|pour|lundi|mardi|mercredi|jeudi|vendredi|samedi)/,
  /\b(place|dispo|libre) (dimanche|a \d)/,
  /\b(avez|reste|aurait|auriez) .{0,12}places?\b/,
  /\b(voudrais|veux|souhaite\w*|aimerais) (qu on|que vous|que quelquun)\b/,
  /\bil y a (encore )?de la place\b|\b(etes|serez|seriez)( vous)? (encore )?libres?\b/,
  /\b(veux|voudrais|souhaite\w*|aimerais|puis je|peux) .{0,10}commander\b/,
  /^(?!.*\b(quand|date limite)\b).*\bpossible de commander\b/,
  /\bcomment (on |je |(peut|fait) on |puis je |faire )?(pour )?(commander?|passer commande|reserver?)\b/,
  /\btable pour\b|\b(il me|nous) faudrait \d|\bj ai besoin de \d/,
  /\bje (prends|prendrais|prendrai|voudrais|veux) \d/,
  /\b(mettez|gardez|mettre|garder|met|mets)([ -]moi)? .{0,20}de cote\b/,
  /\b(on|nous) (est|sera|sommes|serons) \d{1,2} (personnes?|pers|convives|couverts|pour|demain|ce)\b/,
  /\b(on|nous) (est|sera|sommes|serons) \d{1,2} (cette|lundi|mardi|mercredi|jeudi|vendredi|samedi)\b/,
  /\b(on|nous) (est|sera|sommes|serons) \d{1,2} (dimanche|le \d)\b/,
  /\b(pouvez|pourriez|peux[ -]tu) .{0,6}(commencer|passer|venir|intervenir|me rappeler|rappeler|livrer)\b/,
  /\bquelquun (peut|pourrait) .{0,6}(passer|venir|intervenir)\b|^rendezvous$/,
  /\b(passez|venez|intervenez) (vous )?(quand(?! meme)|(a|vers) quel heure)\b/,
  /\bquand (est ce que )?(vous )?(passez|venez|intervenez)\b|\b(me|nous) (re)?contacter\b/,
  /\b(me|nous) rappeler\b|\brappelez\b|\br?ap?pel(er|ez|le|e) (moi|nous)\b/,
  /\b(etre|me faire|soit|sois) (re)?contactee?\b|\b(etre|me faire|soit|sois) rappelee?\b/,
)
/** Asked about a request, rather than made. */
const ABOUT = anyOf(
  /\b(annuler|annulation|gratuit|payant|offert|premier rendezvous|1er rendezvous|sans rendezvous)\b/,
  /\b(comme ca|se garer|parking|stationn\w+|retard|obligatoire|verser|acomptes?|arrhes|caution)\b/,
  /\b((faut|doit|dois|devons) (il|on|je|nous)|il faut (prendre |avoir )?(un )?rendezvous$)\b/,
  /\b(dispos? quand|quand .{0,25}dispos?)\b/,
)

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

const BOOKED =
  '(rendezvous|reservation|commande|table|seance|devis|livraison|lecon|cours|stage|sejour|inscription|visite|passage|intervention)'
const CHANGED = new RegExp(
  `\\b(annul\\w+|decal\\w+|deplacer|report\\w+|modifi\\w+) .{0,12}(${BOOKED}|la veille)\\b|\\b(peux|puis je|peut on|pouvoir|comment|veux|voudrais|dois) (annuler|decaler|reporter)\\b`,
)
/** Of what the visitor has booked himself: no text of the firm knows of it. */
const OWN_CHANGED = new RegExp(
  `\\b(annul\\w+|decal\\w+|deplacer|report\\w+|avancer|modifi\\w+) (mon|ma|mes|notre|nos) ${BOOKED}s?\\b`,
)
const LATE = /\b(je suis|je serai|on est|on sera|j aurai|j ai|nous serons) .{0,14}\bretard\b/
const STANDING = anyOf(
  /\b(mon|ma|mes|notre|nos) [a-z]+ ((est|sont|sera|seront|est elle|est il) )(deja |bientot |bien |toujours |jamais |pas |encore )*(prete?s?|finie?s?|terminee?s?|reparee?s?|arrivee?s?|partie?s?|expediee?s?|notee?s?|confirmee?s?|enregistree?s?|en retard)(?= ?[.,;!?]| ?$| (quand|pour|demain|aujourdhui|ce|cet|cette|ca|depuis|et|mais|ou|svp)\b)/,
  /^(c est|est ce que c est|ca y est c est) (deja )?(pret|fini|repare|termine|arrive)\b/,
)

/** « Un souci avec ma commande d’hier », « vous avez oublié ma réservation » */
const GONE_WRONG = new RegExp(
  `\\b(problemes?|soucis?|erreurs?|malaise|manqu\\w+|oubli\\w+|tromp\\w+) .{0,20}\\b(ma|mon|mes|notre|nos) ${BOOKED}s?\\b`,
)
/** « Il reste des bûches ? », and not « il reste une place samedi ? » */
const LEFT =
  /\b(il|vous|en) ((vous|nous|en) )*reste(nt|ra)?\b(?! (ouvert|ferme|combien de temps|a payer))|\breste t? ?il\b|\bavez (vous )?encore (du|de la|de l|des|une?)\b|\ben (stock|rupture)\b/
const PLACES = /\b(places?|creneaux?|rendezvous|tables?|dispos?)\b/

/** An appointment that is to be moved or called off, or how things stand: by telephone, since a machine cannot say. */
export function ownBookingAnswer({ firm, text }: Asked): AnswerPart | null {
  const { telephone } = firm.facts
  if (!telephone) return null
  if (OWN_CHANGED.test(text)) {
    const own = quotesOf(firm, 'annulation')[0]
    return {
      kind: 'contact',
      text: [CANNOT_CHANGE, `appelez le ${telephone}.`, own && quoted(own)].filter(Boolean).join(' '),
      facts: ['telephone', ...(own ? [own.fact] : [])],
    }
  }
  if (LATE.test(text)) return byTelephone('Une machine ne peut prévenir personne\u00a0:', telephone)
  if (LEFT.test(text) && !PLACES.test(text))
    return byTelephone('Une machine ne sait pas ce qu’il reste\u00a0:', telephone)
  if (STANDING.test(text) || GONE_WRONG.test(text))
    return byTelephone('Une machine ne sait pas où cela en est\u00a0:', telephone)
  return null
}

const CANNOT_CHANGE = 'Une machine ne peut ni annuler ni déplacer\u00a0:'

/** How something is moved or called off, where the firm wrote nothing of it. */
export const changeAnswer = ({ firm, text }: Asked): AnswerPart | null =>
  CHANGED.test(text) && firm.facts.telephone ? byTelephone(CANNOT_CHANGE, firm.facts.telephone) : null

const byTelephone = (why: string, telephone: string): AnswerPart => ({
  kind: 'contact',
  text: `${why} appelez le ${telephone}.`,
  facts: ['telephone'],
})
