import { imageSize, MAX_DRAWN_PIXELS } from '../image-size'

/** Why a piece is offered as a download only (specification D3). */
export const DOCUMENT_FLAGS = ['active', 'unparseable', 'oversized'] as const
export type DocumentFlag = (typeof DOCUMENT_FLAGS)[number]

export const FLAG_LABELS: Record<DocumentFlag, string> = {
  active: 'Contient un programme ou un autre fichier',
  unparseable: 'Abîmé ou protégé\u00a0: ne peut pas être vérifié',
  oversized: 'Démesuré une fois ouvert',
}

/** What the virus scanner says of a piece; `not-scanned` where none is configured. */
export const SCAN_STATES = ['not-scanned', 'pending', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

export const SCAN_LABELS: Record<ScanState, string> = {
  'not-scanned': 'non analysé',
  pending: 'analyse antivirus en attente',
  clean: 'analysé, sain',
  infected: 'virus détecté',
}

/** Whether a piece may leave: where there is a scanner, only what it found clean. */
export const mayLeave = (scan: ScanState, scannerConfigured: boolean) =>
  scannerConfigured ? scan === 'clean' : scan !== 'infected'

/** Looks at a picture's header and its end; decodes nothing. */
export function inspectPicture(bytes: Uint8Array): DocumentFlag[] {
  const size = imageSize(bytes)
  const flags: DocumentFlag[] = []
  if (holdsMarkup(bytes) || holdsOtherFile(bytes)) flags.push('active')
  if (size === null || size.width === 0 || size.height === 0 || !endsAsPicture(bytes))
    flags.push('unparseable')
  if (size && size.width * size.height > MAX_DRAWN_PIXELS) flags.push('oversized')
  return flags
}

/** Markup that a browser or a server could be talked into running, wherever it stands in a file. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  return /<(script|html|svg|iframe|object|embed|\?php|!doctype html|body|img)[\s>/]/i.test(latin1(bytes))
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** A picture after whose end another kind of file begins. */
function holdsOtherFile(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  const end = Math.max(text.lastIndexOf('IEND'), text.indexOf('\xff\xd9'))
  const tail = end < 0 ? '' : text.slice(end)
  return ['%PDF-', 'PK\x03\x04', '\x7fELF', 'Rar!', 'PE\0\0'].some(start => tail.includes(start))
}

/** PNG: an IEND chunk. JPEG: an end marker; some telephones write more after it. */
function endsAsPicture(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  return bytes[0] === 0x89 ? text.includes('IEND\xaeB`\x82') : text.includes('\xff\xd9')
}
