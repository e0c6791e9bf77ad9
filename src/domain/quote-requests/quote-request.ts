import { callZoneOf } from '../international/call-zone'
import type { CallZone, QuoteTiming } from '../international/lead-pricing'
import { cleanLine, cleanText } from '../international/registration'
import { DAY_MS } from '../milliseconds'
import { countryName } from '../place/country'
import { departmentOf } from '../place/department'
import type { WantedTrade } from './wanted-trade'

/** What somebody who looks for a professional asks for (specification A9, « quotes unlocked »). */
export interface QuoteRequest {
  wanted: WantedTrade
  /** ISO 3166-1, two letters: where the work is to be done. */
  country: string
  postal_code: string
  town: string
  timing: QuoteTiming
  /** The only field of several lines. */
  project: string
  name: string
  email: string
  phone: string
}

/** What its asker may have corrected (GDPR, article 16): trade, country and time, which its price follows from, stay. */
export const CORRECTED_FIELDS = ['name', 'email', 'phone', 'postal_code', 'town', 'project'] as const
export type CorrectedRequest = Pick<QuoteRequest, (typeof CORRECTED_FIELDS)[number]>

/**
 * Where a request stands: its address has proven nothing; a person of the team looks first; clients may unlock
 * it; one has; that one got his money back; its asker, or the team, took it away.
 */
export const QUOTE_REQUEST_STATES = [
  'unproven',
  'to-check',
  'open',
  'unlocked',
  'credited',
  'withdrawn',
  'refused',
] as const
export type QuoteRequestState = (typeof QUOTE_REQUEST_STATES)[number]

/** The lists of the team: waiting for a person, kept apart, offered, sold, over. */
export const REQUEST_LISTS = ['to-check', 'suspect', 'offered', 'sold', 'over'] as const
export type RequestList = (typeof REQUEST_LISTS)[number]

export const TIMING_LABELS: Record<QuoteTiming, string> = {
  now: 'Dès que possible',
  soon: 'Dans les trois mois',
  later: 'Plus tard, je me renseigne',
}

/** The words beside the box that is not ticked beforehand; what was ticked is kept with its time. */
export const CONSENT = {
  version: '2026-11-22',
  text: 'J’accepte que ma demande et mes coordonnées soient transmises à une seule entreprise de ce métier, qui les paie pour me rappeler à ce sujet. Je peux retirer ma demande à tout moment.',
} as const

/** A request is offered to clients for so long. */
export const OFFERED_MS = 30 * DAY_MS

/** Lines in one piece, control characters gone, no space around; line breaks stay in the project alone. */
export function cleanQuoteRequest<Request extends QuoteRequest>(request: Request): Request {
  return {
    ...request,
    postal_code: cleanLine(request.postal_code),
    town: cleanLine(request.town),
    project: cleanText(request.project),
    name: cleanLine(request.name),
    email: cleanLine(request.email),
    phone: cleanLine(request.phone),
  }
}

/** The zone that a request is sold in: that of the country where the work is to be done. */
export const zoneOf = ({ country }: Pick<QuoteRequest, 'country'>): CallZone => callZoneOf(country)

/** As near as clients see it before they pay: the French department, otherwise the country. */
export function areaOf({ country, postal_code }: Pick<QuoteRequest, 'country' | 'postal_code'>): string {
  const department = country === 'FR' ? departmentOf(postal_code) : null
  const name = countryName(country)
  return department ? `${name}, département ${department}` : name
}
