import type { IncomingMessage } from 'node:http'
import type { PublishedSites, ShownRevision } from '~/domain/site/online/published-sites'
import { sourceOf } from '~/domain/site/online/site-counts'
import type { VisitCounter } from '~/usecases/site-counts/count-visits'
import { isVisit } from '../request/is-visit'

const PAGE = 'index.html'
/** What follows a request is no page that anybody came for. */
const THANKS = 'merci/index.html'

/** Counts a page of a site that somebody looks at, and whence he came, if it was from elsewhere. */
export function visitNoter(sites: Pick<PublishedSites, 'find'>, visits: Pick<VisitCounter, 'count'>) {
  /** The site that a host leads to, also by way of another. */
  function siteAt(host: string): string | undefined {
    const led = sites.find(host)
    const there = led && 'chosen' in led ? sites.find(led.chosen) : led
    return there && 'shown' in there ? there.shown?.site : undefined
  }

  return (incoming: IncomingMessage, shown: ShownRevision, path: string) => {
    if (!path.endsWith(PAGE) || path.startsWith('_') || path === THANKS || !isVisit(incoming)) return
    const isOwn = (host: string) => siteAt(host) === shown.site
    const source = sourceOf(incoming.url ?? '/', incoming.headers.referer, isOwn)
    visits.count(shown.site, 'page', `/${path.slice(0, -PAGE.length)}`.replace(/(.)\/$/, '$1'))
    if (source !== null) visits.count(shown.site, 'source', source)
  }
}
