import { compile } from 'html-to-text'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { InboundMail, MailFile, MailReport } from '~/domain/inbox/inbound-mail'
import { hasTooManyOpenTags } from '../open-tags'

/** A picture within the text that is smaller is a signature's. */
const SIGNATURE_PICTURE_BYTES = 32_000

const MOST_TEXT = 400_000

const BOUNDS = { maxNestingDepth: 50, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true }

/** Reads the bytes of a mail; nothing in it is opened or asked for. @throws Error where it is nested or headed beyond reason */
export async function parseMail(bytes: Uint8Array): Promise<InboundMail> {
  const mail = await parsed(bytes)
  const headers = headersOf(mail)
  const from = flat(mail.from ? [mail.from] : [])
  return {
    messageId: mail.messageId?.trim() || null,
    from: isOneSender(headers.get('from') ?? [], addresses(from))
      ? addresses(from)
      : ['', ...addresses(from)],
    fromName: tidy(from[0]?.name ?? '').slice(0, 200),
    to: [
      ...addresses(flat([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])])),
      ...['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap(name =>
        (headers.get(name) ?? []).map(value => value.replace(/[<>]/g, '').trim().toLowerCase()),
      ),
    ],
    subject: tidy(mail.subject ?? '').slice(0, 500),
    text: textOf(mail),
    files: mail.attachments.filter(isFile).map(fileOf),
    headers,
    report: reportOf(mail),
  }
}

/** Text without a charset is UTF-8 where it can be; where it cannot, it is what Windows wrote. */
async function parsed(bytes: Uint8Array): Promise<Email> {
  const mail = await PostalMime.parse(bytes, BOUNDS)
  if (!mail.text?.includes('\ufffd') && !mail.html?.includes('\ufffd')) return mail
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const named = written
    .replace(/(charset\s*=\s*)"?(?:utf-?8|us-ascii)"?/gi, '$1windows-1252')
    .replace(
      /^(content-type:\s*text\/(?:plain|html))(?=\s*(?:;\s*(?:format|delsp)=[^\r\n]*)?\r?$)/gim,
      '$1; charset=windows-1252',
    )
  const headed = mail.headers.some(({ key }) => key === 'content-type')
  const all = headed ? named : `Content-Type: text/plain; charset=windows-1252\r\n${named}`
  return PostalMime.parse(Buffer.from(all, 'latin1'), BOUNDS)
}

function headersOf({ headers }: Email): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const { key, value } of headers) {
    const found = all.get(key)
    if (found) found.push(value)
    else all.set(key, [value])
  }
  return all
}

/** Longer, and nobody wrote it. */
const LONGEST_SENDER = 2_000

/**
 * Two lines From, or two people in one, are no sender that can be relied on; nor is a line where another program may read
 * another address than ours: what our server checked is then that other one's domain.
 */
function isOneSender([from = '', ...more]: readonly string[], [read]: readonly string[]): boolean {
  if (more.length > 0 || from.length > LONGEST_SENDER) return false
  const unquoted = from.replace(/"(?:[^"\\]|\\.)*"/g, '').toLowerCase()
  const written = unquoted.match(/[^\s<>(),:;]+@[^\s<>(),:;]+/g) ?? []
  return written.every(address => address === read) && !unquoted.replace(/<[^>]*>/g, '').includes(',')
}

const flat = (all: readonly Address[]) => all.flatMap(one => one.group ?? [one])

const addresses = (all: readonly { address?: string | undefined }[]) =>
  all.flatMap(({ address }) => (address ? [tidy(address).toLowerCase()] : []))

const tidy = (text: string) => text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()

/** Its plain part; what is seen of its HTML where it has none. */
function textOf({ text, html }: Email): string {
  const plain = clean(text ?? '')
  if (plain.trim() !== '' || !html || hasTooManyOpenTags(html)) return plain
  return clean(seen(html))
}

/** What a style hides, as it is written by hand and by programs. */
const UNSEEN = ['display', 'visibility'].flatMap(name =>
  [':', ': '].map(sign => `[style*="${name}${sign}${name === 'display' ? 'none' : 'hidden'}" i]`),
)

const seen = compile({
  wordwrap: false,
  limits: { maxInputLength: 2_000_000, maxDepth: 100, maxChildNodes: 5_000, maxBaseElements: 1 },
  selectors: [
    ...['img', 'style', 'script', 'head', 'title', 'template', '[hidden]', ...UNSEEN].map(selector => ({
      selector,
      format: 'skip',
    })),
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
})

/** Without what steers a terminal or turns text around; lines stay. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, sign => (sign === '\n' || sign === '\t' ? sign : ''))
    .toWellFormed()
    .slice(0, MOST_TEXT)

/** Reports, calendars and small pictures of signatures are none. */
function isFile({ mimeType, related, content }: Attachment): boolean {
  if (
    /^(?:message\/(?:delivery-status|disposition-notification|feedback-report|global-delivery-status)|text\/(?:rfc822-headers|calendar))$/.test(
      mimeType,
    )
  )
    return false
  return !(related && mimeType.startsWith('image/') && bytesOf(content).length < SIGNATURE_PICTURE_BYTES)
}

const fileOf = ({ filename, mimeType, content }: Attachment): MailFile => ({
  filename: tidy(filename ?? '') || `sans-nom.${EXTENSIONS[mimeType] ?? 'bin'}`,
  bytes: bytesOf(content),
})

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'message/rfc822': 'eml',
}

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** @returns null for what is no delivery report */
function reportOf({ attachments }: Email): MailReport | null {
  const part = (type: RegExp) => {
    const found = attachments.find(({ mimeType }) => type.test(mimeType))
    return found ? new TextDecoder('latin1').decode(bytesOf(found.content).subarray(0, 64_000)) : null
  }
  const status = part(/^message\/(?:global-)?delivery-status$/)
  if (status === null) return null
  return {
    status,
    returned: part(/^(?:text\/rfc822-headers|message\/(?:rfc822|global|global-headers))$/) ?? '',
  }
}
