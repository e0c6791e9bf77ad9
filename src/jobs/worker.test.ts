import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../tests/support/database/database'
import { visitorOf } from '../../tests/support/dossiers/path'
import { provenAddresses } from '../../tests/support/dossiers/proven'
import { startSite } from '../../tests/support/program/in-process'
import { aidBodiesFile, aidBodyServer, SECRET } from '../../tests/support/servers/aid-body'
import { jobsHeldByDead, noteHeartbeats } from '../store/jobs/heartbeats'
import { addJob } from '../store/jobs/jobs'
import { releaseDeadWorkers } from '../usecases/ground/release-dead-workers'

/** A mail server that takes every connection and never says a word. */
async function silentMailServer() {
  const sockets = new Set<Socket>()
  const server = createServer(socket => void sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?greetingTimeout=2000`
}

test('a silent mail server holds up no transmission, and takes no copy out of the proxy', async () => {
  const body = await aidBodyServer(() => 'none')
  onTestFinished(() => body.close())
  const post = { id: 'essai', name: 'Essai', channel: 'https', url: body.url, secret: SECRET }
  const site = await startSite({
    SMTP_URL: await silentMailServer(),
    AID_BODIES_FILE: await aidBodiesFile([post]),
  })
  await provenAddresses(site.deps.db)
  for (let n = 0; n < 2; n++) await visitorOf(site.url).finish()
  // What holds a job is what says that it lives: else the jobs of the dead would never be given to others.
  await expect.poll(() => jobsHeldByDead(site.deps.db, -60)).not.toEqual([])
  const sent = () =>
    site.deps.db.selectFrom('transmissions').select('id').where('state', '=', 'sent').execute()
  await expect.poll(async () => (await sent()).length).toBe(2)
  const emails = await site.deps.db.selectFrom('emails').select('state').execute()
  expect(emails.length).toBeGreaterThan(2)
  expect(emails.every(({ state }) => state === 'queued')).toBe(true)
  // A busy machine makes the loop late once.
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
})

test('the jobs of a worker that fell silent are given to others; one that speaks keeps its own', async () => {
  const { db } = await freshDatabase()
  const lockedBy = async () => {
    const { rows } = await sql<{ locked_by: string | null }>`
      select locked_by from graphile_worker.jobs order by key`.execute(db)
    return rows.map(row => row.locked_by)
  }
  for (const worker of ['dead', 'living', 'of an older version']) {
    await addJob(db, 'remove-leftovers', { file_keys: [], message_ids: [] }, { key: worker })
    await sql`
      update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() where key = ${worker}`.execute(
      db,
    )
  }
  await noteHeartbeats(db, ['dead', 'living'])
  expect(await releaseDeadWorkers(db)).toBe(0)
  await sql`update worker_heartbeats set at = now() - interval '61 seconds'`.execute(db)
  await noteHeartbeats(db, ['living'])
  expect(await releaseDeadWorkers(db)).toBe(1)
  expect(await lockedBy()).toEqual([null, 'living', 'of an older version'])
})
