import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '~/store/database/database'
import { company, visitorOf } from '../../tests/support/dossiers/path'
import { pdfFile } from '../../tests/support/files/files'
import { deceivingFiles, foreignFiles } from '../../tests/support/files/hostile-files'
import { startSite } from '../../tests/support/program/in-process'
import { PASSWORD } from '../../tests/support/program/program'

/** Files and sockets of this process; connections to the database stay open for whoever comes next. */
async function openFiles(db: Db) {
  const { rows } = await sql<{ connections: number }>`
    select count(*)::integer as connections from pg_stat_activity where datname = current_database()`.execute(
    db,
  )
  return readdirSync('/proc/self/fd').length - (rows[0]?.connections ?? 0)
}

test('of a hostile corpus nothing is ever served as a page, a drawing or a script', async () => {
  const { url, errors } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  const foreign = foreignFiles()
  const deceiving = deceivingFiles()
  expect(foreign.length + deceiving.length).toBeGreaterThanOrEqual(60)
  for (const { what, name, bytes } of foreign) {
    expect.soft((await visitor.upload(id, 'rib', name, bytes)).status, what).toBeGreaterThanOrEqual(400)
  }
  const token = await signIn(url)
  for (const { what, name, bytes } of deceiving) {
    expect.soft((await visitor.upload(id, 'rib', name, bytes)).status, what).toBe(201)
    const answer = await fetch(`${url}/api/admin/dossier/${id}/document/rib`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect.soft(Object.fromEntries(answer.headers), what).toMatchObject({
      'content-type': expect.stringMatching(/^(application\/pdf|image\/(jpeg|png))$/),
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect.soft(Buffer.from(await answer.arrayBuffer()).equals(bytes), what).toBe(true)
  }
  const publicAnswer = await fetch(`${url}/api/company/${id}/document/rib`)
  expect(publicAnswer.status).toBe(404)
  expect(errors).toEqual([])
})

/** For a longer search: HOSTILE_CASES=10000 FUZZ_SEED=2 npx vitest run src/http/hostile-uploads.test.ts */
const CASES = Number(process.env.HOSTILE_CASES ?? 1_000)
const SEED = Number(process.env.FUZZ_SEED ?? 1)

test('broken multiparts: no failure of ours, no file left open, none left behind', async () => {
  const { url, dataDir, errors, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  await new Promise(resolve => setTimeout(resolve, 200))
  const before = await openFiles(deps.db)
  const good = multipart('b', pdfFile())
  const damage = fc.oneof(
    fc.nat(good.length).map(at => good.subarray(0, at)),
    fc.tuple(fc.nat(good.length - 1), fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([at, bytes]) => {
      const broken = Buffer.from(good)
      broken.set(bytes.subarray(0, good.length - at), at)
      return broken
    }),
    fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes)),
    fc
      .constantFrom('--b', '--b\r\n', '--b--', '--b\r\n\r\n', '\r\n--b\r\nContent-Disposition: form-data')
      .map(Buffer.from),
  )
  const type = fc.constantFrom(
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="b',
    'multipart/mixed; boundary=b',
    'text/plain',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
  )
  const cut = fc.boolean()
  const statuses = new Set<number>()
  const cases = fc.sample(fc.tuple(type, damage, cut), { seed: SEED, numRuns: CASES })
  for (let at = 0; at < cases.length; at += 50) {
    const answers = cases
      .slice(at, at + 50)
      .map(([header, body, early]) => send(url, id, header, body, early))
    for (const status of await Promise.all(answers)) statuses.add(status)
  }
  expect([...statuses].filter(status => status >= 500)).toEqual([])
  expect(errors).toEqual([])
  expect((await visitor.upload(id, 'rib', 'rib.pdf', pdfFile())).status).toBe(201)
  await expect.poll(() => openFiles(deps.db)).toBeLessThanOrEqual(before + 5)
  await expect.poll(() => readdirSync(`${dataDir}/files/unfinished`)).toEqual([])
  const { uploads } = await deps.db.selectFrom('dossiers').select('uploads').executeTakeFirstOrThrow()
  expect(uploads).toBeLessThanOrEqual(300)
})

function multipart(boundary: string, file: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="rib.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    file,
    Buffer.from(
      `\r\n--${boundary}\r\nContent-Disposition: form-data; name="document_type"\r\n\r\nrib\r\n--${boundary}--\r\n`,
    ),
  ])
}

