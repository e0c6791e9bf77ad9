import { X509Certificate } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { type AlertTold, alertsOf, figuresOf, type Ring, type Watched } from '~/domain/alert'
import { pairsOf } from '~/domain/closed-list'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/domain/milliseconds'
import { chosenHost } from '~/domain/site/domains/client-domain'
import type { Db } from '~/store/database/database'
import { watchedRows } from '~/store/database/watched-rows'
import { addJob, failingJobs, overdueJobs } from '~/store/jobs/jobs'
import { documentBytes } from '~/store/lists/counters'
import { endAlert, lockAlerts, type RingingAlert, renewAlert, ringAlert } from '~/store/operation/alerts'
import { answersOfLast } from '~/store/operation/answer-counts'
import { partTrials } from '~/store/operation/part-trials'
import { readSetting, type Settings } from '~/store/operation/settings'
import { sitesInTrouble } from '~/store/sites/hosted-sites'
import { awayDomains } from '~/store/sites/site-domains'
import type { Deps } from '../ground/deps'
import { OVERDUE_MINUTES } from '../installation/check-readiness'
import { queueToAgency } from '../outbox/queue-email'

type WatchDeps = Pick<
  Deps,
  | 'db'
  | 'encryptedFiles'
  | 'alerts'
  | 'archivedSince'
  | 'sealer'
  | 'clock'
  | 'agency'
  | 'publicUrl'
  | 'storageBytes'
>

/** Certificates of sites are renewed a month before their end: what is left a week before is not. */
const CERTIFICATE_MS = 7 * DAY_MS

/** Looks at everything that somebody must be told of; each alert is told when it begins, becomes urgent, once a day, and when it ends. */
export async function watch(deps: WatchDeps) {
  if (!deps.alerts) return
  const watched = await look(deps)
  const alerts = alertsOf(watched)
  const figures = figuresOf(watched)
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const ringing = new Map((await lockAlerts(trx)).map(alert => [alert.name, alert]))
    for (const [name, ring] of pairsOf(alerts)) {
      const earlier = ringing.get(name)
      if (ring && isNews(ring, earlier, now)) {
        await ringAlert(trx, name, ring, now)
        await tell(trx, deps, { alert: name, ...ring, figures, ended: false })
      } else if (ring) await renewAlert(trx, name, ring)
      if (!ring && earlier) {
        await endAlert(trx, name)
        await tell(trx, deps, { alert: name, detail: '', urgent: false, figures, ended: true })
      }
    }
  })
}

/** When it begins, when it becomes urgent, and once a day. */
const isNews = (ring: Ring, earlier: RingingAlert | undefined, now: Date) =>
  !earlier || (ring.urgent && !earlier.urgent) || now.getTime() - earlier.told_at.getTime() >= DAY_MS

async function tell(trx: Db, deps: Pick<Deps, 'alerts' | 'clock' | 'agency' | 'publicUrl'>, data: AlertTold) {
  await queueToAgency(trx, deps, { kind: 'agency-alert', data })
  if (deps.alerts?.webhook) await addJob(trx, 'post-alert', { ...data, at: deps.clock().toISOString() })
}

/** What looking needs of the outside. */
export type LookDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'archivedSince' | 'sealer' | 'clock' | 'storageBytes'
>

/** @returns what is watched, as it is now */
export async function look({
  db,
  clock,
  sealer,
  encryptedFiles,
  storageBytes,
  archivedSince,
}: LookDeps): Promise<Watched> {
  const before = clock().getTime()
  const rows = await watchedRows(db)
  const after = clock().getTime()
  const lastBackup = await readSetting(db, 'last_backup_at')
  const archive = await readSetting(db, 'archive')
  const papers = await readSetting(db, 'paper_check')
  const pieces = await readSetting(db, 'piece_check')
  const sites = await sitesInTrouble(db, new Date(before + CERTIFICATE_MS))
  return {
    // A disk that is lost fills nothing; the answers that fail for it ring, and must not be kept from it.
    diskUsed: await encryptedFiles.usedShare().catch(() => null),
    diskFree: await encryptedFiles.freeBytes().catch(() => null),
    limitUsed: (await documentBytes(db)) / storageBytes,
    backupHours: (before - (lastBackup ? Date.parse(lastBackup) : rows.installed_at.getTime())) / HOUR_MS,
    archiveMinutes: archivedSince && minutesOfLog(before, archivedSince, archive),
    late: rows.waiting + (await overdueJobs(db, OVERDUE_MINUTES)),
    deadLetters: rows.dead_letters,
    certificateDays: (Date.parse(new X509Certificate(sealer.certificatePem).validTo) - before) / DAY_MS,
    clockSeconds: apart(before, rows.now.getTime(), after) / 1_000,
    flaws: (papers?.flaws ?? 0) + (pieces?.flaws ?? 0),
    failedShare: await failedShare(db),
    failedSignatures: (await answersOfLast(db, SIGNATURE_MINUTES)).failed_signatures,
    brokenParts: [...new Set((await partTrials(db)).flatMap(({ part, failure }) => (failure ? [part] : [])))],
    failingJobs: (await failingJobs(db)).map(({ task }) => task),
    silentSites: sites.silent,
    siteCertificates: sites.certificates,
    lostDomains: (await awayDomains(db)).map(domain => domainToUnicode(chosenHost(domain))),
  }
}

/** How far our clock is ahead at the least: theirs was read at some moment between two looks at ours, however long that took. */
const apart = (before: number, theirs: number, after: number) =>
  Math.max(before - theirs, 0) + Math.min(after - theirs, 0)

/** A few errors on a quiet night are in the log; from the fifth on they count. */
const FEW = 5
const LAST_MINUTES = 5
/** One is enough, and is seen even where the looks come late. */
const SIGNATURE_MINUTES = 60

async function failedShare(db: Db): Promise<number> {
  const { answers, failures } = await answersOfLast(db, LAST_MINUTES)
  return failures < FEW ? 0 : failures / answers
}

/** Since the last segment that was kept, or since the start; without a base copy the log alone brings nothing back. */
function minutesOfLog(now: number, since: Date, archive: Settings['archive'] | undefined): number {
  const kept = archive?.base_at && archive.kept_until ? Date.parse(archive.kept_until) : 0
  return (now - Math.max(since.getTime(), kept)) / MINUTE_MS
}
