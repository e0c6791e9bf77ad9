/** Identifiers that satisfy their keys, made from a number: no firm of the world's is meant. */
export function sirenFrom(seed: number): string {
  const eight = String(10_000_000 + ((seed * 7_919_113) % 89_999_999)).slice(0, 8)
  return eight + luhnKey(eight)
}

export function siretOf(siren: string, establishment = 1): string {
  const start = siren + String(establishment).padStart(4, '0')
  return start + luhnKey(start)
}

function luhnKey(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

export interface Account {
  iban: string
  bank: string
  branch: string
  account: string
  key: string
}

export function accountFrom(bank: string, branch: string, seed: number): Account {
  const account = String(10_000_000_000 + ((seed * 48_271_933) % 89_999_999_999)).slice(0, 11)
  const key = String(97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97)).padStart(
    2,
    '0',
  )
  const bban = bank + branch + account + key
  const rest = [...`${bban}152700`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0)
  return { iban: `FR${String(98 - rest).padStart(2, '0')}${bban}`, bank, branch, account, key }
}

/** A check digit of a machine-readable zone: weights 7, 3, 1 (ICAO 9303). */
export function zoneKey(text: string): string {
  const value = (letter: string) =>
    letter === '<' ? 0 : /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55
  return String(
    [...text].reduce((sum, letter, index) => sum + value(letter) * ([7, 3, 1][index % 3] ?? 1), 0) % 10,
  )
}

export const filled = (text: string, length: number) => text.slice(0, length).padEnd(length, '<')
