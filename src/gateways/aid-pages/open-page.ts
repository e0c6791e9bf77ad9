import { lookup as systemLookup } from 'node:dns'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** A name or a redirect that leads into a private network, or to something else than a page. */
export class PrivateAddress extends Error {}

export interface PageAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Unpacked. */
  body: AsyncIterable<Uint8Array>
  /** Ends the connection, read or not. */
  close: () => void
}

const UNPACK: Record<string, () => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
}

/**
 * One question, its redirect not followed. The address is judged when the connection is made, so that no name can mean
 * one machine when it is looked up and another when it is asked.
 * @throws PrivateAddress, and whatever breaks the connection
 */
export function openPage(
  address: string,
  {
    etag,
    signal,
    isAllowed,
  }: { etag: string | null; signal: AbortSignal; isAllowed: (ip: string) => boolean },
): Promise<PageAnswer> {
  const url = new URL(address)
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new PrivateAddress(`${url.protocol} is not asked`)
  if (isIP(bare) !== 0 && !isAllowed(bare)) throw new PrivateAddress(`${bare} is not asked`)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      headers: {
        accept: 'text/html, text/plain;q=0.5',
        'accept-encoding': 'gzip',
        'accept-language': 'fr',
        'user-agent': 'Siteligible/1.0 (veille des aides)',
        ...(etag !== null && { 'if-none-match': etag }),
      },
      agent: false,
      lookup: lookupAllowed(isAllowed),
      signal,
    })
    request.on('error', reject)
    request.on('response', response => {
      const { statusCode: status = 0, headers } = response
      const unpack = UNPACK[headers['content-encoding']?.trim().toLowerCase() ?? '']?.()
      if (unpack) response.on('error', error => unpack.emit('error', error))
      resolve({
        status,
        headers,
        body: unpack ? response.pipe(unpack) : response,
        close: () => request.destroy(),
      })
    })
    request.end()
  })
}

const lookupAllowed =
  (isAllowed: (ip: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    systemLookup(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const allowed = found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return callback(new PrivateAddress(`${name} is not asked`), [])
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family)
    })
