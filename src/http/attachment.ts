import { Readable } from 'node:stream'
import { untrusted } from './untrusted'

/** A Content-Disposition that every browser reads right, accents included (RFC 6266, RFC 8187). */
export function disposition(type: 'inline' | 'attachment', filename: string): string {
  const ascii = filename
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/[‘’]/g, "'")
    .normalize('NFD')
    .replace(/[^\x20-\x7e\p{Zs}]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/ (?=\.\w+$)/, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** A stream of Node as the body of an answer: the two declarations of the same web stream differ. */
export const bodyOf = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream

/** A file of our own making for one reader: in nobody's cache and in no search engine. */
export const privateFile = (
  bytes: Uint8Array,
  type: string,
  filename: string,
  to: 'inline' | 'attachment' = 'attachment',
) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': disposition(to, filename),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })

/** Written as it is read: its length is not known beforehand. */
export const zipReply = (zip: Readable, filename: string) =>
  new Response(bodyOf(zip), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': disposition('attachment', filename),
      'Cache-Control': 'no-store',
    },
  })

/** A file of a stranger's, to be saved: never run as a page. */
export const savedOnly = (
  { media_type, size, filename }: { media_type: string; size: number | string; filename: string },
  bytes: Readable,
) =>
  new Response(bodyOf(bytes), {
    headers: {
      ...untrusted,
      'Content-Type': media_type,
      'Content-Length': String(size),
      'Content-Disposition': disposition('attachment', filename),
    },
  })
