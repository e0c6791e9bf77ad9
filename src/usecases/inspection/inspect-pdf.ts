import { inflateSync } from 'node:zlib'
import { type DocumentFlag, holdsMarkup } from '~/domain/dossier/document-inspection'

/** What one compressed part, and all of them, may grow to while we look. */
const MAX_PART = 8 * 1024 * 1024
const MAX_ALL = 64 * 1024 * 1024

/** Names of ISO 32000-1 that make a reader run, open, send or carry something. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|AA|Rendition|Movie|Sound)(?![A-Za-z0-9])/

/**
 * Looks at the structure of a PDF: its end, its encryption, and the names in it, those in compressed
 * object streams too, where scripts hide. Pages are not drawn.
 */
export function inspectPdf(bytes: Buffer): DocumentFlag[] {
  const text = bytes.toString('latin1')
  const flags = new Set<DocumentFlag>()
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-4_096)) || /\/Encrypt(?![A-Za-z])/.test(text))
    flags.add('unparseable')
  if (isActive(text) || holdsMarkup(bytes)) flags.add('active')
  try {
    for (const part of objectStreams(bytes, text)) if (isActive(part)) flags.add('active')
  } catch (error) {
    flags.add((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'oversized' : 'unparseable')
  }
  return [...flags].sort()
}

/** `/J#61vaScript` is a way to write `/JavaScript`. */
const isActive = (text: string) =>
  ACTIVE.test(
    text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

function* objectStreams(bytes: Buffer, text: string): Generator<string> {
  let grown = 0
  for (const match of text.matchAll(/\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    const data = bytes.subarray(start, end < 0 ? undefined : end)
    const part = /\/FlateDecode|\/Fl\b/.test(match[0])
      ? inflateSync(data, { maxOutputLength: Math.min(MAX_PART, MAX_ALL - grown) })
      : data
    grown += part.length
    yield part.toString('latin1')
  }
}
