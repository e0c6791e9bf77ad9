import type { PaperKind } from './paper-kind'
import { editDistance, plain } from './plain-words'
import { linesNear, type TextLine } from './text-line'

const MONTHS = [
  'JANVIER',
  'FEVRIER',
  'MARS',
  'AVRIL',
  'MAI',
  'JUIN',
  'JUILLET',
  'AOUT',
  'SEPTEMBRE',
  'OCTOBRE',
  'NOVEMBRE',
  'DECEMBRE',
]

/** What stands before the day on which a paper was issued, the surest first. */
const ANCHORS: Partial<Record<PaperKind, RegExp[]>> = {
  urssaf: [
    /\bFAIT (A|AU|LE)\b/,
    /\b(DELIVREE?|EDITEE?|ETABLIE?|EMISE?) LE\b/,
    /\bDATE D (EDITION|EMISSION|ETABLISSEMENT)\b/,
    /^A [A-Z ]{2,40} LE (?=\d)/,
    /^(LE|DATE) (?=\d)/,
    /\bLE (?=\d)/,
  ],
  kbis: [
    /\bA JOUR (AU|DU)\b/,
    /\bEXTRAIT (DU|DELIVRE|EDITE)\b/,
    /\b(DELIVREE?|EDITEE?|FAIT|ETABLI) (LE|A)\b/,
    /\bDATE D (EDITION|EMISSION)\b/,
  ],
  sirene: [
    /\bSITUATION (AU|DU|A LA DATE)\b/,
    /\bA LA DATE DU\b/,
    /\b(DELIVREE?|EDITEE?) LE\b/,
    /\bDATE D EDITION\b/,
    /^LE (?=\d)/,
  ],
  rne: [
    /\bA JOUR (AU|DU)\b/,
    /\b(DELIVREE?|EDITEE?|ETABLIE?|FAIT|EXTRAIT|GENEREE?) (LE|DU|A)\b/,
    /\bDATE D (EDITION|EMISSION)\b/,
  ],
}

/** What makes a date another one: births, beginnings, ends of periods. */
const OTHER_DATES =
  /\b(NE|NEE|NAISSANCE|IMMATRICULATION|IMMATRICULEE?|COMMENCEMENT|CREATION|CREEE?|DEBUT|CLOTURE|DEPUIS|EXPIRATION|VALABLE|VALIDITE|PERIODE|ECHEANCE)\b/

/** The days that a text names, as ISO dates: 12/05/2026, 12.05.2026, 12 mai 2026, 1er juin 2026. */
function datesIn(text: string): string[] {
  const words = plain(text)
  const numeric = [...words.matchAll(/\b([0-3]?\d) ([01]?\d) ((?:19|20)\d{2})\b/g)].map(
    ([, day, month, year]) => isoDay(Number(year), Number(month), Number(day)),
  )
  const written = [...words.matchAll(/\b(?:L )?([0-3]?\d|1ER) ?([A-Z]{3,10}) ?((?:19|20)\d{2})\b/g)].map(
    ([, day = '', name = '', year]) => isoDay(Number(year), monthOf(name), Number.parseInt(day, 10)),
  )
  return [...numeric, ...written].filter(day => day !== null)
}

/**
 * The day on which a paper was issued. A date counts where its words say what it is; two different ones
 * behind equally sure words give none.
 */
export function issueDateOf(
  kind: PaperKind,
  lines: readonly TextLine[],
): { value: string; line: TextLine } | null {
  for (const anchor of ANCHORS[kind] ?? []) {
    const found = lines
      .filter(line => anchor.test(plain(line.text)))
      .flatMap(line => dateBehind(line, anchor, lines))
    const [first] = found
    if (first && found.every(({ value }) => value === first.value)) return first
    if (first) return null
  }
  return null
}

/** In the line itself behind its words, else in the nearest line beside or below it. */
function dateBehind(
  line: TextLine,
  anchor: RegExp,
  lines: readonly TextLine[],
): { value: string; line: TextLine }[] {
  const words = plain(line.text)
  const match = anchor.exec(words)
  if (!match || OTHER_DATES.test(words.slice(0, match.index))) return []
  const [own] = datesIn(words.slice(match.index))
  if (own) return [{ value: own, line }]
  if (anchor.source.startsWith('^')) return []
  for (const near of linesNear(line, lines).slice(0, 2)) {
    const [value] = datesIn(near.text)
    if (value && !OTHER_DATES.test(plain(near.text))) return [{ value, line: near }]
  }
  return []
}

/** 1 to 12, one misread letter allowed where that leaves no doubt; 0 when it is no month. */
function monthOf(name: string): number {
  const exact = MONTHS.indexOf(name)
  if (exact >= 0) return exact + 1
  const near = MONTHS.filter(month => month.length >= 5 && editDistance(month, name, 1) <= 1)
  return near.length === 1 ? MONTHS.indexOf(near[0] ?? '') + 1 : 0
}

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2100
  return real ? date.toISOString().slice(0, 10) : null
}
