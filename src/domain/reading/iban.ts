import type { FoundNumber } from './company-numbers'
import type { TextLine } from './text-line'

/** Characters of an IBAN by country, for those where French firms hold accounts (ISO 13616 registry). */
const LENGTHS: Record<string, number> = {
  FR: 27,
  MC: 27,
  BE: 16,
  DE: 22,
  LU: 20,
  NL: 18,
  IE: 22,
  ES: 24,
  IT: 27,
  PT: 25,
  LT: 20,
  AT: 20,
  CH: 21,
  GB: 22,
}

/** Whether a bank account number exists by its key: mod 97, and for France the key of the RIB inside it. */
function isIban(iban: string): boolean {
  const length = LENGTHS[iban.slice(0, 2)]
  if (length !== iban.length || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false
  if (!hasIbanKey(iban)) return false
  return !/^(FR|MC)/.test(iban) || isRib(iban.slice(4))
}

/** Whether the two figures behind its country are those of the rest (ISO 7064), whatever country that is. */
export const hasIbanKey = (iban: string): boolean => remainder(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1

/** The IBAN of a paper; null when there is none that satisfies its keys, or several that do. */
export function ibanIn(lines: readonly TextLine[]): FoundNumber | null {
  const found = lines.flatMap((line, index) => ibansOf(line, lines[index + 1]))
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? first : null
}

/** Whether something that looks like an IBAN stands there, whatever its key says. */
export function looksLikeIban(lines: readonly TextLine[]): TextLine | null {
  return lines.find(({ text }) => /\b(?:FR|MC)\s?[0-9OIL]{2}(?:\s?[0-9A-Z]){10,}/i.test(text)) ?? null
}

/** An IBAN that goes on in the next line, as narrow layouts print it, is read across both. */
function ibansOf(line: TextLine, next: TextLine | undefined): FoundNumber[] {
  const alone = candidates(line.text)
  const found = alone.length > 0 || !next ? alone : candidates(`${line.text} ${next.text}`)
  return found.map(value => ({ value, line }))
}

function candidates(text: string): string[] {
  const tight = text.toUpperCase().replace(/[\s.|_\u00a0\u202f-]/g, '')
  const found = new Set<string>()
  for (const [country, length] of Object.entries(LENGTHS)) {
    for (let at = tight.indexOf(country); at >= 0; at = tight.indexOf(country, at + 1)) {
      const raw = tight.slice(at, at + length)
      for (const value of spellings(country, raw)) if (isIban(value)) found.add(value)
    }
  }
  return [...found]
}

/** As it stands, and with letters where French accounts hold digits alone read as the digits they look like. */
function spellings(country: string, raw: string): string[] {
  if (country !== 'FR' && country !== 'MC') return [raw]
  const digits = (part: string) =>
    part
      .replace(/[OQD]/g, '0')
      .replace(/[IL]/g, '1')
      .replace(/S/g, '5')
      .replace(/B/g, '8')
      .replace(/Z/g, '2')
      .replace(/G/g, '6')
  const [head, bank, account, key] = [raw.slice(2, 4), raw.slice(4, 14), raw.slice(14, 25), raw.slice(25)]
  const fixed = country + digits(head) + digits(bank)
  return [fixed + account + digits(key), fixed + digits(account) + digits(key)]
}

/** Remainder by 97 of a number of any length, letters counting from 10 (ISO 7064). */
function remainder(text: string): number {
  const digits = text.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** The key of a RIB: 97 − ((89 × bank + 15 × branch + 3 × account) mod 97), letters counting 1 to 9. */
function isRib(rib: string): boolean {
  const digits = rib.replace(/[A-Z]/g, letter => {
    const place = letter.charCodeAt(0) - 65
    return String(((place + (place >= 18 ? 1 : 0)) % 9) + 1)
  })
  const [bank, branch, account, key] = [
    digits.slice(0, 5),
    digits.slice(5, 10),
    digits.slice(10, 21),
    digits.slice(21),
  ]
  if (!/^\d{5}$/.test(bank) || !/^\d{2}$/.test(key)) return false
  return 97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97) === Number(key)
}
