import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeSetting } from '~/store/operation/settings'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { startSite } from '../../../../tests/support/program/in-process'
import { aidBodiesFile, SECRET } from '../../../../tests/support/servers/aid-body'
import { smtpSink } from '../../../../tests/support/servers/smtp-sink'
import { stubDns } from '../../../../tests/support/servers/stub-dns'

/** The demonstration's agency.json as a real agency completes it. */
async function completedAgency() {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-agency-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const agency = JSON.parse(await readFile('agency.json', 'utf8'))
  const said = Object.fromEntries(
    ['content_ownership', 'domain_ownership', 'yearly_cost', 'commitment', 'exit'].map(term => [
      term,
      'Dit.',
    ]),
  )
  const path = join(folder, 'agency.json')
  await writeFile(
    path,
    JSON.stringify({ ...agency, demonstration: false, offer: { ...said, included: ['Le site'] } }),
  )
  return path
}

async function soundDns() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')
  const dns = await stubDns(
    new Map([
      ['agence.example', { MX: ['10 mx.agence.example'], TXT: ['v=spf1 mx ~all'] }],
      ['mx.agence.example', { A: ['192.0.2.1'] }],
      ['s1._domainkey.agence.example', { TXT: [`v=DKIM1; k=rsa; p=${key}`] }],
      ['_dmarc.agence.example', { TXT: ['v=DMARC1; p=quarantine; rua=mailto:x@agence.example'] }],
    ]),
  )
  onTestFinished(dns.stop)
  return dns
}

const gapsOf = async (admin: Awaited<ReturnType<typeof administratorOf>>) =>
  Object.fromEntries((await admin.firstDay({})).steps.map(({ step, gap }) => [step, gap]))

test('a new installation lacks all five', async () => {
  const site = await startSite({ ROLE: 'web' })
  expect(await gapsOf(await administratorOf(site.url))).toEqual({
    identity: 'demonstration',
    mail: 'no-mail-leaves',
    accounts: 'master-alone',
    backup: 'no-backup',
    'aid-bodies': 'no-aid-body',
  })
})

test('each is done once it is so, and mail only once the DNS says so', async () => {
  const [smtp, dns] = [await smtpSink(), await soundDns()]
  const site = await startSite({
    ROLE: 'web',
    AGENCY_FILE: await completedAgency(),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'contact@agence.example',
    DKIM_SELECTOR: 's1',
    DNS_SERVERS: dns.server,
    AID_BODIES_FILE: await aidBodiesFile([
      { id: 'region', name: 'Région', channel: 'https', url: 'https://region.example/', secret: SECRET },
    ]),
  })
  const admin = await administratorOf(site.url)
  await site.deps.db
    .insertInto('accounts')
    .values({
      ...{ id: 'lea', name: 'Léa', email: 'lea@agence.example', role: 'manager' },
      ...{ password_hash: 'argon2', totp_secret: 'secret', removed_at: null },
    })
    .execute()
  await writeSetting(site.deps.db, 'last_backup_at', new Date().toISOString())
  const done = { identity: null, mail: null, accounts: null, backup: null, 'aid-bodies': null }
  expect(await gapsOf(admin)).toEqual(done)

  dns.names.delete('_dmarc.agence.example')
  const { steps } = await admin.firstDay({})
  expect(steps.find(({ step }) => step === 'mail')).toMatchObject({
    gap: 'mail-records',
    details: [expect.stringContaining('DMARC')],
  })
  await writeSetting(site.deps.db, 'last_backup_at', new Date(Date.now() - 60 * 3600_000).toISOString())
  expect(await gapsOf(admin)).toEqual({ ...done, mail: 'mail-records', backup: 'old-backup' })
})
