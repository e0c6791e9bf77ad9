import { createHash } from 'node:crypto'

/** Firms of the second set: other names, other banks, numbers derived in another way. */
export interface Business {
  name: string
  legal: string
  siren: string
  siret: string
  town: string
  address: string
  boss: { surname: string; given: string; birth: [day: number, month: number, year: number]; woman: boolean }
  bank: {
    label: string
    bic: string
    bban: [bank: string, desk: string, account: string, key: string]
    iban: string
  }
  /** Day, month, year on which its papers were issued. */
  day: [number, number, number]
}

const digits = (seed: string, length: number) =>
  BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
    .toString()
    .slice(3, 3 + length)

/** The last digit by which a number passes the test of Luhn, found by trying. */
function closed(start: string): string {
  for (let last = 0; last < 10; last++) {
    const all = `${start}${last}`
    let sum = 0
    for (let place = 0; place < all.length; place++) {
      const digit = Number(all[all.length - 1 - place])
      sum += place % 2 ? ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit] ?? 0) : digit
    }
    if (sum % 10 === 0) return all
  }
  throw new Error('no such digit')
}

function business(
  name: string,
  legal: string,
  [address, town]: [string, string],
  boss: Business['boss'],
  [label, bic, bank, desk]: [string, string, string, string],
  day: Business['day'],
): Business {
  const siren = closed(`8${digits(name, 7)}`)
  const account = digits(`${name} account`, 11)
  const key = String(97n - ((BigInt(`${bank}${desk}${account}`) * 100n) % 97n)).padStart(2, '0')
  const check = String(98n - (BigInt(`${bank}${desk}${account}${key}152700`) % 97n)).padStart(2, '0')
  return {
    ...{ name, legal, siren, siret: closed(`${siren}0002`), town, address, boss, day },
    bank: { label, bic, bban: [bank, desk, account, key], iban: `FR${check}${bank}${desk}${account}${key}` },
  }
}

export const BUSINESSES: Business[] = [
  business(
    'Garage de la Vallée Blanche',
    'SARL',
    ['27 route de Chamonix', '74700 SALLANCHES'],
    { surname: 'PERRILLAT', given: 'Jean-Marc', birth: [3, 7, 1968], woman: false },
    ['Crédit Alpin Mutuel', 'CALPFR2A', '18106', '00810'],
    [14, 4, 2026],
  ),
  business(
    'Nuances & Paysages',
    'SAS',
    ['5 impasse des Ormes', '37000 TOURS'],
    { surname: 'DESCHAMPS', given: 'Aurélie Louise', birth: [22, 12, 1983], woman: true },
    ['Banque du Val de Loire', 'BVLOFRPP', '14505', '00002'],
    [2, 6, 2026],
  ),
  business(
    'KOUAKOU FRERES TRANSPORT',
    'SASU',
    ['188 boulevard Magenta', '75010 PARIS'],
    { surname: 'KOUAKOU', given: 'Serge Emmanuel', birth: [30, 1, 1991], woman: false },
    ['La Parisienne de Banque', 'LPBQFRPPXXX', '30788', '00900'],
    [28, 2, 2026],
  ),
  business(
    'Cave Etchegaray',
    'EURL',
    ['9 rue Gambetta', '64500 SAINT-JEAN-DE-LUZ'],
    { surname: 'ETCHEGARAY', given: 'Maite', birth: [11, 10, 1976], woman: true },
    ['Caisse Basque', 'CBASFR22', '16906', '01000'],
    [9, 5, 2026],
  ),
]

export const two = (value: number) => String(value).padStart(2, '0')
export const iso = ([day, month, year]: Business['day']) => `${year}-${two(month)}-${two(day)}`
export const dotted = ([day, month, year]: Business['day'], by = '/') => [two(day), two(month), year].join(by)
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
export const inWords = ([day, month, year]: Business['day']) =>
  `${day === 1 ? '1er' : day} ${MONTHS[month - 1]} ${year}`
