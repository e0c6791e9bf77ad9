/** Words of price lists, all tried on text in small letters without accents. */

/** « /h », « de l’heure », « le m² »: what a price is for, as sites say it. */
const UNITS: [form: RegExp, said: string][] = [
  [/^(h|heures?)$/, 'par heure'],
  [/^(demi[- ]?journee)$/, 'par demi-journée'],
  [/^(j|jours?|journee)$/, 'par jour'],
  [/^nuits?$/, 'par nuit'],
  [/^semaines?$/, 'par semaine'],
  [/^mois$/, 'par mois'],
  [/^(an|annee)$/, 'par an'],
  [/^(m2|m²|metre carre)$/, 'par m²'],
  [/^(m3|m³|metre cube)$/, 'par m³'],
  [/^(ml|metre lineaire)$/, 'par mètre linéaire'],
  [/^(m|metre)$/, 'par mètre'],
  [/^(km|kilometre)$/, 'par km'],
  [/^(kg|kilo)$/, 'par kg'],
  [/^100 ?g$/, 'pour 100 g'],
  [/^(l|litre)$/, 'par litre'],
  [/^(pers\.?|personne|pax)$/, 'par personne'],
  [/^(enfant)$/, 'par enfant'],
  [/^(adulte)$/, 'par adulte'],
  [/^(seance)$/, 'par séance'],
  [/^(cours|lecon)$/, 'par cours'],
  [/^(piece|pce|unite)$/, 'par pièce'],
  [/^(part)$/, 'par part'],
  [/^(verre)$/, 'par verre'],
  [/^(bouteille)$/, 'par bouteille'],
]

const WORDS =
  'demi[- ]?journee|journee|jours?|heures?|nuits?|semaines?|mois|annee|an|metre carre|metre cube|metre lineaire|metre|m2|m²|m3|m³|ml|kilometre|km|kilo|kg|100 ?g|litre|personne|pers\\.?|pax|enfant|adulte|seance|cours|lecon|piece|pce|unite|part|verre|bouteille|h|j|m|l'

/** What follows a price and says what it is for; it stops where the unit ends. */
export const UNIT_AFTER = new RegExp(
  `^\\s*(?:/\\s*(?:la |le |l')?|par |(?:de )?l'|l'|la |le |les |du )?(${WORDS})(?![a-z0-9])\\.?`,
)

const COUNT = '(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)'
const COUNTED =
  'parts?|personnes?|pers\\.?|convives?|couverts?|pieces?|unites?|tiges?|boules?|tranches?|seances?|photos?|heures?|h|minutes?|min|mn|jours?|nuits?|mois|litres?|cl|kg|kilos?|g|grammes?|bouteilles?|verres?|cours|lecons?|paires?|pneus?'

/** « six parts », « les 60 min », « la douzaine »: how much one gets for a price, said as it was typed. */
export const COUNT_AFTER = new RegExp(
  `^[\\s,/]*((?:pour |les |par )?${COUNT} ?(?:${COUNTED})(?![a-z0-9])\\.?|\\d{1,2} ?h ?\\d{2}(?!\\d)|les \\d{1,3}(?![\\d ]*[a-z%])|(?:la )?(?:demi[- ])?douzaine|la (?:tige|botte|tranche|boule|barquette|paire|portion|assiette|boite|caisse)|le (?:bouquet|pot|sac|lot|plateau|panier|pneu|trajet))(?![a-z0-9])`,
)

/** « par heure » of « h ». */
export const unitOf = (word: string): string | null => UNITS.find(([form]) => form.test(word))?.[1] ?? null

/** Where one of these stands, more than one price is meant, or none for sure. */
export const DOUBT =
  /%|\$|£|~|≈|\b(au lieu|environ|env\.|remise|reduction|acompte|promo|promotion|jusqu|selon|mini|minimum|maxi|maximum|max|moyen|moyenne|entre|voir|appeler|contacter|telephoner|tarifs?|prix)\b/

/** « à partir de », at the end of what stands before a price. */
export const FROM_BEFORE = /[\s:,(-]*\b(a partir de|a partir d'|a partir|des|apd|a p\. ?de)\s*\)?\s*:?\s*$/

/** A price that is asked for, at the end of a line. */
export const ON_QUOTE =
  /[\s.:,;…–—-]*\(?\b(sur devis|nous consulter|(prix |tarif )?sur demande|a consulter)\)?\s*\.?$/

export const FREE = /[\s.:,;…–—-]*\(?\b(gratuite?s?|offerte?s?)\)?\s*\.?$/

/** A number that counts what is named before it, so that « Formule 1 150 € » has two senses. */
export const NUMBERED =
  /\b(formule|menu|pack|forfait|option|lot|niveau|type|taille|numero|gamme|chambre|seances?)\s*$/
