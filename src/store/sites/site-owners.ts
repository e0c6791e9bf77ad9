import { type SqlBool, sql } from 'kysely'
import type { Db } from '../database/database'

/** Of the dossier of a site: it has proven itself, or no e-mail leaves, so that nobody can prove anything. */
const counts = (leaves: boolean) => sql<SqlBool>`dossiers.email_disowned_at is null
  and (dossiers.email_proven_at is not null or ${!leaves})`

/**
 * The address of a site's owner: the one that the site keeps, else that of its dossier once it has proven itself.
 * @param leaves whether messages leave this installation
 */
export async function ownerAddress(
  db: Db,
  { id, owner_email }: { id: string; owner_email: string | null },
  leaves: boolean,
): Promise<string | null> {
  if (owner_email !== null) return owner_email
  const row = await db
    .selectFrom('sites')
    .innerJoin('dossiers', 'dossiers.id', 'sites.dossier_id')
    .select('dossiers.email')
    .where('sites.id', '=', id)
    .where(counts(leaves))
    .executeTakeFirst()
  return row?.email ?? null
}

/** The sites that are or were online and belong to an address, the oldest first. @param email whatever its case */
export async function sitesOfAddress(db: Db, email: string, leaves: boolean): Promise<string[]> {
  const kept = db
    .selectFrom('sites')
    .select(['sites.id', 'sites.online_at'])
    .where(sql`lower(sites.owner_email)`, '=', email.toLowerCase())
    .where('sites.online_at', 'is not', null)
    .where('sites.gone_at', 'is', null)
  const known = db
    .selectFrom('sites')
    .innerJoin('dossiers', 'dossiers.id', 'sites.dossier_id')
    .select(['sites.id', 'sites.online_at'])
    .where('sites.owner_email', 'is', null)
    .where('sites.online_at', 'is not', null)
    .where('sites.gone_at', 'is', null)
    .where(sql`lower(dossiers.email)`, '=', email.toLowerCase())
    .where(counts(leaves))
  const rows = await kept.union(known).orderBy('online_at').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Keeps the address of a dossier, once it has proven itself, on its site where that keeps none. */
export async function keepOwnerAddress(trx: Db, dossierId: string) {
  await trx
    .updateTable('sites')
    .from('dossiers')
    .set(eb => ({ owner_email: eb.ref('dossiers.email') }))
    .whereRef('dossiers.id', '=', 'sites.dossier_id')
    .where('sites.dossier_id', '=', dossierId)
    .where('sites.owner_email', 'is', null)
    .where(counts(true))
    .execute()
}
