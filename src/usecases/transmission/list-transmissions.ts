import type { TransmissionState } from '~/domain/dossier/transmission'
import * as store from '~/store/transmissions/listed-transmissions'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'

const PAGE = 100

/** What was handed over, newest first. @throws Refusal invalid-request when the cursor is not ours */
export async function listTransmissions(
  { db }: Pick<Deps, 'db'>,
  page: {
    dossier_id?: string | undefined
    state?: TransmissionState | undefined
    cursor?: string | undefined
  },
) {
  const rows = await store.listTransmissions(
    db,
    { dossierId: page.dossier_id ?? null, state: page.state ?? null },
    { limit: PAGE + 1, after: readCursor(page.cursor ?? null) },
  )
  const { shown, next_cursor } = pageOf(rows, PAGE, last => writeCursor(last.created_at, last.id))
  return {
    transmissions: shown,
    next_cursor,
  }
}
