import { sql } from 'kysely'
import type { EmailKind } from '~/domain/email/email'
import type { Db } from '../database/database'

/** A message or a transmission that did not leave at its first try. */
export type StuckItem = {
  id: string
  state: 'queued' | 'failed'
  attempts: number
  created_at: Date
  last_error: string | null
} & ({ about: 'email'; kind: EmailKind; recipient: string } | { about: 'transmission'; body_name: string })

/** What was tried and still waits, and what was given up, the oldest first. */
export async function stuckItems(db: Db): Promise<StuckItem[]> {
  const { rows } = await sql<StuckItem>`
    select 'email' as about, id, state, attempts, created_at, last_error, kind, recipient, null as body_name
      from emails where state = 'failed' or (state = 'queued' and attempts > 0)
    union all
    select 'transmission', id, state, attempts, created_at, last_error, null, null, body_name
      from transmissions where state = 'failed' or (state = 'queued' and attempts > 0)
    order by created_at, id`.execute(db)
  return rows
}
