import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import type { Money } from '../dossiers/dossier-money'
import { type DossierRef, dossierUpdate, lockDossier } from '../dossiers/dossiers'
import { held, type SeenDossier, seen } from '../dossiers/seen-dossier'
import { emailJobAdded, emailRow, type NewEmail } from '../emails/emails'
import { lastOfChain } from '../events/events'
import { transmissionJobAdded, underWayEnded } from './transmissions'

/** A dossier as it was read without a lock, with what handing it in rests on. */
export type SeenForHandIn = SeenDossier & {
  /** Of its invoice; null where it has none. */
  money: Money | null
  /** How often it was handed in. */
  rounds: number
}

/** In one question; undefined where there is no such dossier. */
export function seeForHandIn(db: Db, ref: DossierRef): Promise<SeenForHandIn | undefined> {
  return seen(db, ref)
    .select([
      sql<Money | null>`(
        select json_build_object('gross_cents', amount_ttc_cents, 'paid_cents', (
          select coalesce(sum(amount_cents), 0) from payments where payments.invoice_number = invoices.number))
        from invoices where number = dossiers.invoice_number)`.as('money'),
      sql<number>`(select coalesce(max(round), 0) from transmissions where dossier_id = dossiers.id)`.as(
        'rounds',
      ),
    ])
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** Keeps every other change of a dossier and of its journal waiting until this transaction ends. */
export async function holdForHandIn(trx: Db, ref: DossierRef) {
  const dossier = await lockDossier(trx, ref)
  if (dossier) await lastOfChain(trx, dossier.id)
}

/** All that handing a dossier in brings. */
export interface HandIn {
  /** In the dossier. */
  change: Updateable<Tables['dossiers']>
  emails: NewEmail[]
  /** One for each body, so that an installation writes always as many; none for a test dossier. */
  transmissions: Insertable<Tables['transmissions']>[]
  line: Insertable<Tables['events']>
  now: Date
}

/**
 * Hands a dossier in by one statement; what still waited from an earlier time is superseded.
 * @throws what `wasQuicker` knows, where the dossier is not as it was seen any more: nothing is written then
 */
export async function handIn(
  db: Db,
  dossier: SeenForHandIn,
  { change, emails, transmissions, line, now }: HandIn,
) {
  const written = db
    .with('change', trx => dossierUpdate(trx, dossier.id, change, now))
    .with('line', trx => trx.insertInto('events').values(line))
    .with('messages', trx => trx.insertInto('emails').values(emails.map(emailRow)))
  const jobs = [
    ...emails.map(email => emailJobAdded(email)),
    ...transmissions.filter(({ state }) => state === 'queued').map(({ id }) => transmissionJobAdded(id)),
  ]
  await (transmissions.length === 0
    ? written
    : written
        .with('earlier', trx => underWayEnded(trx, dossier.id, null, now))
        .with('handed', trx => trx.insertInto('transmissions').values(transmissions))
  )
    .selectNoFrom([held(dossier).as('held'), ...jobs.map((job, n) => job.as(`job_${n}`))])
    .modifyEnd(prepared)
    .execute()
}
