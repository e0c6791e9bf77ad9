import type { aidCalls } from '~/contract/aids'
import type { ReplyOf } from '~/contract/call'
import { euros, mostForSite } from '~/domain/aids/aid-words'
import { OFFER } from '~/domain/invoice/offer'

export type JudgedAid = ReplyOf<typeof aidCalls.aids>['aids'][number]
export type AidPage = ReplyOf<typeof aidCalls.aid>

/** The price of the site without tax, whole euros. */
export const SITE_PRICE = OFFER.net_cents / 100

/** « jusqu’à 2 000 € pour notre site, sous réserve d’acceptation »; null where the source gives no amount. */
export function siteAmountWords(aid: Pick<JudgedAid, 'rate' | 'ceiling' | 'site_ceiling'>): string | null {
  const most = mostForSite(aid, SITE_PRICE)
  return most === null ? null : `jusqu’à ${euros(most)}, sous réserve d’acceptation`
}

/**
 * The most that one of these aids could pay of our site, whole euros; null where none gives an amount. What nobody has
 * said for three years, measured from the freshest of them, is left out: it is most likely gone.
 */
export function bestForSite(aids: JudgedAid[]): number | null {
  const there = aids.filter(({ state }) => state === 'open' || state === 'to-check')
  const years = there.map(({ checked_on }) => Number(checked_on.slice(0, 4)))
  const amounts = there
    .filter((_, at) => Math.max(...years) - (years[at] ?? 0) <= 3)
    .flatMap(aid => mostForSite(aid, SITE_PRICE) ?? [])
  return amounts.length === 0 ? null : Math.max(...amounts)
}
