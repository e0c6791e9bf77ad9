import type { Service } from '~/domain/site/facts/facts'
import { fold } from '~/domain/text/slug'
import { verbsAsked } from './asked-verbs'
import { readable } from './question-text'
import { DAYS, itemHeads, stemOf, stemsOf, TELLING } from './stems'

interface Known {
  service: Service
  /** What it is called first, and what is said of that: « Tarte aux pommes ». */
  qualified: Qualified | null
  name: string[]
  /** The stems that it is called by first: « vaccin chat », « rose » of « Rose à longue tige ». */
  first: string[]
  /** How many words it is called by first: one of « Société, au-delà ». */
  length: number
  /** Of the name what it is, without what it is made with: « pain », not « au chocolat ». */
  head: string[]
  /** Of its name and its detail, what can be asked for by itself: « plaquettes », no « vin » of a sauce. */
  parts: Set<string>
  all: Set<string>
}

/** A service's own words, and those that people say for it. */
function knownOf(service: Service): Known {
  const child = /\b(moins|jusqu).*\bans\b/.test(fold(service.name)) ? [stemOf('enfant')] : []
  const name = [...stemsOf(readable(service.name)), ...child]
  const what = readable(service.name).split(/(?<=[a-z]) (?:aux?|a) /)[0] ?? ''
  const head = [...stemsOf(what.replace(DAY_OF, '')), ...child]
  const [first] = qualifiedIn(readable(service.name))
  // « Combien la nuit en tente ? »
  const unit = /^(la|le|l[’']|par) ?\p{L}+$/u.test(service.unit ?? '')
    ? stemsOf(readable(service.unit ?? ''))
    : []
  return {
    service,
    qualified: first ?? null,
    name,
    length: stemsOf(readable(service.name.split(',')[0] ?? '').replace(SIZE, ' ')).length || 1,
    head,
    first: stemsOf(
      readable(service.name)
        .replace(SIZE, ' ')
        .split(/,|(?<=[a-z]) (?:aux?|a) /)[0] ?? '',
    ),
    parts: new Set([...name, ...itemHeads(service.detail ?? '', readable), ...unit]),
    all: new Set([...name, ...stemsOf(readable(service.detail ?? '')), ...unit]),
  }
}

/** « Bain » is « Bain petit chien » and « Bain grand chien » alike. */
const SIZE = /\b(petite?s?|grande?s?|moyenn?e?s?|gros(se)?s?)\b/g
const sizesIn = (text: string): string[] => (text.match(SIZE) ?? []).map(size => size.slice(0, 4))

/** « Le bain d’un petit chien » is that of small ones alone. */
function ofSize(known: readonly Known[], phrase: string): readonly Known[] {
  const asked = sizesIn(phrase)
  const fitting = known.filter(({ service }) =>
    sizesIn(readable(service.name)).some(size => asked.includes(size)),
  )
  return fitting.length > 0 ? fitting : known
}

/** « Piscine 8 x 4 » is no « Piscine 7 × 3 m ». */
function isOfMeasure({ name }: Service, phrase: string): boolean {
  const [asked, own] = [measureIn(phrase), measureIn(name)]
  return asked === null || own === null || asked === own
}

const measureIn = (text: string): string | null => {
  const [, width, height] = /(\d+(?:[.,]\d+)?) ?m? ?(?:x|×|\*|sur) ?(\d+(?:[.,]\d+)?)/i.exec(text) ?? []
  return width && height ? `${width} ${height}`.replaceAll(',', '.') : null
}

/** « Formule du midi » is no « sandwich à midi ». */
const DAY_OF = new RegExp(` (du|de) ${DAYS.source.slice(1)}.*`)

interface Qualified {
  head: string
  qualifier: string
  /** « croissant aux amandes » is another thing than a croissant, « croissant du dimanche » is none. */
  isOther: boolean
}

/** « tarte aux fraises »: stems of what is named and of what is said of it. */
const qualifiedIn = (text: string): Qualified[] =>
  [...text.matchAll(/\b([a-z]+) (?=(aux?|a la|a l|de la|de l|du|des|de|d) ([a-z]+))/g)].flatMap(
    ([, word = '', link = '', more = '']) => {
      const [head] = stemsOf(word)
      const [qualifier] = stemsOf(more)
      return head && qualifier ? [{ head, qualifier, isOther: link.startsWith('a') }] : []
    },
  )

const kept = new WeakMap<readonly Service[], Known[]>()

/** Read once for the same list. */
function knownServices(services: readonly Service[]): Known[] {
  const known = kept.get(services) ?? services.map(knownOf)
  kept.set(services, known)
  return known
}

/**
 * The services that a text asks for, by their names first; « vidange + freins » asks for two. Those that fit alike are
 * all given; nothing where what fits is only said in passing.
 */
export function servicesAsked(services: readonly Service[], text: string): Service[] {
  const known = knownServices(services)
  const found = new Set<Service>()
  for (const phrase of phrasesOf(text)) {
    let left = [...new Set(stemsOf(phrase))]
    const asked = qualifiedIn(phrase)
    const done = verbsAsked(phrase).filter(verb => !isOftenDone(known, verb))
    // « Tarte aux fraises » is no « Tarte aux pommes », « croissant aux amandes » no « Croissant ».
    const fitting = known.filter(
      one =>
        isOfMeasure(one.service, phrase) &&
        !asked.some(
          ({ head, qualifier, isOther }) =>
            (head === one.qualified?.head || (isOther && one.head.includes(head))) && !one.all.has(qualifier),
        ),
    )
    for (let round = 0; round < 2 && left.length > 0; round++) {
      const best = ofSize(bestOf(fitting, left, round === 0), phrase).filter(
        one => !isOtherThing(known, one, left),
      )
      if (best.length === 0) break
      for (const { service } of best) if (isDone(service, done)) found.add(service)
      left = left.filter(stem => !best.some(({ all }) => all.has(stem)))
    }
  }
  return [...found].slice(0, 4)
}

/** « Vaccin lapin » is no « Vaccin chien », « castration chat » no « Vaccin chat »: one word is nobody's, and one of the name is not said. */
const isOtherThing = (known: readonly Known[], { first }: Known, stems: readonly string[]): boolean =>
  first.length > 1 &&
  first.some(stem => !stems.includes(stem)) &&
  stems.some(stem => !/^\d/.test(stem) && !known.some(({ all }) => all.has(stem)))

const phrasesOf = (text: string): string[] => text.split(/[+,;]|\b(?:et|plus|avec)\b/)

/** « Et de la brioche » */
const THING =
  /^(?:(?:de|d|du|des|les?|la|l|une?|\d+) )+[a-z]{3,}(?: [a-z]{4,})?(?: (?:de|du|des|d|aux?|a la|a l) [a-z]+)?$/
/** « Buffet et boissons »; what is said of anything is no thing. */
const MERE_THING =
  /^(?!delais?\b|conditions?\b|dispo|horaires?\b|adresse|duree|temps\b|rapide|urgent|bonne\b|beaucoup)[a-z]{4,}(?: [a-z]{4,})?$/

/** « Quel est le prix des roses », « c’est combien les roses » */
const ASKED_WITH =
  /^.*\b(?:combien|prix|tarifs?|cout(?:e|ent)?)\b(?: (?:est|sont|ce|que|ca|coute\w*|font|fait|pour))*/

/** « Les plaquettes ensemble, ça fait combien » */
const ASKED_AFTER =
  /,?( (ensemble|c est|ca|coute\w*|font|fait|a|au|le|tout))* (combien|prix|tarifs?)( (ca|coute\w*|font|fait|en tout|au total))*[?!. ]*$/

/** Of several things that a text asks for those that are none of these services. */
export const missingAmong = (services: readonly Service[], text: string): string[] =>
  thingsOf(text).filter(
    thing =>
      (THING.test(thing) || MERE_THING.test(thing)) &&
      stemsOf(thing).length > 0 &&
      servicesAsked(services, thing).length === 0,
  )

/** « Prix des roses et de la livraison »: « des roses », « de la livraison ». */
export const thingsOf = (text: string): string[] =>
  phrasesOf(text)
    .map(phrase =>
      phrase
        .replace(ASKED_AFTER, '')
        .replace(ASKED_WITH, '')
        .replace(/[?!.:, ]+$/, '')
        .trim(),
    )
    .filter(Boolean)

/** « Coupé sur cheveux secs », « coupe boucle à boucle »: what is told of two services is done with all that is named here. */
const isOftenDone = (known: readonly Known[], verb: string): boolean =>
  known.filter(({ all }) => all.has(verb)).length > 1

/**
 * To blow up a tyre does not cost what « Pneus, la paire : montage, équilibrage » costs. A name of which nothing more is said may
 * be any of what is done to it, and what has no price is asked for.
 */
function isDone({ name, detail, price_cents }: Service, done: readonly string[]): boolean {
  if (detail === null || price_cents === null) return true
  const told = stemsOf(readable(`${name} ${detail}`))
  return done.every(verb => told.some(stem => stem.startsWith(verb.slice(0, 6))))
}

/** @param details whether a phrase that lies whole in what a service is told by is enough */
function bestOf(known: readonly Known[], stems: readonly string[], details: boolean): Known[] {
  const telling = stems.filter(stem => TELLING.has(stem))
  const words = stems.filter(stem => !/^\d/.test(stem))
  let best: Known[] = []
  let most = 0
  for (const one of known) {
    // « 12 croissants » are no « moins de 12 ans ».
    if (words.length > 0 && !words.some(stem => one.all.has(stem))) continue
    const named = stems.filter(stem => one.name.includes(stem)).length
    const told = stems.filter(stem => one.all.has(stem)).length
    const whole = details && stems.every(stem => one.parts.has(stem))
    if ((named === 0 && !whole) || (telling.length > 0 && !telling.every(stem => one.all.has(stem)))) continue
    // « Pain complet » is no « Pain de seigle »; a number is of any.
    const more = words.some(stem => !one.all.has(stem))
    if (details && more && one.qualified && !stems.includes(one.qualified.qualifier)) continue
    // An « éclair au chocolat » is no « pain au chocolat ».
    if (told < stems.length && one.head.length > 0 && !stems.some(stem => one.head.includes(stem))) continue
    const fit = named * 2 + (told - named) + named / one.length
    if (fit > most) best = []
    if (fit >= most) {
      most = fit
      best.push(one)
    }
  }
  return best.length <= 3 ? best : []
}
