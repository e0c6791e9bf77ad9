import type { MailThread } from '~/domain/inbox/mail-thread'
import type { Db } from '../database/database'

/** Keeps where answers to an address go; once is enough. */
export async function keepMailThread(db: Db, token_hash: string, thread: MailThread) {
  await db
    .insertInto('mail_threads')
    .values({
      ...{ token_hash, kind: thread.kind },
      dossier_id: 'dossier' in thread ? thread.dossier : null,
      site_id: 'site' in thread ? thread.site : null,
      number: 'number' in thread ? thread.number : null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Where answers to an address go; undefined where it is none of ours, or what it was about is gone. */
export async function findMailThread(db: Db, token_hash: string): Promise<MailThread | undefined> {
  const row = await db
    .selectFrom('mail_threads')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { kind, dossier_id, site_id, number } = row
  if (kind === 'dossier') return dossier_id === null ? undefined : { kind, dossier: dossier_id }
  if (site_id === null) return undefined
  if (kind === 'site') return { kind, site: site_id }
  return number === null ? undefined : { kind, site: site_id, number }
}
