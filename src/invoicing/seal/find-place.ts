import { roomOf, SEAL_ROOM, type SealPlace } from './seal-place'

/** Of papers that were sealed before; any other is nobody's. */
const EARLIER_ROOM = 12_288

const RANGE = /\/ByteRange \[0 (\d{1,10}) (\d{1,10}) (\d{1,10}) *\]/

/** The place that a sealed file names, or null when it names none that makes sense. */
export function findPlace(pdf: Buffer): SealPlace | null {
  const found = RANGE.exec(pdf.toString('latin1'))
  if (!found) return null
  const [before = 0, after = 0, rest = 0] = found.slice(1).map(Number)
  const end = after + rest
  const room = roomOf({ before, after })
  return (room === SEAL_ROOM || room === EARLIER_ROOM) && end <= pdf.length ? { before, after, end } : null
}
