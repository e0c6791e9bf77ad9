import { beforeErasure } from '~/domain/dossier/erasure'
import type { Db } from '~/store/database/database'
import { lifeOf, readLife } from '~/store/dossiers/dossier-life'
import { moneysOf } from '~/store/dossiers/dossier-money'
import type { Dossier } from '~/store/dossiers/dossiers'

/** A person decides before it goes: it is put to the administrator, and never purged. */
export const isHeld = async (db: Db, dossier: Dossier, now: Date) =>
  beforeErasure(await readLife(db, dossier, now)) === 'decide-first'

/** The same of many signed ones, whose money is asked for once. @returns the ids of those that are held */
export async function heldOf(db: Db, dossiers: readonly Dossier[], now: Date): Promise<Set<string>> {
  const moneys = await moneysOf(db, dossiers)
  const held = dossiers.filter(dossier => {
    const money = moneys.get(String(dossier.invoice_number)) ?? null
    return beforeErasure(lifeOf(dossier, money, now)) === 'decide-first'
  })
  return new Set(held.map(({ id }) => id))
}
