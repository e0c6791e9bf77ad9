import type { Config } from './config'
import { makeFolder } from './config/make-folder'
import { httpsBodies } from './gateways/aid-bodies/https'
import { readAidBodies } from './gateways/aid-bodies/read-aid-bodies'
import { systemClock } from './gateways/clock'
import { clearLeftovers, openFileStore } from './gateways/file-store/open-file-store'
import { publishedSites } from './gateways/sites-folder/published-sites'
import type { AccessLine } from './http/log-access'
import { makePageCache, type PageCache } from './http/pages/page-cache'
import { startWorker } from './jobs/worker'
import type { Log } from './log'
import { makeDeps } from './start/make-deps'
import { setUpInstallation } from './start/set-up-installation'
import { startArchive } from './start/start-archive'
import { startDatabase } from './start/start-database'
import { openSealingThread, startHelpers } from './start/start-helpers'
import { findPort, listen } from './start/start-site'
import { tryPartsLater } from './start/try-parts-later'
import type { Undo } from './start/undo'
import { oneAtATime, questionsOver } from './store/database/database'
import type { ServerAddress } from './store/database/hosts'
import { listenFor } from './store/database/listen-for'
import { lockFolder } from './store/embedded/lock-folder'
import { unlockJobs } from './store/jobs/jobs'
import { openWorkerPool } from './store/jobs/worker-pool'
import { countAnswers } from './usecases/alerts/count-answers'
import { audienceCounter } from './usecases/ground/audience-counter'
import { currentOffer } from './usecases/ground/current-offer'
import type { Deps } from './usecases/ground/deps'
import { serveRestored } from './usecases/publishing/tend-sites'
import { countVisits } from './usecases/site-counts/count-visits'

/** The running program. */
export interface Running {
  deps: Deps
  /** Where it listens. */
  port: number
  /** Ends every part, the last started first, once the requests under way are answered. */
  stop: () => Promise<void>
}

/**
 * Starts the whole program: data folder, database, files, worker, server.
 * @throws CannotStart, or an Error with one clear sentence; what had started is stopped again.
 */
export async function start(
  config: Config,
  report: (error: unknown) => void,
  access: (line: AccessLine) => void = () => {},
): Promise<Running> {
  const undo: Undo = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await startParts(config, { report, access }, undo)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts each part and notes how to stop it, in the order that the next ones need. */
async function startParts(asked: Config, { report, access }: Log, undo: Undo) {
  const { config, held } = await findPort(asked)
  if (held) undo.push(() => held.server.close())
  // Others may cross the folder, so that PostgreSQL can run as another user; what lies in it is closed.
  makeFolder(config.dataDir, 0o711)
  undo.push(await lockFolder(config.dataDir))
  const { database, connection, embedded } = await startDatabase(config, report, undo)
  const { db } = database
  const answers = countAnswers({ db }, report)
  undo.push(answers.stop)
  const audience = audienceCounter({ db, clock: systemClock }, report)
  undo.push(audience.stop)

  await clearLeftovers(config)
  const sealingThread = config.s3 ? undefined : openSealingThread()
  if (sealingThread) undo.push(sealingThread.stop)
  const files = await openFileStore(config, sealingThread)
  const aidBodies = httpsBodies(readAidBodies(config.aidBodiesFile))
  const offer = currentOffer(db, config.agency)
  await offer.refresh()
  const helpers = await startHelpers(config, undo)
  // One copy after the other, so that what is made at the first start is made once.
  const installation = await oneAtATime(db, 'found', () => setUpInstallation(config, db, files))
  const published = publishedSites(config.sitesDir)
  const ready = { db, installation, helpers, aidBodies, offer, audience, published }
  const deps = await makeDeps(config, ready, report)
  if (embedded && config.backupWalDir) {
    const settings = { ...config, backupWalDir: config.backupWalDir }
    undo.push(startArchive(settings, { connection, files, ...installation, db }, report))
  }
  // Nobody else runs on our own server: what a killed program held is free.
  if (embedded) await unlockJobs(db, 0)
  await serveRestored(deps).catch(report)
  if (config.role !== 'web') await startWork(deps, connection, report, undo)

  const pages = makePageCache()
  await followChanges(deps, { config, connection, pages, report }, undo)
  const visits = countVisits(deps, report)
  undo.push(visits.stop)
  const log: Log = {
    report,
    access(line) {
      access(line)
      answers.count(line)
    },
  }
  undo.push(await listen(config, held, deps, { pages, sites: published, visits }, log))
  undo.push(tryPartsLater(deps, config, report))
  return { deps, port: config.port }
}

async function startWork(
  deps: Deps,
  connection: ServerAddress,
  report: (error: unknown) => void,
  undo: Undo,
) {
  const pool = openWorkerPool(connection, report)
  undo.push(() => pool.end())
  const worker = await startWorker(deps, pool, questionsOver(pool), report)
  undo.push(() => worker.stop())
}

/** Hears what other copies write: what is drawn of it is made anew, and told to whoever follows. */
async function followChanges(
  { offer, live }: Deps,
  { config, connection, pages, report }: Followed,
  undo: Undo,
) {
  // The offer first: what is drawn after the cache was emptied says the new one.
  const forget = () => void offer.refresh().then(pages.clear, report)
  const followed = config.role === 'worker' ? {} : { live: live.tell, calls: live.tellCall }
  undo.push(await listenFor(connection, { page_changes: forget, ...followed }, report))
}

interface Followed {
  config: Pick<Config, 'role'>
  connection: ServerAddress
  pages: PageCache
  report: (error: unknown) => void
}
