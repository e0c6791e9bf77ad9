import { extname } from 'node:path'
import type { PublishedSites, ShownRevision } from '~/domain/site/online/published-sites'
import type { CompressedPage } from '../pages/compressed-page'

/** Bodies of all encodings, and lists of revisions: what is read most stays. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_LISTS = 500

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** A file as it is sent; `packed` where it lies there in br and gzip too. */
export interface SiteAnswer extends CompressedPage {
  packed: boolean
}

/** The files of published sites, kept in memory as they are asked for: a revision never changes, so nothing grows old. */
export function siteFiles(
  sites: Pick<PublishedSites, 'files' | 'read' | 'readEarlier'>,
  headers: Record<string, string>,
) {
  // Maps keep the order of insertion: the first is the one that was read the longest ago.
  const kept = new Map<string, SiteAnswer>()
  const lists = new Map<string, Map<string, string>>()
  let bytes = 0

  function keep(key: string, answer: SiteAnswer) {
    if (answer.bytes > MOST_BYTES / 16) return
    kept.set(key, answer)
    bytes += answer.bytes
    for (const [oldest, { bytes: size }] of kept) {
      if (bytes <= MOST_BYTES) break
      kept.delete(oldest)
      bytes -= size
    }
  }

  async function listOf(shown: ShownRevision): Promise<Map<string, string>> {
    const key = keyOf(shown)
    const known = lists.get(key) ?? (await sites.files(shown))
    lists.delete(key)
    lists.set(key, known)
    const [oldest] = lists.keys()
    if (lists.size > MOST_LISTS && oldest) lists.delete(oldest)
    return known
  }

  function answerOf(path: string, sum: string, bodies: Uint8Array[]): SiteAnswer {
    const [identity = Buffer.alloc(0), br, gzip] = bodies.map(body =>
      Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    )
    const packed = br !== undefined && gzip !== undefined
    const tag = Buffer.from(sum, 'hex').toString('base64url').slice(0, 27)
    const named = path.startsWith('_f/')
    return {
      packed,
      bodies: { identity, br: br ?? identity, gzip: gzip ?? identity },
      etags: { identity: `"${tag}"`, br: `"${tag}-br"`, gzip: `"${tag}-gz"` },
      headers: {
        ...headers,
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': named ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        ...(packed ? { vary: 'Accept-Encoding' } : {}),
      },
      bytes: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    }
  }

  return {
    /** What is in memory; undefined: `load` has to look. @param path « index.html » */
    ready(shown: ShownRevision, path: string): SiteAnswer | undefined {
      const key = `${keyOf(shown)}/${path}`
      const answer = kept.get(key)
      if (!answer) return undefined
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    /** @returns null where the revision has no such file */
    async load(shown: ShownRevision, path: string): Promise<SiteAnswer | null> {
      const list = await listOf(shown)
      const sum = list.get(path)
      if (sum === undefined) {
        if (!/^_f\/[\w-][\w.-]*\.[0-9a-f]{10}\.\w+$/.test(path)) return null
        const earlier = await sites.readEarlier(shown.site, path)
        return earlier && answerOf(path, path.split('.').at(-2) ?? '', [earlier])
      }
      const names = list.has(`${path}.br`) ? [path, `${path}.br`, `${path}.gz`] : [path]
      const bodies = await Promise.all(names.map(name => sites.read(shown, name)))
      const there = bodies.filter(body => body !== null)
      if (there.length < names.length) return null
      const answer = answerOf(path, sum, there)
      keep(`${keyOf(shown)}/${path}`, answer)
      return answer
    },
  }
}

const keyOf = ({ site, folder }: ShownRevision) => `${site}/${folder}`
