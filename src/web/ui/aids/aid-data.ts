import type { ReplyOf } from '~/contract/call'
import type { aidCalls } from '~/contract/content/aids'
import { euros, mostForSite } from '~/domain/aids/aid-words'
import { bestOpenGrant } from '~/domain/aids/open-grants'
import { useSite } from '~/web/site'

export type JudgedAid = ReplyOf<typeof aidCalls.aids>['aids'][number]
export type AidPage = ReplyOf<typeof aidCalls.aid>

/** The price of the site without tax, in euros. */
export const useSitePrice = (): number => useSite().price.net_cents / 100

/** « jusqu’à 2 000 € pour notre site, sous réserve d’acceptation »; null where the source gives no amount. */
export function siteAmountWords(
  aid: Pick<JudgedAid, 'kind' | 'rate' | 'ceiling' | 'site_ceiling'>,
  price: number,
): string | null {
  const most = mostForSite(aid, price)
  return most === null ? null : `jusqu’à ${euros(most)}, sous réserve d’acceptation`
}

/** The most that one of these grants could pay of our site, whole euros; null where none gives an amount. */
export function bestForSite(aids: JudgedAid[], price: number): number | null {
  return bestOpenGrant(aids, price)?.most ?? null
}
