import { shareName } from '../site/domains/parse-domain'
import type { ApartReason } from './apart-reason'
import type { InboundMail } from './inbound-mail'
import { isUnder } from './reply-address'

/** Addresses of our own that no reply comes from, and the names under which our mail servers sign what they checked. */
export interface OwnMail {
  addresses: readonly string[]
  /** authserv-id (RFC 8601, section 2.5). */
  servers: readonly string[]
}

/** A message that went round so often turns in a circle (RFC 5321, section 6.3). */
const MOST_HOPS = 50

/** Why a mail is nobody's answer, whoever sent it; null where it may be one. */
export function notAnAnswer(mail: InboundMail, own: OwnMail): ApartReason | null {
  if (isBounce(mail)) return 'bounce'
  const ours = mail.from.some(address => own.addresses.some(base => isUnder(base, address)))
  if (ours || (mail.headers.get('received')?.length ?? 0) > MOST_HOPS) return 'loop'
  return isAutomatic(mail) ? 'auto-reply' : null
}

function isBounce({ report, from, headers, subject }: InboundMail): boolean {
  if (report) return true
  const daemon = from.some(address => /^(?:mailer-daemon|postmaster|mail-daemon)@/.test(address))
  return daemon && (first(headers, 'return-path') === '<>' || UNDELIVERED.test(subject))
}

const UNDELIVERED =
  /undeliver|delivery (?:status|failure|has failed)|mail delivery|returned mail|failure notice|non[- ]remis|échec de (?:la )?remise|non distribu/i

/** RFC 3834 and what programs wrote before it; lists and mass mailings answer nobody either. */
function isAutomatic({ headers, subject }: InboundMail): boolean {
  const submitted = first(headers, 'auto-submitted')?.split(/[;\s]/)[0]?.toLowerCase()
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:auto_reply|bulk|junk|list)$/i.test(first(headers, 'precedence') ?? '') ||
    [
      'x-loop',
      'x-autoreply',
      'x-autorespond',
      'x-autoresponder',
      'x-auto-reply',
      'list-id',
      'list-unsubscribe',
    ].some(name => headers.has(name)) ||
    /disposition-notification/i.test(first(headers, 'content-type') ?? '') ||
    first(headers, 'return-path') === '<>' ||
    AWAY.test(subject)
  )
}

const AWAY =
  /^\s*(?:réponse automatique|automatic reply|auto(?:matische)?[- ]?(?:reply|antwort|réponse)|out of (?:the )?office|absence du bureau|message d.absence|absent(?:e)? du bureau|en congés?\b)/i

/**
 * Whether a mail comes from whom its thread belongs to; null where it does. What our own server found out about the
 * sender counts where it says so (Authentication-Results); what a stranger wrote in its name does not.
 */
export function wrongSender(mail: InboundMail, expected: string, own: OwnMail): ApartReason | null {
  const [from] = mail.from
  if (mail.from.length !== 1 || from !== expected.trim().toLowerCase()) return 'other-sender'
  return isForged(mail, from, own) ? 'unauthenticated' : null
}

/** The uppermost result of our own server is the one that it wrote; it takes out those that claim its name. */
function isForged({ headers }: InboundMail, from: string, { servers }: OwnMail): boolean {
  const ours = (headers.get('authentication-results') ?? []).find(result => {
    const server = /^\s*([^;\s]+)/.exec(result)?.[1]?.toLowerCase() ?? ''
    return servers.some(name => server === name || server.endsWith(`.${name}`))
  })
  if (!ours) return false
  const results = resultsIn(ours)
  const is = (method: string, ...found: string[]) =>
    results.some(one => one.method === method && found.includes(one.found))
  if (is('dmarc', 'fail')) return true
  if (is('dmarc', 'pass')) return false
  const vouching = results.filter(({ method }) => VOUCHED_BY.has(method))
  return vouching.length > 0 && !vouching.some(one => one.found === 'pass' && isOfDomain(one, from))
}

/**
 * What a server found out, method by method (RFC 8601, section 2.2). What follows a result are words of the stranger's own, his
 * envelope's `dmarc=pass@ailleurs.example` among them: they are no result, nor are comments and what stands in quotes.
 */
const resultsIn = (header: string) =>
  header
    .slice(0, LONGEST_RESULT)
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\([^()]*\)/g, '')
    .split(';')
    .flatMap(part => {
      const [, method = '', found = '', words = ''] =
        /^\s*([a-z-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)(.*)$/is.exec(part) ?? []
      return method ? [{ method: method.toLowerCase(), found: found.toLowerCase(), words }] : []
    })

/** Longer, and no server wrote it. */
const LONGEST_RESULT = 8_000

/** Whose domain a result is about: who signed, and whom the envelope names. */
const VOUCHED_BY = new Map([
  ['dkim', /\bheader\.[di]\s*=\s*([^\s<>]+)/i],
  ['spf', /\bsmtp\.mail(?:from)?\s*=\s*<?([^\s<>]+)/i],
])

/**
 * Whether the domain that was proven is the sender's own, give or take a part of it (RFC 7489, relaxed alignment): anybody signs for
 * his own, and sends from his own with whatever sender he likes.
 */
function isOfDomain({ method, words }: { method: string; words: string }, from: string): boolean {
  const proven = VOUCHED_BY.get(method)?.exec(words)?.[1]?.toLowerCase() ?? ''
  return shareName(domainOf(proven), domainOf(from))
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

const first = (headers: InboundMail['headers'], name: string) => headers.get(name)?.[0]?.trim()
