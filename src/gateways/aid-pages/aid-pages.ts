import type { SourceAnswer } from '~/domain/aids/aid-source'
import { AnswerTooLong, boundedBytes } from '~/domain/bounded-answer'
import { parsedUrl } from '~/domain/text/parsed-url'
import { mainText } from './main-text'
import { openPage, type PageAnswer, PrivateAddress } from './open-page'

/** The pages that aids are read on. */
export interface AidPages {
  /**
   * Never throws for what a page does: that is its answer.
   * @param etag of an earlier answer, to be told « not modified »; null: the whole page
   */
  ask: (address: string, etag: string | null) => Promise<SourceAnswer>
}

/** For all of it, redirects included. */
const PATIENCE_MS = 20_000
const REDIRECTS = 5
/** Of a page, once unpacked. */
const MOST_BYTES = 1_500_000
/** Less than that is no sheet of an aid: a page that only a browser with its scripts fills. */
const LEAST_TEXT = 80

const silent = (
  reason: (SourceAnswer & { kind: 'silent' })['reason'],
  status: number | null = null,
): SourceAnswer => ({ kind: 'silent', status, reason })

/**
 * Asks over http and https alone, as nobody: no cookie, no account. Addresses that are not of the public Internet are
 * not asked, whatever name or redirect leads there.
 * @param isAllowed which IP addresses may be asked
 */
export function httpAidPages(
  isAllowed: (ip: string) => boolean,
  { patience = PATIENCE_MS, most = MOST_BYTES }: { patience?: number; most?: number } = {},
): AidPages {
  return {
    async ask(address, etag) {
      const signal = AbortSignal.timeout(patience)
      try {
        return await follow(address, { etag, signal, isAllowed, most })
      } catch (error) {
        if (signal.aborted) return silent('too-slow')
        if (error instanceof PrivateAddress) return silent('private')
        return silent(error instanceof AnswerTooLong ? 'too-long' : 'unreachable')
      }
    },
  }
}

interface Asking {
  etag: string | null
  signal: AbortSignal
  isAllowed: (ip: string) => boolean
  most: number
}

async function follow(address: string, { most, ...asking }: Asking): Promise<SourceAnswer> {
  let at = address
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const etag = hop === 0 ? asking.etag : null
    const answer = await openPage(at, { ...asking, etag })
    try {
      const next = redirectOf(answer, at)
      if (next === null) return await read(answer, { address, at, etag, most })
      at = next
    } finally {
      answer.close()
    }
  }
  return silent('turns-in-circles')
}

function redirectOf({ status, headers }: PageAnswer, at: string): string | null {
  const to = headers.location
  const next = to && [301, 302, 303, 307, 308].includes(status) ? parsedUrl(to, at) : null
  if (next === null) return null
  next.hash = ''
  return next.href
}

async function read(
  answer: PageAnswer,
  { address, at, etag, most }: { address: string; at: string; etag: string | null; most: number },
): Promise<SourceAnswer> {
  const { status, headers } = answer
  // « Not modified » answers a tag alone.
  if (status === 304 && etag !== null) return { kind: 'same' }
  if (status === 404 || status === 410) return { kind: 'gone', status }
  if (status >= 500 || status < 200) return silent('failing', status)
  if (status !== 200) return silent('refused', status)
  const bytes = await boundedBytes(answer, most)
  const type = headers['content-type'] ?? 'text/html'
  if (!/html|text\/plain/i.test(type)) return silent('no-text', status)
  const words = decoded(bytes, type)
  const text = /html/i.test(type) ? mainText(words) : mainText(`<pre>${escaped(words)}</pre>`)
  if (text.length < LEAST_TEXT) return silent('no-text', status)
  const moved_to = sameAddress(at, address) ? null : at
  return { kind: 'text', status, etag: moved_to === null ? (headers.etag ?? null) : null, moved_to, text }
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A bare name, a slash at the end and https instead of http lead to the same page. */
const sameAddress = (one: string, other: string) => plain(one) === plain(other)

function plain(address: string): string {
  const { host, pathname, search } = new URL(address)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}

/** A page says its signs in a header or in its first kilobyte; older French ones are in windows-1252. */
function decoded(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const said = /charset\s*=\s*["']?([\w-]+)/i
  const label = said.exec(contentType)?.[1] ?? said.exec(head)?.[1] ?? 'utf-8'
  return decoder(label).decode(bytes)
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
