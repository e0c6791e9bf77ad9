import { join } from 'node:path'
import type { Config } from './config'
import { appRoot, appVersion } from './config/app-root'
import { makeFolder } from './config/make-folder'
import { bareAddress } from './domain/inbox/reply-address'
import { httpsBodies } from './gateways/aid-bodies/https'
import { readAidBodies } from './gateways/aid-bodies/read-aid-bodies'
import { alertWebhook } from './gateways/alert-webhook'
import { systemClock } from './gateways/clock'
import { httpRegistry, silentRegistry } from './gateways/company-registry'
import { dnsLookup } from './gateways/domain-lookup'
import { readExampleSites } from './gateways/example-sites'
import { clearLeftovers, openFileStore } from './gateways/file-store/open-file-store'
import { imapInbox } from './gateways/inbox/imap-inbox'
import { chatCompletions } from './gateways/language-model'
import { mailRecords } from './gateways/mail-records'
import { folderMailer } from './gateways/mailer/folder'
import { smtpMailer } from './gateways/mailer/smtp'
import { childReader } from './gateways/piece-reader/piece-reader'
import { modelQualifier } from './gateways/qualifier'
import { readLegalTexts } from './gateways/read-legal-texts'
import { readSiteAssets } from './gateways/read-site-assets'
import { sharePictures } from './gateways/share-pictures/share-pictures'
import { diskSites } from './gateways/sites-folder/disk-sites'
import { publishedSites } from './gateways/sites-folder/published-sites'
import { viesRegister } from './gateways/vat-register'
import { clamdScanner } from './gateways/virus-scanner/clamd'
import type { AccessLine } from './http/log-access'
import { makePageCache } from './http/pages/page-cache'
import { startWorker } from './jobs/worker'
import type { Log } from './log'
import { startArchive } from './start-archive'
import {
  aidSourcesOf,
  bringUpToDate,
  openInspector,
  openMailReader,
  openPdfRenderer,
  openPhotoMaker,
  openRasteriser,
  openSealingThread,
  openSiteDrawer,
  openTowns,
  requesterOf,
  setUpInstallation,
  tryPartsLater,
} from './start-parts'
import { findPort, listen } from './start-site'
import { oneAtATime, openDatabase, questionsOver, STATEMENT_MS } from './store/database/database'
import { databaseTime } from './store/database/database-time'
import { connectionOf, type ServerAddress } from './store/database/hosts'
import { listenFor } from './store/database/listen-for'
import { lockFolder } from './store/embedded/lock-folder'
import { refuseMoved } from './store/embedded/moved-database'
import { startEmbeddedServer } from './store/embedded/server'
import { unlockJobs } from './store/jobs/jobs'
import { openWorkerPool } from './store/jobs/worker-pool'
import { countAnswers } from './usecases/alerts/count-answers'
import { renderContent, sanitise } from './usecases/content/render-content'
import { audienceCounter } from './usecases/ground/audience-counter'
import { currentOffer } from './usecases/ground/current-offer'
import type { Deps } from './usecases/ground/deps'
import { makeLiveHub } from './usecases/ground/live-hub'
import { makeUploadsUnderWay } from './usecases/ground/uploads-under-way'
import { checkMailRecords } from './usecases/outbox/check-mail-records'
import { serveRestored } from './usecases/publishing/tend-sites'
import { countVisits } from './usecases/site-counts/count-visits'
import { replyKey } from './usecases/threads/reply-token'

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
async function startParts(asked: Config, { report, access }: Log, undo: (() => unknown)[]) {
  const { config, held } = await findPort(asked)
  if (held) undo.push(() => held.server.close())
  // Others may cross the folder, so that PostgreSQL can run as another user; what lies in it is closed.
  makeFolder(config.dataDir, 0o711)
  undo.push(await lockFolder(config.dataDir))
  if (!config.databaseUrl) refuseMoved(config.dataDir)
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedServer(join(config.dataDir, 'postgres'), { archive: config.backupWalDir !== null })
  if (embedded) undo.push(embedded.stop)
  const connection: ServerAddress = embedded?.connection ?? connectionOf(config.databaseUrl ?? '')
  const database = openDatabase(connection, report, STATEMENT_MS)
  undo.push(database.close)
  await bringUpToDate(config, connection, database, report)
  const answers = countAnswers({ db: database.db }, report)
  undo.push(answers.stop)
  const audience = audienceCounter({ db: database.db, clock: systemClock }, report)
  undo.push(audience.stop)
  const log: Log = {
    report,
    access(line) {
      access(line)
      answers.count(line)
    },
  }

  await clearLeftovers(config)
  const sealingThread = config.s3 ? undefined : openSealingThread()
  if (sealingThread) undo.push(sealingThread.stop)
  const files = await openFileStore(config, sealingThread)
  const aidBodies = httpsBodies(readAidBodies(config.aidBodiesFile))
  const offer = currentOffer(database.db, config.agency)
  await offer.refresh()
  const legalTexts = readLegalTexts(
    join(appRoot, 'content/legal'),
    offer.agency,
    config.publicUrl,
    aidBodies.all,
    renderContent,
    config.languageModelUrl,
  )
  const pdfRenderer = await openPdfRenderer()
  undo.push(pdfRenderer.stop)
  const inspector = openInspector()
  undo.push(inspector.stop)
  const photoMaker = openPhotoMaker()
  undo.push(photoMaker.stop)
  const mailReader = openMailReader()
  undo.push(mailReader.stop)
  const rasteriser = openRasteriser()
  undo.push(rasteriser.stop)
  const siteAssets = readSiteAssets(join(appRoot, 'src/sites'))
  const siteDrawer = openSiteDrawer(siteAssets)
  undo.push(siteDrawer.stop)
  const pieceReader = config.readPieces ? childReader() : null
  if (pieceReader) undo.push(pieceReader.stop)
  // One copy after the other, so that what is made at the first start is made once.
  const installation = await oneAtATime(database.db, 'found', () =>
    setUpInstallation(config, database, files),
  )
  const published = publishedSites(config.sitesDir)
  const languageModel = config.languageModelUrl ? chatCompletions(config.languageModelUrl) : null
  const { cities, atlas } = openTowns()
  const deps: Deps = {
    db: database.db,
    encryptedFiles: installation.encryptedFiles,
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : await folderMailer(join(config.dataDir, 'emails'), config.mailFrom),
    inbox: config.inbox && imapInbox(config.inbox),
    mailReader,
    mailFrom: bareAddress(config.mailFrom),
    mailRecords: () => checkMailRecords(mailRecords(config.dnsServers), config),
    replyKey: replyKey(installation.filesKey),
    alerts: config.alerts
      ? { webhook: config.alertWebhook ? alertWebhook(config.alertWebhook) : null }
      : null,
    archivedSince: config.backupWalDir ? systemClock() : null,
    vatRegister: config.viesUrl ? viesRegister(config.viesUrl, requesterOf(config.agency)) : null,
    qualifier: languageModel && modelQualifier(languageModel),
    languageModel,
    aidBodies,
    ...aidSourcesOf(config, cities),
    pdfRenderer,
    sealer: installation.sealer,
    inspector,
    photoMaker,
    pieceReader,
    registry: config.companyRegistryUrl ? httpRegistry(config.companyRegistryUrl) : silentRegistry,
    clock: systemClock,
    databaseTime,
    scanner: config.clamdUrl ? clamdScanner(config.clamdUrl) : null,
    agency: offer.agency,
    offer,
    version: appVersion,
    publicUrl: config.publicUrl,
    rateLimits: config.rateLimits,
    storageBytes: config.storageBytes,
    uploads: makeUploadsUnderWay(),
    diagnostics: config.diagnostics,
    totpSecret: config.totpSecret,
    legalTexts,
    atlas,
    sanitise,
    pictures: sharePictures(join(config.dataDir, 'pictures'), rasteriser),
    siteDrawer,
    siteAssets,
    sitesFolder: diskSites(config.sitesDir, published.forget),
    sitesHost: config.sitesHost,
    sitesAddresses: config.sitesAddresses,
    domainLookup: dnsLookup(config.dnsServers),
    exampleSites: readExampleSites(join(appRoot, 'content')),
    live: makeLiveHub(database.db, systemClock, report),
    audience,
  }
  if (embedded && config.backupWalDir) {
    const settings = { ...config, backupWalDir: config.backupWalDir }
    undo.push(startArchive(settings, { ...{ connection, files }, ...installation, db: database.db }, report))
  }
  // Nobody else runs on our own server: what a killed program held is free.
  if (embedded) await unlockJobs(database.db, 0)
  await serveRestored(deps).catch(report)
  if (config.role !== 'web') {
    const workerPool = openWorkerPool(connection, report)
    undo.push(() => workerPool.end())
    const worker = await startWorker(deps, workerPool, questionsOver(workerPool), report)
    undo.push(() => worker.stop())
  }
  const pages = makePageCache()
  // The offer first: what is drawn after the cache was emptied says the new one.
  const follow = () => void offer.refresh().then(pages.clear, report)
  undo.push(await listenFor(connection, 'page_changes', follow, report))
  if (config.role !== 'worker') {
    undo.push(await listenFor(connection, 'live', deps.live.tell, report))
    undo.push(await listenFor(connection, 'calls', deps.live.tellCall, report))
  }
  const visits = countVisits(deps, report)
  undo.push(visits.stop)
  undo.push(await listen(config, held, deps, { pages, sites: published, visits }, log))
  undo.push(tryPartsLater(deps, config, report))
  return { deps, port: config.port }
}
