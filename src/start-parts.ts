import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childPdfRenderer } from './child-pdf-renderer'
import { childSiteDrawer } from './child-site-drawer'
import type { Config, Role } from './config'
import { appRoot, isBuilt } from './config/app-root'
import { isPublicAddress } from './domain/access/public-address'
import type { Territories } from './domain/aids/aides-entreprises-departments'
import { makeAtlas } from './domain/city/atlas'
import type { Part } from './domain/part'
import { httpAidPages } from './gateways/aid-pages/aid-pages'
import { systemClock } from './gateways/clock'
import { readCities, readContentFiles, readPlaces } from './gateways/content-folder'
import { openEncryptedFiles } from './gateways/encrypted-files'
import type { FileStore } from './gateways/file-store/file-store'
import { forgetGeneratedPassword, keepGeneratedPassword } from './gateways/generated-password'
import { childMailReader, directMailReader } from './gateways/inbox/mail-reader'
import { childPhotoMaker, directPhotoMaker } from './gateways/photo-maker/photo-maker'
import { childInspector, directInspector } from './gateways/piece-inspector/piece-inspector'
import { readAidFiles } from './gateways/read-aid-files'
import { readAidesEntreprises } from './gateways/read-aides-entreprises'
import { type SealingThread, startSealingThread } from './gateways/sealing-thread/sealing-thread'
import { childRasteriser, directRasteriser } from './gateways/share-pictures/share-pictures'
import type { PdfRenderer } from './invoicing/pdf-renderer'
import { packedSite } from './packed-site'
import type { SiteAssets } from './sites/render-options'
import type { SiteDrawer } from './sites/site-drawer'
import { type Database, migrate, openDatabase } from './store/database/database'
import type { ServerAddress } from './store/database/hosts'
import { migrateAsOwner } from './store/database/migrate-as-owner'
import { setUpPassword } from './usecases/access/master-password'
import { loadAids } from './usecases/aids/load-aids'
import { loadContent } from './usecases/content/load-content'
import { keepTryingParts, tryParts } from './usecases/diagnostics/try-parts'
import type { Deps } from './usecases/ground/deps'
import { checkFileMark } from './usecases/installation/check-file-mark'
import { openSecrets } from './usecases/installation/open-secrets'
import { specimenInvoice } from './usecases/invoice/specimen-invoice'

/** An invented number would be refused. */
export const requesterOf = ({ demonstration, vat_number }: Config['agency']) =>
  demonstration ? null : vat_number.replace(/\s/g, '')

