import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostPlan } from '~/domain/site/online/host-owner'
import type { PublishedSites, ShownRevision } from '~/domain/site/online/published-sites'
import { CLOSURE_STATUS, closurePage, closureShown } from '~/domain/site/online/site-closure'
import { SITE_PATHS } from '~/domain/site/site-paths'
import type { VisitCounter } from '~/usecases/site-counts/count-visits'
import type { AccessLine } from '../log-access'
import { answerPacked } from '../pages/compressed-page'
import { ownerReader } from './owner-reader'
import { isPreviewHost } from './preview-host'
import { type SiteAnswer, siteFiles } from './site-files'
import { siteHeaders } from './site-headers'
import { sitePath } from './site-path'
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
  const files = siteFiles(sites, headers)
  const ownerOf = ownerReader(plan)
  const noteVisit = visitNoter(sites, visits)

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
    else if (owner.of === 'nobody') refuse(outgoing, 400, 'Cette requête nomme deux sites.')
    else if (led && 'chosen' in led) move(incoming, outgoing, led.chosen)
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

  /** A site has one address: its www, or its bare name, leads there. */
  function move({ url = '/' }: IncomingMessage, outgoing: ServerResponse, chosen: string) {
    const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    const location = addressOf(chosen) + (path.startsWith('/') ? path : `/${path}`)
    const answer = { location, 'content-length': 0, 'cache-control': 'no-cache' }
    outgoing.writeHead(308, { ...headers, ...answer }).end()
  }

  function show(incoming: IncomingMessage, outgoing: ServerResponse, shown: ShownRevision) {
    const path = sitePath(incoming.url ?? '/')
    if (path && 'leadsTo' in path) {
      const answer = { location: path.leadsTo, 'content-length': 0, 'cache-control': 'no-cache' }
      outgoing.writeHead(308, { ...headers, ...answer }).end()
      return
    }
    const ready = path && files.ready(shown, path.file)
    if (ready) {
      send(incoming, outgoing, ready)
      return noteVisit(incoming, shown, path.file)
    }
    load(incoming, outgoing, shown, path?.file ?? null).catch(error => {
      report(error)
      if (outgoing.headersSent) return void outgoing.destroy()
      refuse(outgoing, 503, LATER, { 'retry-after': '60' })
    })
  }

  /** A closed site says so whatever is asked of it; its page's style is its one other file. */
  async function close(incoming: IncomingMessage, outgoing: ServerResponse, shown: ShownRevision) {
    const closure = closureShown(shown.folder)
    const path = sitePath(incoming.url ?? '/')
    try {
      const style = path && 'file' in path && path.file.startsWith('_f/closed.') ? path.file : null
      const file = style && (await files.load(shown, style))
      if (file) return send(incoming, outgoing, file)
      const said = closure && (await files.load(shown, closurePage(closure)))
      if (said) return send(incoming, outgoing, said, CLOSURE_STATUS[closure])
      refuse(outgoing, closure ? CLOSURE_STATUS[closure] : 404, 'Ce site n’est plus en ligne')
    } catch (error) {
      report(error)
      refuse(outgoing, 503, LATER, { 'retry-after': '60' })
    }
  }

  async function load(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    shown: ShownRevision,
    path: string | null,
  ) {
    const answer = path === null ? null : await files.load(shown, path)
    if (answer && path !== null) {
      send(incoming, outgoing, answer)
      return noteVisit(incoming, shown, path)
    }
    const missing = files.ready(shown, MISSING) ?? (await files.load(shown, MISSING))
    if (missing) return send(incoming, outgoing, missing, 404)
    refuse(outgoing, 404, 'Page introuvable')
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: SiteAnswer, status?: number) {
    const accepted = answer.packed ? [incoming.headers['accept-encoding']].flat().join(',') : ''
    const tag = status === undefined ? incoming.headers['if-none-match'] : undefined
    const reply = answerPacked(answer, accepted, tag)
    outgoing.writeHead(status ?? reply.status, reply.headers)
    outgoing.end(incoming.method === 'HEAD' ? null : reply.body)
  }

  /** A page without a site: nothing in it is ours or anybody's. */
  function refuse(
    outgoing: ServerResponse,
    status: number,
    words: string,
    more: Record<string, string> = {},
  ) {
    const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${words}</title><p>${words}</p></html>\n`
    const own = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    outgoing.writeHead(status, { ...headers, ...own, 'cache-control': 'no-store', ...more })
    outgoing.end(outgoing.req.method === 'HEAD' ? null : body)
  }
}

const LATER = 'Ce site ne peut pas être montré pour l’instant. Réessayez dans une minute.'
const METHODS = ['GET', 'HEAD', 'POST']
const MISSING = '404.html'
/** What a visitor may send: a request, a question, a notice to us. */
const ASKED = ['/_demande', '/_assistant', SITE_PATHS.notice]

const isRequest = (url = '') => ASKED.includes(url.replace(/^[a-z]+:\/\/[^/]*/i, '').split('?')[0] ?? '')
