import type { Db } from '../database/database'

/** Takes out who asked, with codes, messages and what both wrote; the whole request where nobody paid for it. */
export async function eraseAsker(trx: Db, id: string, whole: boolean, purged_at: Date) {
  if (whole) {
    await trx.deleteFrom('quote_requests').where('id', '=', id).execute()
    return
  }
  for (const table of ['emails', 'address_codes', 'idempotency_keys'] as const)
    await trx.deleteFrom(table).where('quote_request_id', '=', id).execute()
  await trx
    .updateTable('quote_disputes')
    .set({ words: '', asker_words: null })
    .where('quote_request_id', '=', id)
    .execute()
  const nobody = {
    name: '',
    email: '',
    phone: '',
    phone_number: null,
    town: '',
    postal_code: '',
    project: '',
  }
  await trx
    .updateTable('quote_requests')
    .set({ ...nobody, shown_project: null, checks: '[]', qualifier: null, purged_at })
    .where('id', '=', id)
    .execute()
}
