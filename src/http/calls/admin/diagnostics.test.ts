import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { removeTestDossiers } from '~/usecases/diagnostics/remove-test-dossiers'
import { checkNeighbours } from '~/usecases/installation/check-readiness'
import { loadedDatabaseAddress } from '../../../../tests/support/database/database'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { startSite } from '../../../../tests/support/program/in-process'
import { PASSWORD } from '../../../../tests/support/program/program'

test('a test dossier is real and signed, counted nowhere, and gone after an hour', async () => {
  const { url, deps, errors } = await startSite({ ROLE: 'web' })
  const answer = await fetch(`${url}/api/test/create-test-company`, { method: 'POST' })
  expect(answer.status).toBe(201)
  const made = (await answer.json()) as Record<string, string>
  expect(made).toEqual({
    status: 'success',
    company_id: expect.stringMatching(/^[\w-]{32}$/),
    invoice_number: expect.stringMatching(/^TEST-\d{4}-00001$/),
    pdf_path: `/api/test/download/${made.company_id}`,
  })
  for (const path of [String(made.pdf_path), `/api/invoice/${made.company_id}/view`]) {
    const pdf = await fetch(`${url}${path}`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  }
  const real = await visitorOf(url).finish()
  expect((await fetch(`${url}/api/test/download/${real}`)).status).toBe(404)

  const { token } = (await (
    await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    })
  ).json()) as { token: string }
  const read = async (path: string) =>
    (await fetch(`${url}/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
  expect(await read('stats')).toMatchObject({ total_dossiers: 1 })
  expect(await read('factures')).toMatchObject({ total: 1 })
  expect(JSON.stringify(await read('dossiers?search=test'))).not.toContain(made.company_id)

  const rows = async () => {
    const counts = await Promise.all(
      (['dossiers', 'documents', 'invoices', 'events'] as const).map(table =>
        deps.db.selectFrom(table).selectAll().execute(),
      ),
    )
    return JSON.stringify(counts).includes(String(made.company_id))
  }
  await removeTestDossiers(deps)
  expect(await rows()).toBe(true)
  await removeTestDossiers({ ...deps, clock: () => new Date(Date.now() + 61 * 60_000) })
  expect(await rows()).toBe(false)
  expect((await fetch(`${url}/api/invoice/${real}/view`)).status).toBe(200)
  expect(errors).toEqual([])
})

test('switched off there is no test dossier', async () => {
  const { url } = await startSite({ ROLE: 'web', DIAGNOSTICS: 'off' })
  const answer = await fetch(`${url}/api/test/create-test-company`, { method: 'POST' })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'diagnostics-off'])
  expect((await fetch(`${url}/api/test/download/${'x'.repeat(32)}`)).status).toBe(404)
})

test('health says what is broken; figures are for this machine or the token', async () => {
  const { url, dataDir } = await startSite()
  const json = async (path: string) => {
    const answer = await fetch(`${url}${path}`)
    return [answer.status, await answer.json()]
  }
  expect(await json('/healthz')).toEqual([200, { status: 'ok' }])
  // A busy machine makes the loop late once.
  await expect
    .poll(() => json('/readyz'))
    .toEqual([200, { status: 'ok', parts: { database: 'ok', loop: 'ok' } }])
  const neighbours = { files: 'ok', queue: 'ok', certificate: 'ok', mail: 'ok' }
  await expect
    .poll(() => json('/healthz/deep'))
    .toEqual([200, { status: 'ok', parts: { database: 'ok', loop: 'ok', ...neighbours } }])
  expect(readdirSync(`${dataDir}/files/unfinished`)).toEqual([])
  const figures = await fetch(`${url}/metrics`)
  expect(await figures.text()).toMatch(
    /siteligible_request_seconds_count\{method="GET",.*\} \d\n[\s\S]*siteligible_database_up 1\n[\s\S]*siteligible_dossiers 0/,
  )
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)

  const guarded = await startSite({ METRICS_TOKEN: 'jeton-des-mesures' })
  const authorization = 'Bearer jeton-des-mesures'
  expect((await fetch(`${guarded.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${guarded.url}/metrics`, { headers: { authorization } })).status).toBe(200)
})

test('each neighbour that breaks is named to the operator, and takes no copy out of the proxy', async () => {
  const { url, dataDir, deps } = await startSite()
  const sound = { files: 'ok', queue: 'ok', certificate: 'ok', mail: 'ok' }
  expect(await checkNeighbours(deps)).toEqual(sound)

  renameSync(`${dataDir}/files`, `${dataDir}/away`)
  writeFileSync(`${dataDir}/files`, '')
  const deep = await fetch(`${url}/healthz/deep`)
  expect(deep.status).toBe(503)
  expect(await deep.json()).toMatchObject({ status: 'failed', parts: { database: 'ok', files: 'failed' } })
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  rmSync(`${dataDir}/files`)
  renameSync(`${dataDir}/away`, `${dataDir}/files`)
  expect(await checkNeighbours(deps)).toEqual(sound)

  const later = new Date(Date.now() + 13 * 365.25 * 86_400_000)
  expect(await checkNeighbours({ ...deps, clock: () => later })).toEqual({ ...sound, certificate: 'failed' })

  // A task that no worker knows is one that nobody takes.
  const due = new Date(Date.now() - 11 * 60_000)
  await sql`select graphile_worker.add_job('nobody-takes-this', run_at => ${due})`.execute(deps.db)
  expect(await checkNeighbours(deps)).toEqual({ ...sound, queue: 'failed' })
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('siteligible_jobs_overdue 1')
})

test('a database that only reads is told as such, and its writes are answered 503', async () => {
  const address = await loadedDatabaseAddress()
  const { url } = await startSite({ DATABASE_URL: address })
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  const name = new URL(address).pathname.slice(1)
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await admin.end()
  await expect
    .poll(async () => (await (await fetch(`${url}/readyz`)).json()).parts.database)
    .toBe('read-only')
  const answer = await visitorOf(url).submit()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})
