import { pairsOf } from '~/domain/closed-list'
import { type Call, type CallShape, type Entry, type Method, type Replied, replied } from './call'

/** What may be asked under each of the four addresses at which a site stands: all but the address and who reads there. */
export interface SiteTail extends Omit<CallShape, 'path'> {
  /** What follows the address of the site; nothing for the site itself. */
  tail: '' | `/${string}`
  permission: TailPermission
}

/** What an account of the team must be allowed to do. */
type TailPermission = 'read-dossiers' | 'work-dossiers'

type Tailed<Route extends string> =
  Route extends `${infer At extends Method} ${infer Tail extends `/${string}`}`
    ? { method: At; tail: Tail }
    : { method: Route; tail: '' }

/** One tail: `GET /photos`, or `GET` of the site itself. */
export function siteCall<
  const Route extends Method | `${Method} /${string}`,
  const Of extends Entry & { permission: TailPermission },
>(route: Route, entry: Of): Replied<Of> & Tailed<Route>
export function siteCall(route: string, entry: Entry): object {
  const [method, tail = ''] = route.split(' ')
  return { method, tail, ...replied(entry) }
}

/**
 * The addresses: under the key of its dossier, under the cookie of its owner, for the team while the dossier lives, and for
 * the team always (`domain/site`). A call bears its tail's name under the first, and that of the place before it elsewhere.
 */
export const SITE_PLACES = {
  holder: { base: '/api/company/{id}/site', reader: 'public' },
  owner: { base: '/api/owner/sites/{site}', reader: 'owner' },
  admin: { base: '/api/admin/dossier/{id}/site', reader: 'admin' },
  team: { base: '/api/admin/sites/{site}', reader: 'admin' },
} as const

export type SitePlace = keyof typeof SITE_PLACES

type NameAt<Place extends SitePlace, Name extends string> = Place extends 'holder'
  ? Name
  : `${Place}${Capitalize<Name>}`

type ReaderAt<Place extends SitePlace, Tail extends SiteTail> = Place extends 'admin' | 'team'
  ? { reader: 'admin'; permission: Tail['permission'] }
  : { reader: (typeof SITE_PLACES)[Place]['reader'] }

/** One tail under one address. */
export type CallAt<Place extends SitePlace, Tail extends SiteTail> = Omit<
  Tail,
  'tail' | 'permission' | 'budget'
> &
  ReaderAt<Place, Tail> & { path: `${(typeof SITE_PLACES)[Place]['base']}${Tail['tail']}` }

type CallsAt<Place extends SitePlace, Tails extends Record<string, SiteTail>> = {
  [Name in keyof Tails & string as NameAt<Place, Name>]: CallAt<Place, Tails[Name]>
}

/** The calls of a table of tails. */
export type SiteCalls<Tails extends Record<string, SiteTail>> = CallsAt<'holder', Tails> &
  CallsAt<'owner', Tails> &
  CallsAt<'admin', Tails> &
  CallsAt<'team', Tails>

/** `addSitePhoto` of the holder, `ownerAddSitePhoto` of the owner. */
export const nameAt = (place: SitePlace, name: string): string =>
  place === 'holder' ? name : `${place}${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Each tail under each of the four addresses; the team has no budget. */
export function callsAtSites<const Tails extends Record<string, SiteTail>>(tails: Tails): SiteCalls<Tails>
export function callsAtSites(tails: Record<string, SiteTail>): object {
  return Object.fromEntries(
    pairsOf(SITE_PLACES).flatMap(([place, { base, reader }]) =>
      pairsOf(tails).map(([name, { tail, permission, budget, ...shape }]) => {
        const said = { ...shape, path: `${base}${tail}` as const }
        const entry: Call =
          reader === 'admin'
            ? { ...said, reader, permission }
            : { ...said, reader, ...(budget && { budget }) }
        return [nameAt(place, name), entry]
      }),
    ),
  )
}
