import { parsedUrl } from '~/domain/text/parsed-url'
import { isDay } from '../../paris-time'
import { isSiren } from '../../place/siret'
import type { FieldError } from '../../refusal'
import { canBeEmail } from '../../text/can-be-email'
import type { Closure, LegalFacts, Service, SiteFacts } from './facts'
import { hoursErrors } from './hours-errors'
import { faultOf, neededError, textError } from './text-errors'

/** How many of each a site's facts take. */
export const MOST_OF_FACTS = {
  hours: 50,
  closures: 30,
  services: 60,
  towns: 60,
  payments: 12,
  qualifications: 20,
  links: 12,
  answers: 100,
} as const

/** Signs of a question as its owner words it, and of what the machine answers to it. */
export const LONGEST_QUESTION = 300
export const LONGEST_KNOWN_ANSWER = 1_000

/** One million euros, in cents. */
const HIGHEST_PRICE = 100_000_000

/** What cannot be kept of a firm's facts: one sentence a field, named by its path (`services.3.name`). */
export function factsErrors(facts: SiteFacts): FieldError[] {
  return [
    ...faultOf('name', neededError(facts.name, 200)),
    ...faultOf('trade', textError(facts.trade, 100)),
    ...LINES.flatMap(([field, most]) => faultOf(field, textError(facts[field] ?? '', most))),
    ...faultOf('about', textError(facts.about ?? '', 4_000, true)),
    ...faultOf(
      'siren',
      facts.siren === null || isSiren(facts.siren)
        ? null
        : 'Ce SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.',
    ),
    ...faultOf('telephone', telephoneError(facts.telephone)),
    ...faultOf(
      'email',
      facts.email === null || canBeEmail(facts.email)
        ? null
        : 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.',
    ),
    ...faultOf(
      'since',
      facts.since === null || /^(1\d|20)\d\d$/.test(facts.since)
        ? null
        : 'Écrivez l’année en quatre chiffres.',
    ),
    ...addressErrors(facts.address),
    ...legalErrors(facts.legal),
    ...hoursErrors(facts.hours),
    ...tooMany(facts),
    ...facts.closures.flatMap(closureErrors),
    ...facts.services.flatMap(serviceErrors),
    ...facts.area.towns.flatMap((town, at) => faultOf(`area.towns.${at}`, neededError(town, 100))),
    ...faultOf('area.radius_km', radiusError(facts.area.radius_km)),
    ...facts.payments.flatMap((way, at) => faultOf(`payments.${at}`, neededError(way, 60))),
    ...facts.qualifications.flatMap(({ name, number }, at) => [
      ...faultOf(`qualifications.${at}.name`, neededError(name, 150)),
      ...faultOf(`qualifications.${at}.number`, textError(number ?? '', 60)),
    ]),
    ...facts.links.flatMap((link, at) => faultOf(`links.${at}`, linkError(link))),
    ...(facts.answers ?? []).flatMap(({ question, answer }, at) => [
      ...faultOf(`answers.${at}.question`, neededError(question, LONGEST_QUESTION)),
      ...faultOf(`answers.${at}.answer`, neededError(answer.replace(/\r?\n/g, ' '), LONGEST_KNOWN_ANSWER)),
    ]),
  ]
}

const LINES = [
  ['legal_form', 60],
  ['email', 254],
  ['assistant_contact', 200],
] as const

const telephoneError = (telephone: string | null) =>
  telephone === null ||
  (/^\+?[\d\s().\u00a0\u202f/-]{3,30}$/.test(telephone) && /\d{2}/.test(telephone.replace(/\D/g, '')))
    ? null
    : 'Écrivez un numéro de téléphone\u00a0: des chiffres, des espaces, «\u00a0+\u00a0» au début.'

function addressErrors({ street, postal_code, city }: SiteFacts['address']): FieldError[] {
  return [
    ...faultOf('address.street', textError(street ?? '', 200)),
    ...faultOf('address.city', textError(city ?? '', 100)),
    ...faultOf(
      'address.postal_code',
      postal_code === null || /^\d{5}$/.test(postal_code) ? null : 'Le code postal a cinq chiffres.',
    ),
  ]
}

const LEGAL_LINES = [
  'capital',
  'registry_city',
  'vat_number',
  'publication_director',
  'mediator',
  'authority',
  'insurance',
] as const satisfies readonly (keyof LegalFacts)[]

const legalErrors = (legal: LegalFacts): FieldError[] =>
  LEGAL_LINES.flatMap(field => faultOf(`legal.${field}`, textError(legal[field] ?? '', 300)))

function tooMany(facts: SiteFacts): FieldError[] {
  const counts = { ...facts, towns: facts.area.towns, answers: facts.answers ?? [] }
  return LISTS.flatMap(list => {
    const most = MOST_OF_FACTS[list]
    const field = list === 'towns' ? 'area.towns' : list
    return counts[list].length > most ? faultOf(field, `Au plus ${most}\u00a0: retirez-en.`) : []
  })
}

const LISTS = [
  'hours',
  'closures',
  'services',
  'towns',
  'payments',
  'qualifications',
  'links',
  'answers',
] as const

function closureErrors({ from, to, reason }: Closure, at: number): FieldError[] {
  const days = isDay(from) && isDay(to)
  const order = days && to < from ? 'La fermeture finit avant de commencer.' : null
  return [
    ...faultOf(`closures.${at}.to`, days ? order : 'Cette date n’existe pas.'),
    ...faultOf(`closures.${at}.reason`, textError(reason ?? '', 200)),
  ]
}

function serviceErrors({ name, detail, price_cents, unit }: Service, at: number): FieldError[] {
  const price =
    price_cents === null ||
    (Number.isInteger(price_cents) && price_cents >= 0 && price_cents <= HIGHEST_PRICE)
  return [
    ...faultOf(`services.${at}.name`, neededError(name, 200)),
    ...faultOf(`services.${at}.detail`, textError(detail ?? '', 500)),
    ...faultOf(`services.${at}.unit`, textError(unit ?? '', 40)),
    ...faultOf(
      `services.${at}.price_cents`,
      price ? null : 'Un prix va de 0 à 1 000 000 d’euros, au centime près.',
    ),
  ]
}

const radiusError = (km: number | null) =>
  km === null || (Number.isInteger(km) && km >= 1 && km <= 1_000)
    ? null
    : 'Un nombre de kilomètres, de 1 à 1 000.'

function linkError(link: string): string | null {
  const url = parsedUrl(link)
  return url?.protocol === 'https:' && !url.username
    ? textError(link, 300)
    : 'Écrivez l’adresse entière, en https.'
}
