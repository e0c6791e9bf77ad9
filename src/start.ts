import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from './config'
import { appRoot } from './config/app-root'
import { makeAtlas } from './domain/city/atlas'
import { digestAgreements } from './gateways/agreement-texts'
import { readAidBodies } from './gateways/aid-bodies/aid-bodies-file'
import { httpsBodies } from './gateways/aid-bodies/https'
import { systemClock } from './gateways/clock'
import { httpRegistry, silentRegistry } from './gateways/company-registry'
import { readCities, readContentFiles } from './gateways/content-folder'
import { clearLeftovers, openFileStore } from './gateways/file-store/configured'
import type { FileStore } from './gateways/file-store/file-store'
import { readLegalTexts } from './gateways/legal-texts'
import { folderMailer } from './gateways/mailer/folder'
import { smtpMailer } from './gateways/mailer/smtp'
import { sharePictures } from './gateways/share-pictures/share-pictures'
import { openVault } from './gateways/vault'
import { clamdScanner } from './gateways/virus-scanner/clamd'
import type { AccessLine } from './http/access-log'
import { makeApp } from './http/app'
import { readyPages } from './http/pages/cached-pages'
import { makePageCache, type PageCache } from './http/pages/page-cache'
import type { LoadBuild } from './http/pages/pages'
import { serve } from './http/serve'
import { makeWorkerApp } from './http/worker-app'
import { handPress, openPress, type Press } from './invoicing/press'
import { startWorker } from './jobs/worker'
import type { Log } from './log'
import { type Database, migrate, oneAtATime, openDatabase, openPool } from './store/database'
import { lockFolder } from './store/embedded/folder-lock'
import { refuseMoved } from './store/embedded/moved'
import { startEmbeddedServer } from './store/embedded/server'
import { unlockJobs } from './store/jobs'
import { listenFor } from './store/notices'
import { setUpPassword } from './usecases/admin/password'
import { loadContent } from './usecases/content/load-content'
import { renderContent, sanitise } from './usecases/content/render-content'
import type { Deps } from './usecases/deps'
import { checkFileMark } from './usecases/founding/check-file-mark'
import { openSecrets } from './usecases/founding/open-secrets'

/** The running program. */
export interface Running {
  deps: Deps
  /** Shown once; null when the password is configured or was generated before. */
  generatedPassword: string | null
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
  const undo: (() => unknown)[] = []
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
async function startParts(config: Config, log: Log, undo: (() => unknown)[]) {
  const { report } = log
  // Others may cross the folder, so that PostgreSQL can run as another user; what lies in it is closed.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o711 })
  undo.push(lockFolder(config.dataDir))
  if (!config.databaseUrl) refuseMoved(config.dataDir)
  const embedded = config.databaseUrl ? null : await startEmbeddedServer(join(config.dataDir, 'postgres'))
  if (embedded) undo.push(embedded.stop)
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const database = openDatabase(connection, report)
  undo.push(database.close)
  await migrate(database)

  await clearLeftovers(config)
  const files = await openFileStore(config)
  const legalTexts = readLegalTexts(
    join(appRoot, 'content/legal'),
    config.agency,
    config.publicUrl,
    renderContent,
  )
  const press = openPressRoom()
  undo.push(press.stop)
  // One copy after the other, so that what is made at the first start is made once.
  const founded = await oneAtATime(database.db, 'found', () => found(config, database, files))
  const deps: Deps = {
    db: database.db,
    vault: founded.vault,
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : await folderMailer(join(config.dataDir, 'emails'), config.mailFrom),
    aidBodies: httpsBodies(readAidBodies(config.aidBodiesFile)),
    press,
    sealer: founded.sealer,
    registry: config.companyRegistryUrl ? httpRegistry(config.companyRegistryUrl) : silentRegistry,
    clock: systemClock,
    scanner: config.clamdUrl ? clamdScanner(config.clamdUrl) : null,
    agency: config.agency,
    publicUrl: config.publicUrl,
    rateLimits: config.rateLimits,
    storageBytes: config.storageBytes,
    diagnostics: config.diagnostics,
    metricsToken: config.metricsToken,
    trustedProxies: config.trustedProxies,
    totpSecret: config.totpSecret,
    agreementsSha256: digestAgreements(legalTexts),
    legalTexts,
    atlas: makeAtlas(readCities(join(appRoot, 'content'))),
    sanitise,
    pictures: sharePictures(join(config.dataDir, 'pictures')),
  }
  // Nobody else runs on our own server: what a killed program held is free.
  if (embedded) await unlockJobs(database.db, 0)
  if (config.role !== 'web') {
    const workerPool = openPool(connection, 8, report)
    undo.push(() => workerPool.end())
    const worker = await startWorker(deps, workerPool, report)
    undo.push(() => worker.stop())
  }
  const pages = makePageCache()
  if (config.role !== 'worker') undo.push(await listenFor(connection, 'page_changes', pages.clear, report))
  undo.push(await listen(config, deps, pages, log))
  return { deps, generatedPassword: founded.generatedPassword }
}

/** What the first start on a database makes, and every later one checks or brings up to date. */
async function found(config: Config, { db }: Database, files: FileStore) {
  const { houseKey, sealer } = await openSecrets(db, config)
  const vault = await openVault(files, houseKey)
  await checkFileMark({ db, vault })
  await loadContent(db, readContentFiles(join(appRoot, 'content')))
  return { vault, sealer, generatedPassword: await setUpPassword({ db }, config.adminPassword) }
}

/** A thread of its own in the built program; from source, where that is not bundled, the same thread. */
function openPressRoom(): Press {
  const built = import.meta.url.endsWith('.js')
  return built ? openPress(pathToFileURL(join(appRoot, 'build/app/invoicing/press-worker.js'))) : handPress
}

/** @returns what stops listening once the requests under way are answered. */
async function listen(config: Config, deps: Deps, pages: PageCache, log: Log) {
  const { host, port, publicUrl } = config
  if (config.role === 'worker') return serve(makeWorkerApp({ deps, ...log }), { host, port, publicUrl })
  const vite = config.production ? null : await startVite()
  const app = makeApp({
    deps,
    pages,
    loadBuild: vite?.loadBuild ?? (() => import(join(appRoot, 'build/server/index.js'))),
    assets: config.production ? join(appRoot, 'build/client') : null,
    mode: config.production ? 'production' : 'development',
    ...log,
  })
  const close = await serve(app, {
    host,
    port,
    publicUrl,
    before: vite?.server.middlewares ?? readyPages(pages, log.access),
  })
  return async () => {
    await close()
    await vite?.server.close()
  }
}

async function startVite() {
  const { createServer: createViteServer } = await import('vite')
  const server = await createViteServer({ server: { middlewareMode: true } })
  const loadBuild = (() => server.ssrLoadModule('virtual:react-router/server-build')) as unknown as LoadBuild
  return { server, loadBuild }
}
