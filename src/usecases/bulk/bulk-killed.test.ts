import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { loadedDatabaseAddress } from '../../../tests/support/database/database'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { addWaitingClients } from '../../../tests/support/leads/waiting-clients'
import { killableProgram } from '../../../tests/support/program/killable-program'

/** Fewer than it was tried with, after `npm run build`: BULK_DOSSIERS=1200 npx vitest run src/usecases/bulk/bulk-killed.test.ts */
const COUNT = Number(process.env.BULK_DOSSIERS ?? 150)

/** Puts the action where half a minute would have put it, and a killed worker where a minute would have. */
const LATER = `
  update graphile_worker._private_jobs set run_at = now() where payload ->> 'run_id' is not null and run_at > now();
  update worker_heartbeats set at = now() - interval '2 minutes'`

test('an action on all that a filter lets through, killed half-way, is done once to each', async () => {
  const address = await loadedDatabaseAddress()
  const site = await killableProgram(address)
  const client = await connected(address)
  await site.start()
  await addWaitingClients(client, COUNT, 'Menuiserie')
  await addWaitingClients(client, 50, 'Garage')
  const admin = await administratorOf(site.url)
  const filter = { search: 'menuiserie' }
  const asked = await admin.previewBulk({ query: { ...filter, action: 'remind' } })
  expect(asked).toEqual({ matching: COUNT, meant: COUNT })
  const release = await heldHalfWay(address)
  await admin.startBulk({ body: { action: 'remind', selection: { ...filter, expected: COUNT } } })
  await client.query(LATER)

  await until(async () => (await done(client)) >= COUNT / 3)
  await site.kill()
  await release()
  const before = await done(client)
  expect(before).toBeLessThan(COUNT)
  await client.query(LATER)
  await site.start()
  await until(async () => (await openRuns(client)) === 0)

  expect((await admin.bulkRuns({})).runs).toMatchObject([{ total: COUNT, done: COUNT, left: 0 }])
  const eachOnce = { lines: COUNT, dossiers: COUNT }
  expect(await counted(client, `events where type = 'reminder-queued'`)).toEqual(eachOnce)
  expect(await counted(client, `emails where kind = 'reminder'`)).toEqual(eachOnce)
  expect(await counted(client, 'reminders')).toEqual(eachOnce)
  expect(
    await counted(client, `reminders join dossiers on id = dossier_id where company_name like 'Garage%'`),
  ).toEqual({
    lines: 0,
    dossiers: 0,
  })
})

async function connected(address: string) {
  const client = new pg.Client({ connectionString: address })
  onTestFinished(() => client.end())
  await client.connect()
  return client
}

/** However long this process is not let run, the action has not ended when it is killed. @returns what lets it go on */
async function heldHalfWay(address: string) {
  const holder = await connected(address)
  await holder.query('begin')
  await holder.query(
    `select id from dossiers where id =
       (select id from dossiers where company_name like 'Menuiserie%' order by id offset $1 limit 1) for no key update`,
    [COUNT / 2],
  )
  return () => holder.query('rollback')
}

async function counted(client: pg.Client, lines: string) {
  const { rows } = await client.query(
    `select count(*)::integer as lines, count(distinct dossier_id)::integer as dossiers from ${lines}`,
  )
  return rows[0]
}

const done = (client: pg.Client): Promise<number> =>
  client
    .query(`select count(*)::integer as done from bulk_items where state = 'done'`)
    .then(({ rows }) => rows[0].done)

const openRuns = async (client: pg.Client) =>
  (await client.query('select id from bulk_runs where finished_at is null')).rowCount

const until = (holds: () => Promise<boolean>) =>
  expect.poll(holds, { timeout: 400_000, interval: 50 }).toBe(true)
