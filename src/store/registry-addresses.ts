import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Company } from '~/domain/dossier/company'
import type { Db } from './database'

const DAY_MS = 86_400_000

type Place = Pick<Company, 'siret' | 'address'>

/** Remembers for a day that the public registry gave an address; only its hash is kept. */
export async function keepRegistryAddress(db: Db, place: Place, given_at: Date) {
  await db
    .deleteFrom('registry_addresses')
    .where('given_at', '<', new Date(given_at.getTime() - DAY_MS))
    .execute()
  await db
    .insertInto('registry_addresses')
    .values({ hash: hashOf(place), given_at })
    .onConflict(conflict => conflict.column('hash').doUpdateSet({ given_at }))
    .execute()
}

/** Whether the registry gave this very address for this SIRET. */
export async function isRegistryAddress(db: Db, place: Place): Promise<boolean> {
  const row = await db
    .selectFrom('registry_addresses')
    .select('hash')
    .where('hash', '=', hashOf(place))
    .executeTakeFirst()
  return row !== undefined
}

/** The same as a part of a statement. */
export const fromRegistry = (place: Place) =>
  sql<boolean>`exists (select from registry_addresses where hash = ${hashOf(place)})`

const hashOf = ({ siret, address }: Place) =>
  createHash('sha256')
    .update(JSON.stringify([siret.replace(/\D/g, ''), address.trim()]))
    .digest('hex')
