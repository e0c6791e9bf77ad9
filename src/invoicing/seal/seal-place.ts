/**
 * Where the seal lies inside the file. The page is drawn with a signature dictionary whose hole is filled
 * with zeros; sealing writes the signature into the hole and moves nothing, so the sealed bytes are the
 * drawn ones and the signature covers the whole file but itself.
 */

/** What the signature, its certificates and a time stamp may take, in bytes: four certificates of 2 kB on either side. */
export const SEAL_ROOM = 24_576

/** Stands in the drawn file for the three figures that are known once it is complete. */
const UNKNOWN = 1_234_567_890

export const RANGE_PLACEHOLDER = [0, UNKNOWN, UNKNOWN, UNKNOWN]

const PLACEHOLDER = `/ByteRange [${RANGE_PLACEHOLDER.join(' ')}]`

export interface SealPlace {
  /** Offset of `<`, the end of what is signed before the hole. */
  before: number
  /** Offset after `>`, the start of what is signed after the hole. */
  after: number
  /** Where what is signed ends: the file's length, unless something was appended. */
  end: number
}

/** Writes the true ranges into a freshly drawn file, in place. @throws Error when it was not drawn for sealing. */
export function openPlace(pdf: Buffer): SealPlace {
  const at = pdf.indexOf(PLACEHOLDER)
  const before = pdf.indexOf('/Contents <', at) + '/Contents '.length
  const after = before + 2 * SEAL_ROOM + 2
  if (at < 0 || pdf[before] !== 0x3c || pdf[after - 1] !== 0x3e)
    throw new Error('this PDF has no place for a seal')
  const range = `/ByteRange [0 ${before} ${after} ${pdf.length - after}]`
  pdf.write(range.padEnd(PLACEHOLDER.length), at, 'latin1')
  return { before, after, end: pdf.length }
}

/** In bytes, of a place. */
export const roomOf = ({ before, after }: Pick<SealPlace, 'before' | 'after'>) => (after - before - 2) / 2

/** The hole's text: the signature in lower-case hexadecimal, then zeros; null where it does not fit. */
export function fillHole(signature: Buffer, room: number): string | null {
  if (signature.length > room) return null
  return `<${signature.toString('hex').padEnd(2 * room, '0')}>`
}
