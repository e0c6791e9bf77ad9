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

const MARKUP = /<(script|html|iframe|object|embed|\?php|!doctype html|body)[\s>/]/i
/** Five bytes that stand by chance in one compressed file of 10 MB out of 750, and what must be beside them to act. */
const PICTURE = /<(svg|img)[\s>/]/i
const ACTS = /\bon[a-z]{3,}\s*=|(src|href)\s*=|xmlns/i

/** Markup that a browser or a server could be talked into running, wherever it stands in a file. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  return MARKUP.test(text) || (PICTURE.test(text) && ACTS.test(text))
}

/**
 * One character for each byte, so that text patterns find what stands in a file; 0x80 to 0x9F become those of
 * Windows-1252, as browsers read them.
 */
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
