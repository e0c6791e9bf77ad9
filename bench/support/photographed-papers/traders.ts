import { accountFrom, sirenFrom, siretOf } from '../papers/numbers'

/** A firm of the third set and its manager; none is meant. */
export interface Trader {
  name: string
  form: string
  siren: string
  siret: string
  street: string
  town: string
  court: string
  manager: { last: string; given: string; born: string; place: string; sex: 'M' | 'F' }
  bank: { name: string; agency: string; bic: string }
  account: ReturnType<typeof accountFrom>
  /** ISO day on which its papers were issued. */
  issued: string
  /** ISO day since which it trades: never the day to be read. */
  since: string
}

function trader(
  seed: number,
  [name, form, since, issued]: [string, string, string, string],
  [street, town, court]: [string, string, string],
  [last, given, born, place, sex]: [string, string, string, string, 'M' | 'F'],
  [bank, agency, bic, code, desk]: [string, string, string, string, string],
): Trader {
  const siren = sirenFrom(seed)
  return {
    ...{ name, form, siren, siret: siretOf(siren, 3), street, town, court, since, issued },
    manager: { last, given, born, place, sex },
    bank: { name: bank, agency, bic },
    account: accountFrom(code, desk, seed * 31),
  }
}

export const TRADERS: Trader[] = [
  trader(
    409,
    ['PLOMBERIE OZANNE ET FILS', 'Société à responsabilité limitée', '2009-10-01', '2026-07-21'],
    ['3 bis rue du Général Leclerc', '14000 CAEN', 'CAEN'],
    ['OZANNE', 'Thierry Paul', '1971-08-19', 'BAYEUX', 'M'],
    ['Crédit Normand', 'CAEN SAINT-PIERRE', 'CRNOFRPP', '16607', '00310'],
  ),
  trader(
    617,
    ['L’ATELIER DE SOPHIE', 'Entreprise unipersonnelle à responsabilité limitée', '2021-02-15', '2026-10-05'],
    ['41 avenue Jean-Jaurès', '33400 TALENCE', 'BORDEAUX'],
    ['LARRIEU', 'Sophie Hélène', '1988-03-02', 'MONT-DE-MARSAN', 'F'],
    ['Banque de la Garonne', 'TALENCE FORUM', 'BGARFR2BXXX', '13306', '00142'],
  ),
  trader(
    823,
    ['DIALLO NETTOYAGE SERVICES', 'Société par actions simplifiée', '2017-06-30', '2026-01-31'],
    ['112 rue de Roubaix', '59200 TOURCOING', 'LILLE METROPOLE'],
    ['DIALLO', 'Mamadou', '1980-12-25', 'CONAKRY', 'M'],
    ['Caisse du Nord', 'TOURCOING GRAND PLACE', 'CAINFRPP', '15629', '08840'],
  ),
  trader(
    1051,
    ['FERRONNERIE D’ART SCHMITT', 'SAS, société par actions simplifiée', '1998-04-08', '2026-08-12'],
    ['7 place du Marché', '67600 SÉLESTAT', 'COLMAR'],
    ['SCHMITT-WAGNER', 'Jean Claude', '1966-05-30', 'STRASBOURG', 'M'],
    ['Banque du Ried', 'SÉLESTAT', 'BRIEFR2S', '10278', '01450'],
  ),
]

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)

/** « 12/05/2026 », or with another sign between. */
export const figures = (day: string, sign = '/') => day.split('-').reverse().join(sign)

/** « 12 mai 2026 », « 1er mai 2026 ». */
export function words(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date === 1 ? '1er' : date} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Digits in groups of the given lengths. */
export function groups(digits: string, ...lengths: number[]): string {
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0))
  return starts.map((start, at) => digits.slice(start, start + (lengths[at] ?? 0))).join(' ')
}
