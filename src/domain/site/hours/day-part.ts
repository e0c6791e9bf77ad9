import type { DayPart } from '../facts/facts'
import type { Stretch } from './week'

/** Whether a stretch is what people call a part of the day. */
export function isPartOf({ from, to }: Stretch, part: DayPart): boolean {
  if (part === 'morning') return from < 12 * 60 && to <= 14 * 60
  if (part === 'noon') return from >= 11 * 60 && from < 14.5 * 60 && to <= 16 * 60
  if (part === 'afternoon') return from >= 12 * 60 && from < 18 * 60 && to <= 21 * 60
  return from >= 17 * 60
}
