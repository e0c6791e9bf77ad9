import { offerErrors } from '~/domain/offer/offer-errors'
import { type OfferTerms, onTerms } from '~/domain/offer/offer-terms'
import { Refusal } from '~/domain/refusal'
import { renderEmail } from '~/emails/render-email'
import { sampleMessages } from '~/emails/samples'
import type { Deps } from '../ground/deps'
import { specimenInvoice } from '../invoice/specimen-invoice'

type PreviewDeps = Pick<Deps, 'agency' | 'clock' | 'publicUrl' | 'pdfRenderer'>

/** The message that tells an acceptance, with invented data, as it would leave on these terms. @throws Refusal invalid-fields */
export function previewOfferEmail(deps: PreviewDeps, terms: OfferTerms): { html: string } {
  const agency = agencyOn(deps, terms)
  return { html: renderEmail(agency, sampleMessages(agency, deps.publicUrl)['dossier-accepted']).html }
}

/** A signed invoice on these terms, for a firm that does not exist; it says that it is a specimen. @throws Refusal invalid-fields */
export async function previewOfferInvoice(deps: PreviewDeps, terms: OfferTerms): Promise<Uint8Array> {
  const [paper, signature] = specimenInvoice(agencyOn(deps, terms), deps.clock())
  return deps.pdfRenderer.invoice(paper, signature)
}

function agencyOn({ agency }: PreviewDeps, terms: OfferTerms) {
  const errors = offerErrors(terms)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  return onTerms(agency, terms)
}
