import { buffer } from 'node:stream/consumers'
import { kindAndMessageOf } from '~/domain/error'
import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import { verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { deletedDeliveries, deliveryPapers } from '~/store/papers/delivery-papers'
import type { Night } from './compare-statements'
import { type CheckDeps, sealFlaw } from './flaw-of'

const PAGE = 500

/**
 * Reads the sealed papers of deliveries again, which outlive dossier and site: bytes, seal, and that the journal saw each.
 * @param night which share of them is read; without it all are
 */
export async function checkDeliveries(
  deps: CheckDeps,
  night?: Night,
): Promise<{ papers: number; flaws: PaperFlaw[] }> {
  const flaws: PaperFlaw[] = (await deletedDeliveries(deps.db)).map(dossier => ({
    ...{ about: 'delivery', invoice: dossier, reason: 'deleted' },
  }))
  const known = await deps.sealer.known()
  let papers = 0
  for (let after = ''; ; ) {
    const page = await deliveryPapers(deps.db, after, PAGE, night)
    for (const { invoice_number: invoice, pdf_key, pdf_sha256, told } of page) {
      try {
        const pdf = await buffer(await deps.encryptedFiles.read(null, pdf_key))
        const reason = sealFlaw(verifyInvoicePdf(pdf, known), pdf_sha256) ?? (told ? null : 'not-in-journal')
        if (reason) flaws.push({ about: 'delivery', invoice, reason })
      } catch (error) {
        flaws.push({ about: 'delivery', invoice, reason: 'unreadable', because: kindAndMessageOf(error) })
      }
    }
    papers += page.length
    const last = page.at(-1)
    if (!last || page.length < PAGE) return { papers, flaws }
    after = last.site_id
  }
}
