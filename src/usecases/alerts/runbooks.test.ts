import { execFileSync } from 'node:child_process'
import { rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Updateable } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ALERT_LABELS, type AlertName } from '~/domain/alert'
import type { Tables } from '~/store/database/tables'
import { addJob, failingJobs } from '~/store/jobs/jobs'
import { readSetting, writeSetting } from '~/store/operation/settings'
import { openSite, updateSite } from '~/store/sites/sites'
import { insertSite } from '../../../tests/support/database/inserted-site'
import { ownServerFolder } from '../../../tests/support/database/own-server'
import { mountSmallDisk } from '../../../tests/support/database/small-disk'
import { crossableFolder, type Ground, mailbox, siteFor } from '../../../tests/support/dossiers/alert-ground'
import { pieces, visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { blocksOf, programFolder } from '../../../tests/support/runbook'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import { tryParts } from '../diagnostics/try-parts'

/** How an alert is made to ring, and what the machine's own commands do here. */
interface Trial {
  env?: () => Promise<Record<string, string> | null>
  begins: (ground: Ground) => Promise<unknown>
  /** Each line of the page's console blocks. */
  byHand?: Record<string, (ground: Ground) => unknown>
  /** What the page's commands say, in this order. */
  says: RegExp[]
  /** Time that must pass. */
  passes?: (ground: Ground) => Promise<unknown>
}

const program = oncePerFile(async () => programFolder())

const nothing = () => {}

/** A site that is online, as asking it left it. */
const askedSite = async ({ site: { deps } }: Ground, found: Updateable<Tables['sites']>) => {
  const site_url = 'http://boulangerie.localhost'
  await openSite(deps.db, {
    id: 'boulangerie',
    dossier_id: null,
    begun_at: hoursAgo(50),
    online_at: hoursAgo(48),
  })
  const shown = { slug: 'boulangerie', site_url, published_revision: 1, asked_at: new Date() }
  await updateSite(deps.db, { id: 'boulangerie' }, { ...shown, ...found })
}

const answered = ({ site }: Ground) =>
  updateSite(
    site.deps.db,
    { id: 'boulangerie' },
    { silent_since: null, silent_because: null, certificate_until: null },
  )

const TRIALS: Record<AlertName, Trial> = {
  'silent-site': {
    begins: ground => askedSite(ground, { silent_since: hoursAgo(1), silent_because: 'unreachable' }),
    byHand: { 'systemctl restart caddy': answered },
    says: [/"database":"ok"/],
  },
  'site-certificate': {
    begins: ground => askedSite(ground, { certificate_until: hoursAgo(-48) }),
    byHand: { 'systemctl restart caddy': answered },
    says: [/"database":"ok"/],
  },
  disk: {
    env: async () => {
      const disk = mountSmallDisk(40)
      if (disk) onTestFinished(disk.remove)
      return disk && { DATA_DIR: join(disk.folder, 'data') }
    },
    begins: ({ env }) => writeFile(join(env.DATA_DIR, 'postgres.log.1'), Buffer.alloc(30_000_000)),
    says: [/Disk/, /3\dM\t.*postgres\.log\.1|\d+M\t.*data/, /siteligible-disk/],
  },
  backup: {
    begins: ({ site }) => sql`update kysely_migration set timestamp = ${hoursAgo(26)}`.execute(site.deps.db),
    says: [/Backup written and read again/],
    byHand: { 'systemctl list-timers': nothing },
  },
  archive: {
    env: async () => ({
      DATA_DIR: await ownServerFolder(),
      DATABASE_URL: '',
      BACKUP_WAL_DIR: await crossableFolder(),
    }),
    async begins({ site, env }) {
      const archive = async () => readSetting(site.deps.db, 'archive')
      await expect.poll(async () => (await archive())?.base_at).toBeTruthy()
      await rename(String(env.BACKUP_WAL_DIR), `${env.BACKUP_WAL_DIR}.away`)
      await sql`select pg_switch_wal()`.execute(site.deps.db)
      await expect.poll(async () => (await archive())?.failure).toBe('ENOENT')
      site.deps.archivedSince = hoursAgo(1)
      const kept_until = hoursAgo(0.2).toISOString()
      await writeSetting(site.deps.db, 'archive', { base_at: kept_until, failure: 'ENOENT', kept_until })
    },
    byHand: { 'mount -a': ({ env }) => mountAgain(String(env.BACKUP_WAL_DIR)) },
    says: [/BROKEN Continuous archive: .*ENOENT/, /Filesystem/, /Continuous archive/, /bases/],
    passes: ({ site }) => sql`select pg_switch_wal()`.execute(site.deps.db),
  },
  'oldest-job': {
    env: bodyThatAnswers,
    async begins({ site, body }) {
      body.status = 503
      await handIn(site)
      const tried = () =>
        sql`update transmissions set created_at = ${hoursAgo(2)} where attempts > 0`.execute(site.deps.db)
      await expect.poll(async () => (await tried()).numAffectedRows).toBe(1n)
    },
    byHand: {
      'systemctl start siteligible': ({ body }) => {
        body.status = 201
      },
    },
    says: [/"queue":"ok"/, /dossier to Essai, tried \d+ times: .*503/, /all leave again now/],
  },
  'dead-letters': {
    env: bodyThatAnswers,
    async begins({ site, body }) {
      body.status = 404
      await handIn(site)
      const states = () => site.deps.db.selectFrom('transmissions').select('state').execute()
      await expect.poll(states).toEqual([{ state: 'failed' }])
      body.status = 201
    },
    says: [/dossier to Essai, tried \d+ times: .*404/, /1 were given up/, /all leave again now/],
  },
  certificate: {
    env: () => certificate(10),
    begins: async () => {},
    byHand: {
      'install -m 0600 new.pem "$SEAL_CERTIFICATE"': ({ env }) =>
        certificate(400, String(env.SEAL_CERTIFICATE), String(env.SEAL_KEY)),
      'install -m 0600 new.key "$SEAL_KEY"': nothing,
      'systemctl restart siteligible': ({ restart }) => restart(),
    },
    says: [
      /ADVICE Certificate of the seal: it expires/,
      /notAfter/,
      /OK {5}Certificate of the seal/,
      / 0 flaws/,
    ],
  },
  clock: {
    async begins({ site }) {
      site.deps.clock = () => new Date(Date.now() + 60_000)
    },
    byHand: {
      timedatectl: nothing,
      'systemctl restart systemd-timesyncd': ({ site }) => {
        site.deps.clock = () => new Date()
      },
    },
    says: [/siteligible_clock_offset_seconds [56]\d/],
  },
  'flawed-paper': {
    async begins({ site, env, shell }) {
      await visitorOf(site.url).complete()
      await shell(`npm run backup -- ${env.BACKUPS}`)
      const documents = site.deps.db.selectFrom('documents').select('file_key')
      const { file_key } = await documents.executeTakeFirstOrThrow()
      await truncate(join(env.DATA_DIR, 'files', file_key.slice(0, 2), file_key), 100)
      await addJob(site.deps.db, 'recheck-pieces', {})
    },
    says: [
      /1 flaws\n- \w+ of dossier .* cannot be read/,
      /pieces checked, 0 flaws/,
      /"files":"ok"/,
      /pieces checked, 0 flaws/,
    ],
  },
  'error-rate': {
    async begins({ site, env }) {
      const visitor = visitorOf(site.url)
      const id = await visitor.begin()
      await rename(join(env.DATA_DIR, 'files'), join(env.DATA_DIR, 'files.away'))
      for (const [kind, name, bytes] of pieces)
        expect((await visitor.upload(id, kind, name, bytes)).status).toBe(503)
    },
    byHand: {
      'systemctl status siteligible': nothing,
      'journalctl -u siteligible -n 50': nothing,
      'systemctl restart siteligible': nothing,
      'mount -a': ({ env }) => mountAgain(join(env.DATA_DIR, 'files')),
    },
    says: [/"database":"ok"/, /"files":"failed"/, /upload-document.*status="503"/],
    passes: ({ site }) =>
      sql`update answer_counts set minute = minute - interval '6 minutes'`.execute(site.deps.db),
  },
  'failed-signature': {
    async begins({ site, env }) {
      const visitor = visitorOf(site.url)
      const id = await visitor.complete()
      await rename(join(env.DATA_DIR, 'files'), join(env.DATA_DIR, 'files.away'))
      expect((await visitor.sign(id)).status).toBe(503)
    },
    byHand: { 'mount -a': ({ env }) => mountAgain(join(env.DATA_DIR, 'files')) },
    says: [/"files":"failed"/, /Signing/],
    passes: ({ site }) =>
      sql`update answer_counts set minute = minute - interval '61 minutes'`.execute(site.deps.db),
  },
  'broken-part': {
    async begins({ site }) {
      const draw = async () => {
        throw new Error('pdf-renderer-program did not start')
      }
      const pdfRenderer = { ...site.deps.pdfRenderer, invoice: draw }
      expect(await tryParts({ ...site.deps, pdfRenderer }, 'here:3000', ['renderer'])).toEqual(['renderer'])
    },
    byHand: {
      async 'systemctl restart siteligible'(ground) {
        await ground.restart()
        expect(await tryParts(ground.site.deps, 'here:3000', ['renderer'])).toEqual([])
      },
    },
    says: [
      /BROKEN Parts tried each hour: renderer of here:3000: .*did not start/,
      /"renderer":"failed"/,
      /OK {5}Parts/,
    ],
  },
  'failing-jobs': {
    async begins({ site, env }) {
      await rename(join(env.DATA_DIR, 'files'), join(env.DATA_DIR, 'files.away'))
      await addJob(site.deps.db, 'sweep-orphans', {})
      await expect.poll(() => failingJobs(site.deps.db)).toEqual([{ task: 'sweep-orphans', jobs: 1 }])
    },
    byHand: { 'mount -a': ({ env }) => mountAgain(join(env.DATA_DIR, 'files')) },
    says: [/sweep-orphans: 1 jobs failed three times/, /"files":"failed"/, /all leave again now/],
    passes: ({ site }) => expect.poll(() => failingJobs(site.deps.db)).toEqual([]),
  },
  'lost-domain': {
    begins: async ({ site }) => {
      const since = hoursAgo(1)
      const site_id = await insertSite(site.deps.db, { owner_email: 'zoe@exemple.fr', online_at: since })
      const claim = { site_id, name: 'exemple.test', www: false, token: 'x', findings: '[]' }
      const dates = { asked_at: since, proven_at: since, online_at: since, away_at: since }
      await site.deps.db
        .insertInto('site_domains')
        .values({ ...claim, ...dates })
        .execute()
    },
    byHand: { 'systemctl restart siteligible': nothing },
    says: [/0 sites, 0 revisions and 2 hosts checked/, /exemple\.test: it leads nowhere/],
    passes: ({ site }) => site.deps.db.updateTable('site_domains').set({ away_at: null }).execute(),
  },
}

test.for(Object.keys(ALERT_LABELS) as AlertName[])(
  '%s rings, and ends by what its runbook says',
  async (name, { skip }) => {
    const trial = TRIALS[name]
    const more = trial.env ? await trial.env() : {}
    if (!more) return skip('nothing may be mounted here')
    const told = await mailbox()
    const ground = await siteFor(program(), { ...told.env, ...more })
    await trial.begins(ground)
    const page = await told.of(ground, name, false)
    let printed = ''
    for (const block of blocksOf(page))
      if (block.kind === 'sh') printed += await ground.shell(block.lines.join('\n'))
      else for (const line of block.lines) await doneBy(trial, line)(ground)
    for (const words of trial.says) {
      const at = printed.search(words)
      expect(at, `${words} in\n${printed}`).toBeGreaterThanOrEqual(0)
      printed = printed.slice(at).replace(words, '')
    }
    await trial.passes?.(ground)
    await told.of(ground, name, true)
  },
)

function doneBy({ byHand }: Trial, line: string) {
  const done = byHand?.[line]
  if (!done) throw new Error(`The trial does not say what stands for « ${line} ».`)
  return done
}

async function bodyThatAnswers() {
  return { AID_BODY: 'on' }
}

async function handIn({ deps, url }: Ground['site']) {
  await provenAddresses(deps.db)
  await visitorOf(url).finish()
}

/** A self-signed certificate of the seal, valid for so many days. */
async function certificate(days: number, pem?: string, key?: string) {
  const place = await crossableFolder()
  const [SEAL_CERTIFICATE, SEAL_KEY] = [pem ?? join(place, 'seal.pem'), key ?? join(place, 'seal.key')]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Essai', '-days', String(days)]
  execFileSync('openssl', [...words, '-keyout', SEAL_KEY, '-out', SEAL_CERTIFICATE], { stdio: 'ignore' })
  return { SEAL_CERTIFICATE, SEAL_KEY }
}

/** What was moved away lies in its place again, whatever was made there meanwhile. */
async function mountAgain(path: string) {
  await rm(path, { recursive: true, force: true })
  await rename(`${path}.away`, path)
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
