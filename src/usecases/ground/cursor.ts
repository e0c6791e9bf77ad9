import { Refusal } from '~/domain/refusal'

/**
 * What is shown of the `limit + 1` rows that were read, and where the list goes on after it.
 * @param place of the last row shown
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, place: (last: Row) => string | null) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, next_cursor: last === undefined ? null : place(last) }
}

/** Where a list newest first goes on: after the last row shown. */
export const writeCursor = (createdAt: Date, key: string) =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), key])).toString('base64url')

/** @throws Refusal invalid-request when the cursor is not ours */
export function readCursor(cursor: string | null) {
  if (cursor === null) return null
  try {
    const [createdAt, key] = partsOf(cursor)
    const created_at = new Date(String(createdAt))
    if (typeof key === 'string' && !Number.isNaN(created_at.getTime())) return { created_at, key }
  } catch {
    // Not a cursor of ours: refused below.
  }
  throw new Refusal('invalid-request')
}

/** Where a list in the order of a text goes on. */
export const writeTextCursor = (value: string, key: string) =>
  Buffer.from(JSON.stringify([value, key])).toString('base64url')

/** @throws Refusal invalid-request when the cursor is not ours */
export function readTextCursor(cursor: string | null): { value: string; key: string } | null {
  if (cursor === null) return null
  try {
    const [value, key] = partsOf(cursor)
    if (typeof value === 'string' && typeof key === 'string') return { value, key }
  } catch {
    // Not a cursor of ours: refused below.
  }
  throw new Refusal('invalid-request')
}

const partsOf = (cursor: string): unknown[] => JSON.parse(Buffer.from(cursor, 'base64url').toString())
