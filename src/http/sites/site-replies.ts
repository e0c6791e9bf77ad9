import type { ServerResponse } from 'node:http'
import { answerPacked } from '../pages/compressed-page'
import { barePage } from './bare-page'
import type { SiteAnswer } from './site-files'

export type SiteReplies = ReturnType<typeof siteReplies>

const LATER = 'Ce site ne peut pas être montré pour l’instant. Réessayez dans une minute.'

/** What leaves under a client's host. @param headers of every answer there, as `siteHeaders` gives them */
export function siteReplies(headers: Record<string, string>) {
  /** A file of the site. @param status where it stands for something else: then no tag answers for it */
  function send(outgoing: ServerResponse, answer: SiteAnswer, status?: number) {
    const asked = outgoing.req.headers
    const accepted = answer.packed ? [asked['accept-encoding']].flat().join(',') : ''
    const tag = status === undefined ? asked['if-none-match'] : undefined
    const reply = answerPacked(answer, accepted, tag)
    outgoing.writeHead(status ?? reply.status, reply.headers)
    outgoing.end(outgoing.req.method === 'HEAD' ? null : reply.body)
  }

  /** To where it stands for good. */
  function lead(outgoing: ServerResponse, location: string) {
    const answer = { location, 'content-length': 0, 'cache-control': 'no-cache' }
    outgoing.writeHead(308, { ...headers, ...answer }).end()
  }

  /** A page without a site: nothing in it is ours or anybody's. */
  function refuse(
    outgoing: ServerResponse,
    status: number,
    words: string,
    more: Record<string, string> = {},
  ) {
    const body = barePage(words, words)
    const own = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    outgoing.writeHead(status, { ...headers, ...own, 'cache-control': 'no-store', ...more })
    outgoing.end(outgoing.req.method === 'HEAD' ? null : body)
  }

  /** Where its files could not be read. */
  const refuseForNow = (outgoing: ServerResponse) => refuse(outgoing, 503, LATER, { 'retry-after': '60' })

  return { send, lead, refuse, refuseForNow }
}
