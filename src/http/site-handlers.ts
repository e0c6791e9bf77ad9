import type { Context } from 'hono'
import type { BodyOf, ParamNames, QueryOf } from '~/contract/call'
import {
  type CallAt,
  nameAt,
  SITE_PLACES,
  type SiteCalls,
  type SitePlace,
  type SiteTail,
} from '~/contract/site-tails'
import { keysOf, pairsOf } from '~/domain/closed-list'
import type { SiteActor, SiteAt } from '~/usecases/site/site-at'
import type { HandedBack, Handlers } from './register'

/** What a tail is asked: which site, by whom, and what the call itself says. */
export interface SiteRequest<Tail extends SiteTail> {
  at: SiteAt
  by: SiteActor
  params: Record<ParamNames<Tail['tail']>, string>
  query: QueryOf<CallAt<'holder', Tail>>
  body: BodyOf<CallAt<'holder', Tail>>
  context: Context
}

/** One handler for each tail, whichever of the four addresses it is asked under. */
export type SiteHandlers<Tails extends Record<string, SiteTail>> = {
  [Name in keyof Tails]: (request: SiteRequest<Tails[Name]>) => HandedBack<CallAt<'holder', Tails[Name]>>
}

/** A request whatever its tail: what it holds was parsed by the schemas of its call. */
interface AnyRequest {
  at: SiteAt
  by: SiteActor
  params: { id: string; site: string }
  query: unknown
  body: unknown
  context: Context
}

/** The site that an address means; whose it is was settled by the guard, and by the use case under a dossier's key. */
const MEANT: Record<SitePlace, (params: { id: string; site: string }) => SiteAt> = {
  holder: ({ id }) => ({ dossier: { key: id } }),
  owner: ({ site }) => ({ site }),
  admin: ({ id }) => ({ dossier: id }),
  team: ({ site }) => ({ site }),
}

/** The same handlers under each of the four addresses of a site (`contract/site-tails`). */
export function siteHandlersOf<Tails extends Record<string, SiteTail>>(
  handlers: SiteHandlers<Tails>,
): Pick<Handlers, keyof SiteCalls<Tails> & keyof Handlers>
export function siteHandlersOf(handlers: Record<string, (request: AnyRequest) => Promise<unknown>>): object {
  return Object.fromEntries(
    keysOf(SITE_PLACES).flatMap(place =>
      pairsOf(handlers).map(([name, handle]) => [
        nameAt(place, name),
        (request: AnyRequest) => handle({ ...request, at: MEANT[place](request.params) }),
      ]),
    ),
  )
}
