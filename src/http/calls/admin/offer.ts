import type { offerCalls } from '~/contract/admin/offer'
import type { Deps } from '~/usecases/ground/deps'
import { changeOffer } from '~/usecases/offer/change-offer'
import { previewOfferEmail, previewOfferInvoice } from '~/usecases/offer/preview-offer'
import { readOffer } from '~/usecases/offer/read-offer'
import { confirmOffer, withdrawOffer } from '~/usecases/offer/settle-proposed-offer'
import { rankOf } from '../../rank-of'
import type { Handlers } from '../../register'

/**
 * What the administration sets over agency.json.
 * @param forget empties the page cache of this copy at once; the others hear of it
 */
export function offerHandlers(deps: Deps, forget: () => void): Pick<Handlers, keyof typeof offerCalls> {
  const shown = <Reply>(reply: Reply): Reply => {
    forget()
    return reply
  }
  return {
    offer: () => readOffer(deps),
    changeOffer: async ({ body, by }) => shown(await changeOffer(deps, by, body)),
    confirmOffer: async ({ params, by }) => shown(await confirmOffer(deps, by, rankOf(params.version))),
    withdrawOffer: async ({ params, by }) => shown(await withdrawOffer(deps, by, rankOf(params.version))),
    previewOfferEmail: async ({ body }) => previewOfferEmail(deps, body.terms),
    previewOfferInvoice: async ({ body }) => {
      const pdf = await previewOfferInvoice(deps, body.terms)
      return new Response(new Uint8Array(pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'inline; filename="apercu.pdf"',
          'Cache-Control': 'private, no-store',
        },
      })
    },
  }
}
