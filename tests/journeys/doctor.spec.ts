import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { generateX25519Identity } from 'age-encryption'
import pg from 'pg'
import { visitorOf } from '../support/dossiers/path'
import { type Program, startProgram } from '../support/program/program'

test.describe.configure({ mode: 'serial' })

let site: Program
let folder: string

test.beforeAll(async () => {
  site = await startProgram()
  folder = mkdtempSync(join(tmpdir(), 'siteligible-doctor-'))
  await visitorOf(site.url).complete()
})

test.afterAll(async () => {
  await site.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** The command as the operator calls it; `DATA_DIR` is the running site's unless told otherwise. */
function doctor(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/commands/doctor.js'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, ...env },
  })
  const said = `${stdout}${stderr}`
  return { status, said, broken: said.split('\n').filter(line => line.startsWith('BROKEN')) }
}

/** A certificate and its key, valid for so many days. */
function certificate(days: number) {
  const [key, pem] = [join(folder, `${days}.key`), join(folder, `${days}.pem`)]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Essai', '-keyout', key]
  execFileSync('openssl', [...words, '-out', pem, '-days', String(days)], { stdio: 'ignore' })
  return { SEAL_CERTIFICATE: pem, SEAL_KEY: key }
}

/** The identity with two figures of its IBAN in each other's place. */
function wrongAgency() {
  const path = join(folder, 'agency.json')
  writeFileSync(path, readFileSync('agency.json', 'utf8').replace('0189"', '0198"'))
  return path
}

test('on a sound site the doctor finds nothing broken, running or stopped', async () => {
  expect(doctor()).toMatchObject({ status: 0, broken: [] })
  expect(doctor().said).toContain('ADVICE Identity: complete agency.json')
  await site.stop()
  expect(doctor()).toMatchObject({ status: 0, broken: [] })
  await site.start()
})

test('each fault is named, with what to do about it', async () => {
  const faults: [Record<string, string>, RegExp][] = [
    [
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      /^BROKEN Database: .*ECONNREFUSED.*DATABASE_URL/,
    ],
    [{ DATA_DIR: join(folder, 'nowhere') }, /^BROKEN Data folder: it does not exist; .*DATA_DIR/],
    [{ FILES_KEY: await generateX25519Identity() }, /^BROKEN Key of the files: .*set FILES_KEY/],
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, /^BROKEN E-mail: .*ECONNREFUSED.*check SMTP_URL/],
    [{ CLAMD_URL: `unix://${folder}/clamd.ctl` }, /^BROKEN Virus scanner: .*ENOENT.*start clamd/],
    [{ AID_BODIES_FILE: join(folder, 'none.json') }, /^BROKEN Aid bodies: .*AID_BODIES_FILE/],
    [
      { ...certificate(3), SEAL_KEY: certificate(4).SEAL_KEY },
      /^BROKEN Certificate of the seal: .*is not the key/,
    ],
    [
      { AGENCY_FILE: wrongAgency() },
      /^BROKEN Numbers of the firm: iban FR7630006000011234567890198 has a wrong/,
    ],
    [{ PORT: 'high' }, /^BROKEN Settings: PORT must be a port number/],
  ]
  for (const [env, line] of faults) {
    const { status, broken } = doctor(env)
    expect({ status, broken }, JSON.stringify(env)).toEqual({
      status: 1,
      broken: [expect.stringMatching(line)],
    })
  }
})

test('a client’s balance that somebody raised in the database is named', async () => {
  const database = new pg.Client(await site.connection())
  await database.connect()
  const raised = `insert into lead_accounts
    (id, company_name, contact_name, email, phone, address, country, time_zone, available_cents, created_at)
    values ('raised-in-the-database', 'Client', 'Awa Ndiaye', 'a@exemple.fr', '+221771234567', 'Dakar', 'SN', 'Africa/Dakar', 50000, now())`
  try {
    await database.query(raised)
    expect(doctor().broken).toEqual([
      expect.stringMatching(/^BROKEN Ledger.*: it does not add up: balance raised-in-the-database/),
    ])
  } finally {
    await database.query(`delete from lead_accounts where id = 'raised-in-the-database'`)
    await database.end()
  }
  expect(doctor().broken).toEqual([])
})

test('a certificate that will expire is advice, with its day', () => {
  const { status, said } = doctor(certificate(10))
  expect(status).toBe(0)
  expect(said).toMatch(/^ADVICE Certificate of the seal: it expires on .* in \d+ days; renew it/m)
})

test('a file in the place of the folder, and a password in an address, are said without harm', () => {
  const files = join(site.dataDir, 'files')
  renameSync(files, `${files}.away`)
  writeFileSync(files, '')
  try {
    expect(doctor().broken[0]).toMatch(/^BROKEN Files: .*(EEXIST|ENOTDIR).*a folder that this user may write/)
  } finally {
    rmSync(files)
    renameSync(`${files}.away`, files)
  }
  const { said } = doctor({ DATABASE_URL: 'postgresql://nobody:secret-word@nohost.invalid/none' })
  expect(said).toContain('BROKEN Database')
  expect(said).not.toContain('secret-word')
})
