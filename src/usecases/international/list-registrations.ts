import { callBefore } from '~/domain/international/registration'
import {
  countRegistrations,
  instantOf,
  listRegistrations as listRows,
  type RegistrationFilter,
  type StoredRegistration,
} from '~/store/international/registrations'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'
import { type Batch, everyRow } from '../ground/every-row'

interface Page extends RegistrationFilter {
  limit: number
  cursor: string | null
}

/** One page of registrations. @throws Refusal invalid-request when the cursor is not ours */
export async function listRegistrations({ db }: Pick<Deps, 'db'>, { limit, cursor, ...filter }: Page) {
  const rows = await listRows(db, filter, { limit: limit + 1, after: readCursor(cursor) })
  const { shown, next_cursor } = pageOf(rows, limit, last =>
    writeCursor(instantOf(last, filter.state), last.id),
  )
  return {
    registrations: shown.map(shownRegistration),
    total: await countRegistrations(db, filter),
    next_cursor,
  }
}

/** Every registration that matches, in the order of its list. */
export const exportRegistrations = ({ db }: Pick<Deps, 'db'>, filter: RegistrationFilter) =>
  everyRow(
    (batch: Batch<{ created_at: Date; key: string }>) => listRows(db, filter, batch),
    row => ({ created_at: instantOf(row, filter.state), key: row.id }),
  )

/** A registration as the administrator's calls tell it. */
export const shownRegistration = (row: StoredRegistration) => ({
  ...row,
  state: stateOf(row),
  call_before: callBefore(row.created_at),
})

function stateOf({ suspicion, contacted_at }: Pick<StoredRegistration, 'suspicion' | 'contacted_at'>) {
  if (suspicion !== null) return 'suspect' as const
  return contacted_at ? ('contacted' as const) : ('waiting' as const)
}
