import type { InboundMail } from './inbound-mail'

/**
 * What a report says of a message of ours: `hard`, its address receives nothing; `soft`, it did not take this one, or not
 * yet; `delivered`, it has it.
 */
export const BOUNCE_KINDS = ['hard', 'soft'] as const
export type BounceKind = (typeof BOUNCE_KINDS)[number]

export interface DeliveryReport {
  outcome: BounceKind | 'delivered'
  /** Of RFC 3463 (`5.1.1`), or of three figures where the report has no other; empty: none. */
  status: string
}

/**
 * Reads a delivery report (RFC 3464), or what programs of before it write in plain words. A full mailbox, a refusal of
 * the words or of our server, a message that is too large and a server that does not answer say nothing about the address
 * for good: they are soft. @returns null for what tells of no delivery
 */
export function readReport(mail: Pick<InboundMail, 'report' | 'text' | 'subject'>): DeliveryReport | null {
  return mail.report ? readFields(mail.report.status) : readWords(`${mail.subject}\n${mail.text}`)
}

/** Of several recipients the worst counts: a message of ours has one, and its aliases speak for it. */
function readFields(written: string): DeliveryReport | null {
  const blocks = written
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
  const reports = blocks.flatMap((block): DeliveryReport[] => {
    const action = fieldOf(block, 'Action').toLowerCase()
    const diagnostic = fieldOf(block, 'Diagnostic-Code').replace(/^\S+;\s*/, '')
    const status = statusIn(fieldOf(block, 'Status')) || statusIn(diagnostic)
    if (action === 'delivered') return [{ outcome: 'delivered', status }]
    if (action === 'delayed') return [{ outcome: 'soft', status }]
    return action === 'failed'
      ? [{ outcome: kindOf(status, diagnostic), status: betterOf(status, diagnostic) }]
      : []
  })
  return (
    reports.find(({ outcome }) => outcome === 'hard') ??
    reports.find(({ outcome }) => outcome === 'soft') ??
    reports[0] ??
    null
  )
}

const fieldOf = (block: string, name: string) =>
  new RegExp(`^${name}\\s*:\\s*(.*)$`, 'im').exec(block)?.[1]?.trim() ?? ''

/** qmail and its heirs, Exim of before, and providers that write in French. */
function readWords(text: string): DeliveryReport | null {
  if (
    /\b(?:delayed|warning: message|could not be delivered for|retardé|différé)\b/i.test(text) &&
    !/permanent|definitiv|définitiv/i.test(text)
  )
    return { outcome: 'soft', status: statusIn(text) }
  const status = statusIn(text) || (/\b([45]\d\d)\b/.exec(text)?.[1] ?? '')
  return status === '' && !HARD.test(text) && !SOFT.test(text)
    ? null
    : { outcome: kindOf(status, text), status }
}

const statusIn = (text: string) => /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? ''

/** A program may give a status of its own to what the other one said in more detail. */
const betterOf = (status: string, diagnostic: string) =>
  /^5\.0\.0$/.test(status) ? statusIn(diagnostic) || status : status

const HARD =
  /user unknown|unknown (?:user|recipient|address|local)|no such (?:user|recipient|mailbox|address)|does(?:n.t| not) exist|(?:user|recipient|address|account|mailbox) (?:not found|unavailable|disabled|inactive|is disabled|has been (?:disabled|deactivated))|recipient (?:address )?rejected|invalid (?:recipient|mailbox|address)|not a valid|no mailbox|adresse (?:d au moins un )?(?:destinataire )?(?:invalide|inconnue)|utilisateur inconnu|boîte inexistante|n.existe pas|host (?:or domain name )?not found|domain (?:does not exist|not found)|unrouteable|n.a pas pu être trouvée/i

const SOFT =
  /quota|mailbox (?:is )?full|over ?quota|exceeded storage|boîte (?:est )?pleine|spam|blocked|blacklist|blocklist|policy|reputation|dmarc|\bspf\b|rate limit|too many|greylist|try again|temporar|timed? ?out|too large|size limit|refused by|content rejected|not accepting messages from/i

function kindOf(status: string, words: string): BounceKind {
  const [, first = '', second = '', third = ''] = /^([245])\.(\d+)\.(\d+)$/.exec(status) ?? []
  if (first === '4' || /^4\d\d$/.test(status)) return 'soft'
  if (second === '1') return third === '7' || third === '8' ? 'soft' : 'hard'
  if (second === '2')
    return third === '1' ? 'hard' : third === '0' && HARD.test(words) && !SOFT.test(words) ? 'hard' : 'soft'
  if (second === '4') return third === '4' && !/timed? ?out/i.test(words) ? 'hard' : 'soft'
  // Of the rest a program's own words say more than its figures: « 5.7.1 » is policy, and « 5.7.1 user unknown » is not.
  if (SOFT.test(words)) return 'soft'
  return HARD.test(words) ? 'hard' : 'soft'
}

/** The Message-ID of the message that comes back, of the headers that came with the report or stand in its words. */
export function returnedMessageIds({ report, text }: Pick<InboundMail, 'report' | 'text'>): string[] {
  const written = report ? report.returned : text
  return [
    ...written.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^[> ]*Message-ID\s*:\s*(<[^<>\s]{3,200}>)/gim),
  ].flatMap(([, id]) => id ?? [])
}
