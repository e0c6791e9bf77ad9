/** What a piece may be; the extension and the first bytes must both say so (specification B3). */
export type DocumentFormat = 'application/pdf' | 'image/jpeg' | 'image/png'

const EXTENSIONS = new Map<string, DocumentFormat>([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
])

/** What an iPhone takes and few programs read. */
export const isHeic = (filename: string) => /\.hei[cf]$/i.test(filename)

/** Said to who sends one: how to have another. */
export const HEIC_REFUSED =
  'Les photos HEIC ne peuvent pas être lues par tous. Sur iPhone\u00a0: Réglages › Appareil photo › Formats › «\u00a0Le plus compatible\u00a0», puis reprenez la photo, ou envoyez une capture d’écran.'

/** How many bytes of a file are enough to tell its format. */
export const SIGNATURE_BYTES = 1024

/** The format that a file's name announces, or null. */
export function formatOfName(filename: string): DocumentFormat | null {
  return EXTENSIONS.get(filename.split('.').at(-1)?.toLowerCase() ?? '') ?? null
}

/**
 * The format that a file's first bytes show, or null. A PDF may carry up to 1,024 bytes before its
 * header (ISO 32000-1, annex H): scanners do write some.
 */
export function formatOfBytes(head: Uint8Array): DocumentFormat | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (new TextDecoder('latin1').decode(head.subarray(0, SIGNATURE_BYTES)).includes('%PDF-'))
    return 'application/pdf'
  return null
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
