import type { Agency } from '~/domain/agency'
import { type OfferTerms, onTerms, termsOf } from '~/domain/offer/offer-terms'
import type { Db } from '~/store/database/database'
import { offerInForce } from '~/store/operation/offer-versions'

/** The agency of this copy, as file and administration say it now. */
export interface CurrentOffer {
  /** One object for the whole program, whose offer is another one after a change: read it when it is needed, keep no part of it. */
  agency: Agency
  /** What agency.json says, and the domain where that is silent. */
  fromFile: OfferTerms
  /** Takes over what the database says; each copy does it when one of them changed the offer. */
  refresh: () => Promise<void>
}

/** @param file the agency as agency.json says it */
export function currentOffer(db: Db, file: Agency): CurrentOffer {
  const agency = structuredClone(file)
  const fromFile = termsOf(file)
  let known = 0
  return {
    agency,
    fromFile,
    async refresh() {
      const found = await offerInForce(db)
      // Two that overlap end with the newer one, whichever was read last.
      if (!found || found.version < known) return
      known = found.version
      delete agency.rates_note
      Object.assign(agency, onTerms(file, found.terms))
    },
  }
}
