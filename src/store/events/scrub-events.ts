import { sql } from 'kysely'
import type { Db } from '../database/database'
import { WRITTEN_BY_HAND } from './line-facts'

/** Nobody can find a value again by trying. */
const WITHOUT_SALTS = sql<string>`(
  select coalesce(jsonb_object_agg(name, datum || '{"salt": null}'), '{}')
  from jsonb_each(personal) as each (name, datum))`

/** Takes the personal data out of a dossier's lines, with their salts; the chain still verifies. */
export async function scrubEvents(trx: Db, dossierId: string) {
  await trx
    .updateTable('events')
    .set({
      ip: null,
      user_agent: null,
      data: sql`data - ${sql.val(WRITTEN_BY_HAND)}::text[]`,
      personal: WITHOUT_SALTS,
    })
    .where('dossier_id', '=', dossierId)
    .execute()
}

/** The same for the lines about a registration, which name it in their data. */
export const scrubRegistrationEvents = (trx: Db, registration_id: string) =>
  scrubEventsAbout(trx, { registration_id })

/** The same for a quote request. */
export const scrubQuoteRequestEvents = (trx: Db, quote_request: string) =>
  scrubEventsAbout(trx, { quote_request })

async function scrubEventsAbout(trx: Db, about: { registration_id: string } | { quote_request: string }) {
  await trx
    .updateTable('events')
    .set({ ip: null, user_agent: null, data: '{}', personal: WITHOUT_SALTS })
    .where(sql<boolean>`data @> ${JSON.stringify(about)}::jsonb`)
    .execute()
}
