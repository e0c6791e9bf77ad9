import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '~/store/database/database'
import type { StoredEmail } from '~/store/emails/emails'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { callsSite } from '../../../tests/support/leads/leads'
import { startSite } from '../../../tests/support/program/in-process'
import { composeEmail } from '../emails/compose-email'
import { invoiceLeads } from '../leads/invoices/invoice-leads'
import { recheckPapers } from './recheck-papers'

/** As the database's owner, who switches off what guards the tables. */
async function pastTheGuards(db: Db, work: () => Promise<unknown>) {
  const tables = ['ledger_entries', 'ledger_movements', 'lead_invoices']
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await work()
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
}

test('a balance that somebody raised in the database rings the next night, and names client, movement and paper', async () => {
  const site = await startSite({ ROLE: 'web' })
  const { deps } = site
  const { db } = deps
  const carrier = await callsSite(db, '2026-09-10T10:00:00Z')
  await carrier.call('billed', 60)
  await invoiceLeads({ ...deps, clock: () => new Date('2026-10-01T00:12:00Z') })
  const administrator = await administratorOf(site.url)
  const night = async () => {
    await recheckPapers(deps)
    return (await administrator.system({})).last_paper_check?.flaws
  }
  expect(await night()).toBe(0)

  await sql`update lead_accounts set available_cents = available_cents + 50000`.execute(db)
  expect(await ledgerFlaws(db)).toEqual([{ about: 'ledger', reason: 'balance', name: carrier.account_id }])
  expect(await night()).toBe(1)
  const told = await db.selectFrom('emails').selectAll().where('kind', '=', 'agency-papers-flawed').execute()
  expect((await composeEmail(deps, told[0] as StoredEmail)).text).toContain(
    `Compte client ${carrier.account_id}\u00a0: son solde n’est pas la somme de ses écritures.`,
  )
  await sql`update lead_accounts set available_cents = available_cents - 50000`.execute(db)

  const { movement_id } = await db
    .selectFrom('ledger_entries')
    .select('movement_id')
    .where('account', '=', 'revenue')
    .executeTakeFirstOrThrow()
  await pastTheGuards(db, () =>
    sql`update ledger_entries set amount_cents = amount_cents - 100 where account = 'revenue'`.execute(db),
  )
  expect(await ledgerFlaws(db)).toEqual([
    { about: 'ledger', reason: 'movement', name: String(movement_id) },
    { about: 'ledger', reason: 'paper', name: 'LP-2026-00001' },
  ])
  expect(await night()).toBe(2)
})
