import type { Agency, Offer, Person, SitePrice, WorkingHours } from '../agency'
import { USUAL_HOURS } from '../eligibility/answer-clock'
import { priceOf } from '../invoice/offer'

/**
 * What the administration sets over agency.json: price, offer, people and hours. Identity and bank account stay in the file, so
 * that a stolen session redirects no payment.
 */
export interface OfferTerms {
  price: SitePrice
  /** Beside the prices of leads; null: nothing. */
  rates_note: string | null
  offer: OfferSentences
  people: Person[]
  working_hours: WorkingHours
}

/** The parts into which an invoice takes the price apart stay in the file: they are an accountant's. */
type OfferSentences = Omit<Offer, 'lines'>

/** What is in force for an agency. */
export const termsOf = (agency: Agency): OfferTerms => ({
  price: { ...pick(priceOf(agency)) },
  rates_note: agency.rates_note ?? null,
  offer: sentencesOf(agency.offer),
  people: agency.people ?? [],
  working_hours: agency.working_hours ?? USUAL_HOURS,
})

/** The same agency on other terms. */
export function onTerms(agency: Agency, { rates_note, ...terms }: OfferTerms): Agency {
  const { rates_note: _, ...rest } = agency
  const { lines } = agency.offer
  return {
    ...{ ...rest, ...terms, offer: { ...terms.offer, ...(lines && { lines }) } },
    ...(rates_note === null ? {} : { rates_note }),
  }
}

const sentencesOf = ({ lines: _, ...sentences }: Offer): OfferSentences => sentences

const pick = ({ label, detail, net_cents }: SitePrice): SitePrice => ({ label, detail, net_cents })
