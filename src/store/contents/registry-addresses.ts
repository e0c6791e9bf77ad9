import { sql } from 'kysely'
import type { Company } from '~/domain/dossier/company'
import { DAY_MS } from '~/domain/milliseconds'
import { sha256Of } from '~/domain/sha256-of'
import type { Db } from '../database/database'

type Place = Pick<Company, 'siret' | 'address'>

/** Remembers for a day that the public registry gave an address; only its hash is kept. */
export const keepRegistryAddress = (db: Db, place: Place, given_at: Date) =>
  keepHash(db, hashOf(place), given_at)

type Named = Pick<Company, 'siret' | 'company_name'>

/** The same of a name that reads like the address of a site; no other is asked for again. */
export async function keepRegistryName(db: Db, named: Named, given_at: Date) {
  if (isAskedFor(named)) await keepHash(db, hashOfName(named), given_at)
}

/** Whether the registry gave this very name, which reads like the address of a site, for this SIRET. */
export const isRegistryName = async (db: Db, named: Named): Promise<boolean> =>
  isAskedFor(named) && isKept(db, hashOfName(named))

const isAskedFor = ({ company_name }: Named) => /www/i.test(company_name)

async function keepHash(db: Db, hash: string, given_at: Date) {
  await db
    .deleteFrom('registry_addresses')
    .where('given_at', '<', new Date(given_at.getTime() - DAY_MS))
    .execute()
  await db
    .insertInto('registry_addresses')
    .values({ hash, given_at })
    .onConflict(conflict => conflict.column('hash').doUpdateSet({ given_at }))
    .execute()
}

/** Whether the registry gave this very address for this SIRET. */
export const isRegistryAddress = (db: Db, place: Place): Promise<boolean> => isKept(db, hashOf(place))

async function isKept(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('registry_addresses')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** The same as a part of a statement. */
export const fromRegistry = (place: Place) =>
  sql<boolean>`exists (select from registry_addresses where hash = ${hashOf(place)})`

const hashOf = ({ siret, address }: Place) => sumOf([siret.replace(/\D/g, ''), address.trim()])

const hashOfName = ({ siret, company_name }: Named) =>
  sumOf([siret.replace(/\D/g, ''), 'name', company_name.trim()])

const sumOf = (parts: string[]) => sha256Of(JSON.stringify(parts))
