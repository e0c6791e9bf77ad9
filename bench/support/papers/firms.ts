import { accountFrom, sirenFrom, siretOf } from './numbers'

/** A firm that papers are drawn for, and what they say. */
export interface Firm {
  name: string
  form: string
  siren: string
  siret: string
  city: string
  street: string
  postal: string
  manager: { title: string; last: string; first: string; born: string; sex: 'M' | 'F' }
  bank: { name: string; bic: string; account: ReturnType<typeof accountFrom> }
  /** ISO day on which its URSSAF certificate and its extracts were issued. */
  issued: string
}

export const FIRMS: Firm[] = [
  firm(
    11,
    'BOULANGERIE DES TILLEULS',
    'SARL',
    ['LYON', '14 rue des Tilleuls', '69003'],
    ['Mme', 'FONTAINE', 'Marie Claire', '1979-04-12', 'F'],
    ['BANQUE RHODANIENNE', 'RHODFRPP', '10278', '07301'],
    '2026-05-12',
  ),
  firm(
    23,
    'MENUISERIE KERVELLA',
    'SAS',
    ['QUIMPER', '3 quai de l’Odet', '29000'],
    ['M.', 'KERVELLA', 'Yann', '1985-11-30', 'M'],
    ['CREDIT ARMORIQUE', 'ARMOFR2X', '12906', '00054'],
    '2026-06-01',
  ),
  firm(
    37,
    'SOLEIL ET TOITURES',
    'SASU',
    ['MONTPELLIER', '120 avenue du Pirée', '34000'],
    ['M.', 'BENHADDOU', 'Karim Nassim', '1990-02-08', 'M'],
    ['CAISSE DU LANGUEDOC', 'LANGFR21', '13485', '00800'],
    '2026-03-18',
  ),
  firm(
    53,
    'ATELIER GARNIER COUTURE',
    'EURL',
    ['LILLE', '8 place du Concert', '59800'],
    ['Mme', 'GARNIER', 'Hélène', '1972-09-21', 'F'],
    ['BANQUE DES FLANDRES', 'FLANFRPP', '15629', '02700'],
    '2026-04-27',
  ),
]

function firm(
  seed: number,
  name: string,
  form: string,
  [city, street, postal]: [string, string, string],
  [title, last, first, born, sex]: [string, string, string, string, 'M' | 'F'],
  [bank, bic, code, branch]: [string, string, string, string],
  issued: string,
): Firm {
  const siren = sirenFrom(seed)
  return {
    name,
    form,
    siren,
    siret: siretOf(siren),
    city,
    street,
    postal,
    manager: { title, last, first, born, sex },
    bank: { name: bank, bic, account: accountFrom(code, branch, seed) },
    issued,
  }
}

export const spaced = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ').trim()
export const inFours = (iban: string) => iban.replace(/(.{4})/g, '$1 ').trim()
export const slashed = (day: string) => day.split('-').reverse().join('/')
export const written = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
