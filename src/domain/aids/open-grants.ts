import type { Aid } from './aid'
import type { AidState } from './aid-state'
import { mostForSite } from './aid-words'

/**
 * The grant that could pay the most of a site of that price, among those that are open; null where none is. Loans and
 * advice pay no site.
 * @param net the price without tax, whole euros
 */
export function bestOpenGrant<
  Told extends Pick<Aid, 'kind' | 'rate' | 'ceiling' | 'site_ceiling'> & { state: AidState },
>(aids: readonly Told[], net: number): { aid: Told; most: number | null } | null {
  const grants = aids
    .filter(({ state, kind }) => state === 'open' && kind === 'subvention')
    .map(aid => ({ aid, most: mostForSite(aid, net) }))
  return grants.sort((one, other) => (other.most ?? 0) - (one.most ?? 0))[0] ?? null
}

/** Whether one of these is open and pays; null where it is not known which are near: no list, or no postal code. */
export function grantKnown(
  aids: readonly (Pick<Aid, 'kind'> & { state: AidState })[] | null,
  { department }: { department: string | null },
): boolean | null {
  if (aids === null || department === null) return null
  return aids.some(({ state, kind }) => state === 'open' && kind === 'subvention')
}
