import type { aidCalls } from '~/contract/aids'
import type { ReplyOf } from '~/contract/call'
import { euros, mostForSite } from '~/domain/aids/aid-words'
import { bestOpenGrant } from '~/domain/aids/open-grants'
import { OFFER } from '~/domain/invoice/offer'

export type JudgedAid = ReplyOf<typeof aidCalls.aids>['aids'][number]
export type AidPage = ReplyOf<typeof aidCalls.aid>

/** The price of the site without tax, whole euros. */
export const SITE_PRICE = OFFER.net_cents / 100

/** « jusqu’à 2 000 € pour notre site, sous réserve d’acceptation »; null where the source gives no amount. */
export function siteAmountWords(
  aid: Pick<JudgedAid, 'kind' | 'rate' | 'ceiling' | 'site_ceiling'>,
): string | null {
  const most = mostForSite(aid, SITE_PRICE)
  return most === null ? null : `jusqu’à ${euros(most)}, sous réserve d’acceptation`
}

/** The most that one of these grants could pay of our site, whole euros; null where none gives an amount. */
export function bestForSite(aids: JudgedAid[]): number | null {
  return bestOpenGrant(aids, SITE_PRICE)?.most ?? null
}
