import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostPlan } from '~/domain/site/online/host-owner'
import type { PublishedSites } from '~/domain/site/online/published-sites'
import { closureShown } from '~/domain/site/online/site-closure'
import { SITE_PATHS } from '~/domain/site/site-paths'
import type { VisitCounter } from '~/usecases/site-counts/count-visits'
import type { AccessLine } from '../log-access'
import { ownerReader } from './owner-reader'
import { isPreviewHost } from './preview-host'
import { revisionReader } from './revision-reader'
import { siteFiles } from './site-files'
import { siteHeaders } from './site-headers'
import { withoutHost } from './site-path'
import { siteReplies } from './site-replies'
import type { AskedSite } from './sites-app'
import { visitNoter } from './visit-noter'

interface SitesParts {
  plan: HostPlan
  sites: PublishedSites
  /** What is no file: previews, requests, questions. The host was made sure of. */
  beside: (incoming: IncomingMessage, outgoing: ServerResponse, asked: AskedSite) => void
  /** Where a host answers, without a slash at the end. */
  addressOf: (host: string) => string
  visits: Pick<VisitCounter, 'count'>
  /** Whether sites are served by https. */
  secure: boolean
  report: (error: unknown) => void
  access: (line: AccessLine) => void
}

/**
 * Answers what is asked of clients' hosts, before anything of the agency's is looked at: their site, or 404.
 * @returns whether the request was a client's; what is not goes on as ever
 */
export function serveSites({ plan, sites, beside, addressOf, visits, secure, report, access }: SitesParts) {
  const headers = siteHeaders(secure)
  const replies = siteReplies(headers)
  const { lead, refuse } = replies
  const noteVisit = visitNoter(sites, visits)
  const { show, close } = revisionReader({ files: siteFiles(sites, headers), replies, noteVisit, report })
  const ownerOf = ownerReader(plan)

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const owner = ownerOf(incoming)
    if (owner.of === 'agency') return false
    const led = owner.of === 'nobody' || owner.host === '' ? null : sites.find(owner.host)
    if (owner.of === 'domain' && led === null) return false
    const shown = led && 'shown' in led ? led.shown : null
    const start = performance.now()
    outgoing.once('close', () => note(incoming, outgoing, start))
    if (owner.of === 'site' && isPreviewHost(owner.host))
      beside(incoming, outgoing, { host: owner.host, shown: null })
    else if (owner.of === 'nobody') refuse(outgoing, 400, 'Cette requête ne nomme pas un seul site.')
    // A site has one address: its www, or its bare name, leads there.
    else if (led && 'chosen' in led) lead(outgoing, addressOf(led.chosen) + pathOf(incoming))
    else if (shown === null) refuse(outgoing, 404, 'Aucun site à cette adresse')
    else if (closureShown(shown.folder)) close(incoming, outgoing, shown)
    else if (incoming.method === 'GET' || incoming.method === 'HEAD') show(incoming, outgoing, shown)
    else if (incoming.method === 'POST' && isRequest(incoming.url))
      beside(incoming, outgoing, { host: owner.host, shown })
    else refuse(outgoing, 405, 'Cette page ne fait que se lire.', { allow: 'GET, HEAD' })
    return true
  }

  function note({ method = '' }: IncomingMessage, { statusCode }: ServerResponse, start: number) {
    const ms = Math.round(performance.now() - start)
    access({ method: METHODS.includes(method) ? method : 'other', route: 'site', status: statusCode, ms })
  }
}

const METHODS = ['GET', 'HEAD', 'POST']
/** What a visitor may send: a request, a question, a notice to us. */
const ASKED = ['/_demande', '/_assistant', SITE_PATHS.notice]

const isRequest = (url = '') => ASKED.includes(withoutHost(url).split('?')[0] ?? '')

function pathOf({ url = '/' }: IncomingMessage): string {
  const path = withoutHost(url)
  return path.startsWith('/') ? path : `/${path}`
}