/** @param early announces more than it sends, then hangs up. @returns the status, 0 when none came */
function send(url: string, id: string, type: string, body: Buffer, early: boolean): Promise<number> {
  return new Promise(resolve => {
    const { hostname, port } = new URL(url)
    const length = body.length + (early ? 100 : 0)
    const outgoing = request({
      ...{ hostname, port, method: 'POST', path: `/api/company/${id}/upload-document`, agent: false },
      headers: { 'content-type': type, 'content-length': length },
    })
    outgoing.on('response', answer => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    outgoing.on('error', () => resolve(0))
    outgoing.on('close', () => resolve(0))
    outgoing.write(body)
    if (early) setTimeout(() => outgoing.destroy(), 20)
    else outgoing.end()
  })
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

const unzip = spawnSync('unzip', ['-v']).status === 0
if (!unzip) console.error('skipped: unzip is not installed (apt-get install unzip)')

test.skipIf(!unzip)('whatever pieces are called, unzip finds harmless names in the ZIP', async () => {
  const { url, dataDir } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const company_name = `..\\Société ${'é'.repeat(90)}`
  const id = await visitor.complete({ company_name })
  const names = ['../../etc/passwd.pdf', 'C:\\x\\nul.pdf', '\u202egnp.exe.pdf', `${'é'.repeat(200)}.pdf`]
  const kinds = ['rib', 'kbis', 'urssaf', 'passport']
  for (const [index, name] of names.entries()) {
    expect((await visitor.upload(id, String(kinds[index]), name, pdfFile())).status).toBe(201)
  }
  const authorization = `Bearer ${await signIn(url)}`
  const answer = await fetch(`${url}/api/admin/dossier/${id}/download`, { headers: { authorization } })
  const saved = answer.headers.get('content-disposition') ?? ''
  expect(saved).toMatch(/^attachment; filename="dossier_complet__Societe e+\.zip"; filename\*=UTF-8''/)
  const archive = join(dataDir, 'dossier.zip')
  writeFileSync(archive, Buffer.from(await answer.arrayBuffer()))
  expect(spawnSync('unzip', ['-t', archive]).status).toBe(0)
  expect(spawnSync('unzip', ['-q', archive, '-d', join(dataDir, 'unpacked')]).status).toBe(0)
  const unpacked = readdirSync(join(dataDir, 'unpacked'), { recursive: true })
  expect(unpacked.filter(name => !/^[A-Za-z0-9_-]+(\.[a-z]+)?$/.test(String(name)))).toEqual([])
  expect(unpacked.filter(name => /^\d\d_passport\.pdf$/.test(String(name)))).toHaveLength(1)
})

test('500 slow sockets leave an honest visitor served', async () => {
  const { url } = await startSite({ ROLE: 'web', HOST: '127.0.0.1' })
  const { port } = new URL(url)
  const sockets = await Promise.all(
    Array.from({ length: 500 }, async (_, n) => {
      const outgoing = request({
        hostname: '127.0.0.1',
        // One address may hold 256: these are two others than the visitor's.
        localAddress: `127.0.0.${2 + (n % 2)}`,
        port,
        method: 'POST',
        path: '/api/company/submit',
        agent: false,
      })
      outgoing.on('error', () => {})
      outgoing.setHeader('content-type', 'application/json')
      outgoing.setHeader('content-length', 10_000)
      outgoing.write(n % 2 ? '{' : ' ')
      return outgoing
    }),
  )
  expect((await visitorOf(url).submit(company)).status).toBe(201)
  expect((await fetch(`${url}/api/`)).status).toBe(200)
  const ends = Promise.all(
    sockets.map(
      socket => new Promise(resolve => socket.on('close', resolve).on('response', r => r.resume())),
    ),
  )
  await ends
})