/** On connections of its own: a change of the schema may take longer than a visitor waits. */
export async function bringUpToDate(
  { databaseOwnerUrl }: Config,
  connection: ServerAddress,
  program: Database,
  report: (error: unknown) => void,
) {
  if (databaseOwnerUrl) return migrateAsOwner(databaseOwnerUrl, program, report)
  const database = openDatabase(connection, report)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

/** What the first start on a database makes, and every later one checks or brings up to date. */
export async function setUpInstallation(config: Config, { db }: Database, files: FileStore) {
  const { filesKey, sealer } = await openSecrets(db, config)
  const encryptedFiles = await openEncryptedFiles(files, filesKey)
  await checkFileMark({ db, encryptedFiles })
  await loadContent(db, readContentFiles(join(appRoot, 'content')))
  await loadAids(db, readAidFiles(join(appRoot, 'content/aids')), systemClock())
  await setUpPassword({ db }, config.adminPassword, generated =>
    keepGeneratedPassword(config.dataDir, generated),
  )
  if (config.adminPassword) forgetGeneratedPassword(config.dataDir)
  return { encryptedFiles, filesKey, sealer }
}

/** The towns of content/, which change with the program alone: read once, however often it starts in a process. */
export function openTowns() {
  towns ??= readTowns()
  return towns
}

let towns: ReturnType<typeof readTowns> | undefined

function readTowns() {
  const content = join(appRoot, 'content')
  const cities = readCities(content)
  return { cities, atlas: makeAtlas(cities, readPlaces(content)) }
}

/** Where aids are read again, as the settings allow. */
export const aidSourcesOf = (
  { aidsWatch, aidsSourceUrl }: Pick<Config, 'aidsWatch' | 'aidsSourceUrl'>,
  territories: Territories,
): Pick<Deps, 'aidPages' | 'aidRegister'> => ({
  aidPages: aidsWatch === 'off' ? null : httpAidPages(aidsWatch === 'local' ? () => true : isPublicAddress),
  aidRegister: aidsSourceUrl ? { records: () => readAidesEntreprises(aidsSourceUrl), territories } : null,
})

/** A process of its own in the built program, started by the first piece. */
export const openInspector = () => (isBuilt ? childInspector() : directInspector)

/** A process of its own in the built program, started by the first mail. */
export const openMailReader = () => (isBuilt ? childMailReader() : directMailReader)

export const openPhotoMaker = () => (isBuilt ? childPhotoMaker() : directPhotoMaker)

/** A process of its own in the built program, started by the first site that is published. */
export const openSiteDrawer = (assets: SiteAssets): SiteDrawer =>
  isBuilt ? childSiteDrawer() : { draw: packedSite(assets), stop: async () => {} }

export const openRasteriser = () => (isBuilt ? childRasteriser() : directRasteriser)

/** A process of its own in the built program; from source the thread that asks. */
export async function openPdfRenderer(): Promise<PdfRenderer> {
  if (isBuilt) return childPdfRenderer()
  // What draws is loaded here alone: in the built program its process does that.
  return (await import('./invoicing/direct-pdf-renderer')).directPdfRenderer
}

const WHAT_PARTS: Record<Role, readonly Part[]> = {
  all: ['renderer', 'inspector', 'outbox'],
  web: ['renderer'],
  worker: ['renderer', 'inspector', 'outbox'],
}

/** A program that was just started has visitors to serve, and one that tests start ends before. */
const TRY_AFTER_MS = 5_000
/** The first takes 400 ms of a processor, the next 90, then 40: most of the compiling is done. */
const SPECIMENS = 3

/**
 * Draws specimens once the built program has started, in the process that stands behind visitors, so that a first visitor's
 * paper is not the first; a while later tries each part, and every hour again: with `WARM_UP=off` after an hour first. The clock's
 * work is judged from then on: nothing of it is due before.
 * @returns what calls it off
 */
export function tryPartsLater(
  deps: Deps,
  { role, port, warmUp }: Pick<Config, 'role' | 'port' | 'warmUp'>,
  report: (error: unknown) => void,
): () => unknown {
  if (!isBuilt) return () => {}
  const copy = `${hostname()}:${port}`
  const parts: Part[] = [
    ...WHAT_PARTS[role],
    ...(deps.pieceReader && role !== 'web' ? (['reader'] as const) : []),
  ]
  const later: Part[] = role === 'web' ? parts : [...parts, 'clock']
  let wanted = true
  const reportWanted = (error: unknown) => wanted && report(error)
  const stop = keepTryingParts(deps, copy, later, reportWanted)
  if (warmUp) void drawSpecimens(deps, () => wanted).catch(reportWanted)
  const timer = setTimeout(
    () => void (wanted && warmUp && tryParts(deps, copy, parts).catch(reportWanted)),
    TRY_AFTER_MS,
  ).unref()
  return () => {
    wanted = false
    clearTimeout(timer)
    return stop()
  }
}

async function drawSpecimens(
  { pdfRenderer, agency, clock }: Pick<Deps, 'pdfRenderer' | 'agency' | 'clock'>,
  wanted: () => boolean,
) {
  for (let drawn = 0; wanted() && drawn < SPECIMENS; drawn++)
    await pdfRenderer.invoice(...specimenInvoice(agency, clock()))
}

/** A thread of its own in the built program; from source there is none. */
export const openSealingThread = (): SealingThread | undefined =>
  isBuilt
    ? startSealingThread(
        pathToFileURL(join(appRoot, 'build/app/gateways/sealing-thread/sealing-thread-program.js')),
      )
    : undefined
