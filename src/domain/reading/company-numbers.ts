import { checkSiret, isSiren } from '../place/siret'
import { plain } from './plain-words'
import type { TextLine } from './text-line'

/** A number that was read, and the line where it stands. */
export interface FoundNumber {
  value: string
  line: TextLine
}

/** What a reading machine takes for digits' look-alikes. */
export const LOOK_ALIKES: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
}

/** Digits in groups, as people and machines print them; a look-alike may stand among them. */
const GROUPS = /(?<![A-Z0-9])[0-9OQILSBZG](?:[\s.\u00a0\u202f-]?[0-9OQILSBZG]){8,16}(?![A-Z0-9])/gi

/**
 * The SIREN and SIRET of the company that a paper is about: they satisfy their key and stand beside their
 * name (« SIRET », « RCS », « immatriculation »). Two different ones give none: nothing is guessed.
 */
export function companyNumbers(lines: readonly TextLine[]): {
  siren: FoundNumber | null
  siret: FoundNumber | null
} {
  const found = lines.flatMap((line, index) => numbersOf(line, lines[index - 1]))
  const sirets = found.filter(({ value }) => value.length === 14)
  const sirens = [
    ...found.filter(({ value }) => value.length === 9),
    ...sirets.map(({ value, line }) => ({ value: value.slice(0, 9), line })),
  ]
  const siren = onlyOne(sirens)
  const siret = onlyOne(sirets)
  return { siren, siret: siren && siret?.value.startsWith(siren.value) ? siret : null }
}

function onlyOne(found: readonly FoundNumber[]): FoundNumber | null {
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? first : null
}

const LABEL = /\b(SIREN|SIRET|RCS|R C S|IMMATRICULATION|IDENTIFIANT|IDENTIFICATION|ETABLISSEMENT)\b/

function numbersOf(line: TextLine, above: TextLine | undefined): FoundNumber[] {
  const here = LABEL.test(plain(line.text))
  if (!here && !(above && LABEL.test(plain(above.text)))) return []
  return [...line.text.matchAll(GROUPS)].flatMap(([raw]) => {
    const value = asDigits(raw)
    return isCompanyNumber(value) && mostlyDigits(raw) ? [{ value, line }] : []
  })
}

const asDigits = (raw: string) =>
  raw
    .toUpperCase()
    .replace(/[\s.\u00a0\u202f-]/g, '')
    .replace(/[A-Z]/g, letter => LOOK_ALIKES[letter] ?? letter)

/** One look-alike may be a misreading; more are a word. */
const mostlyDigits = (raw: string) => raw.replace(/[^A-Za-z]/g, '').length <= 1

const isCompanyNumber = (value: string) =>
  (value.length === 9 && isSiren(value)) ||
  (value.length === 14 && checkSiret(value).valid && isSiren(value.slice(0, 9)))
