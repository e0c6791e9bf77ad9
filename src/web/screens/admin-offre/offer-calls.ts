import type { offerCalls } from '~/contract/admin/offer'
import type { ReplyOf } from '~/contract/call'

export type ShownOffer = ReplyOf<typeof offerCalls.offer>
export type OfferVersion = ShownOffer['versions'][number]

export const OFFER_KEY = ['admin', 'offer'] as const
