import { request as askPlainly } from 'node:http'
import { request as askSafely } from 'node:https'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { codeOf } from '~/domain/error'
import type { Silence } from '~/domain/site/online/site-watch'

/** What a site said when it was asked for its first page. */
export interface SiteAnswered {
  /** Null: it answers as it should. */
  silence: Silence | null
  /** Until when the certificate is good that it showed; null: it showed none. */
  certificateUntil: Date | null
}

export type SiteAsker = (url: string, address: string) => Promise<SiteAnswered>

const DEADLINE_MS = 10_000

/**
 * Asks a site for its first page as a visitor does, by its own name, at the public address of our sites: a name that leads
 * elsewhere is not followed there, so that nobody has us ask a machine of his choice.
 * @param url of the site, http or https
 * @param address an IP address of SITES_ADDRESS
 */
export const askSite: SiteAsker = (url, address) =>
  new Promise(resolve => {
    const { protocol, hostname, host, port } = new URL(url)
    const ask = protocol === 'https:' ? askSafely : askPlainly
    const until: { is: Date | null } = { is: null }
    const done = (silence: Silence | null) => resolve({ silence, certificateUntil: until.is })
    const asked = ask({
      host: address,
      port: port || (protocol === 'https:' ? 443 : 80),
      servername: hostname,
      method: 'HEAD',
      path: '/',
      headers: { host, 'user-agent': 'siteligible-watch' },
      agent: false,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    asked.on('response', response => {
      until.is = certificateEnd(response.socket)
      response.resume()
      done(response.statusCode === 200 ? null : 'status')
    })
    asked.on('error', error => {
      const code = codeOf(error)
      if (error.name === 'TimeoutError' || error.name === 'AbortError') done('too-slow')
      else
        done(/CERT|SIGNATURE|SELF_SIGNED|ISSUER|ALTNAME|SSL|TLS/.test(code) ? 'certificate' : 'unreachable')
    })
    asked.end()
  })

function certificateEnd(socket: Socket): Date | null {
  if (!isSafe(socket)) return null
  const { valid_to } = socket.getPeerCertificate()
  return valid_to ? new Date(valid_to) : null
}

const isSafe = (socket: Socket): socket is TLSSocket => 'getPeerCertificate' in socket
