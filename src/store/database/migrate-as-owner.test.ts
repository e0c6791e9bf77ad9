import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseOfTwoRoles } from '../../../tests/support/database/database'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { makeStatements } from '../../usecases/statements/make-statements'

test('under a role that owns nothing the whole path works, and no evidence can be emptied, cut or unguarded', async () => {
  const { DATABASE_URL, DATABASE_OWNER_URL } = await databaseOfTwoRoles()
  const { deps, url, errors, dataDir, stop } = await startSite({ DATABASE_URL, DATABASE_OWNER_URL })
  const id = await visitorOf(url).finish()
  const administrator = await administratorOf(url)
  expect(await administrator.readDossier({ params: { id } })).toMatchObject({ status: 'Soumis' })
  await makeStatements(deps, 'day')
  // The worker sees its queue: the messages of the dossier leave.
  await expect
    .poll(
      async () =>
        (await deps.db.selectFrom('emails').select('state').where('state', '=', 'sent').execute()).length,
    )
    .toBeGreaterThan(0)

  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  onTestFinished(() => client.end())
  for (const [statement, refusal] of [
    ['truncate events', 'permission denied'],
    ['alter table invoices disable trigger user', 'must be owner'],
    ['drop trigger keep_issued_invoice on invoices', 'must be owner'],
    ['alter table events add column x integer', 'must be owner'],
    ["set session_replication_role = 'replica'", 'permission denied'],
    ['delete from statements', 'permission denied'],
    ['update avoirs set amount_ttc_cents = 1', 'permission denied'],
    ["update invoices set amount_ttc_cents = 1 where status = 'signee'", 'issued'],
    ["delete from invoices where status = 'signee'", 'issued'],
    ['create table mine (a integer)', 'permission denied'],
  ] as const)
    await expect(client.query(statement), statement).rejects.toThrow(refusal)
  expect(errors).toEqual([])

  // Again, without the owner's address where nothing is to be migrated; and under a role that owns too much.
  const shared = { FILES_KEY: (await readFile(join(dataDir, 'files.key'), 'utf8')).trim(), DATA_DIR: dataDir }
  await stop()
  await (await startSite({ ...shared, DATABASE_URL, DATABASE_OWNER_URL })).stop()
  await startSite({ ...shared, DATABASE_URL })
  await expect(startSite({ DATABASE_URL: DATABASE_OWNER_URL, DATABASE_OWNER_URL })).rejects.toThrow(
    /^The role of DATABASE_URL \(owner_.*\) may act as the owner: give the program one that owns nothing\.$/,
  )
})
