import { join } from 'node:path'
import type { Config } from '../config'
import { appRoot, appVersion } from '../config/app-root'
import { isPublicAddress } from '../domain/access/public-address'
import type { Territories } from '../domain/aids/aides-entreprises-departments'
import { makeAtlas } from '../domain/city/atlas'
import { bareAddress } from '../domain/inbox/reply-address'
import type { AidBodies } from '../gateways/aid-bodies/aid-bodies'
import { httpAidPages } from '../gateways/aid-pages/aid-pages'
import { alertWebhook } from '../gateways/alert-webhook'
import { systemClock } from '../gateways/clock'
import { httpRegistry, silentRegistry } from '../gateways/company-registry'
import { readCities, readPlaces } from '../gateways/content-folder'
import { dnsLookup } from '../gateways/domain-lookup'
import { readExampleSites } from '../gateways/example-sites'
import { imapInbox } from '../gateways/inbox/imap-inbox'
import { chatCompletions } from '../gateways/language-model'
import { mailRecords } from '../gateways/mail-records'
import { folderMailer } from '../gateways/mailer/folder'
import { smtpMailer } from '../gateways/mailer/smtp'
import { modelQualifier } from '../gateways/qualifier'
import { readAidesEntreprises } from '../gateways/read-aides-entreprises'
import { readLegalTexts } from '../gateways/read-legal-texts'
import { sharePictures } from '../gateways/share-pictures/share-pictures'
import { diskSites } from '../gateways/sites-folder/disk-sites'
import type { publishedSites } from '../gateways/sites-folder/published-sites'
import { viesRegister } from '../gateways/vat-register'
import { clamdScanner } from '../gateways/virus-scanner/clamd'
import type { Db } from '../store/database/database'
import { databaseTime } from '../store/database/database-time'
import { renderContent, sanitise } from '../usecases/content/render-content'
import type { AudienceCounter } from '../usecases/ground/audience-counter'
import type { CurrentOffer } from '../usecases/ground/current-offer'
import type { Deps } from '../usecases/ground/deps'
import { makeLiveHub } from '../usecases/ground/live-hub'
import { makeUploadsUnderWay } from '../usecases/ground/uploads-under-way'
import { checkMailRecords } from '../usecases/outbox/check-mail-records'
import { replyKey } from '../usecases/threads/reply-token'
import type { setUpInstallation } from './set-up-installation'
import type { Helpers } from './start-helpers'

/** What was started or made ready before anybody can be served. */
interface Ready {
  db: Db
  installation: Awaited<ReturnType<typeof setUpInstallation>>
  helpers: Helpers
  aidBodies: AidBodies
  offer: CurrentOffer
  audience: AudienceCounter
  published: ReturnType<typeof publishedSites>
}

/** The adapters that the configuration chooses, for the use cases to lean on. */
export async function makeDeps(
  config: Config,
  { db, installation, helpers: { rasteriser, ...helpers }, aidBodies, offer, audience, published }: Ready,
  report: (error: unknown) => void,
): Promise<Deps> {
  const { encryptedFiles, filesKey, sealer } = installation
  const languageModel = config.languageModelUrl ? chatCompletions(config.languageModelUrl) : null
  const { cities, atlas } = openTowns()
  return {
    db,
    encryptedFiles,
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : await folderMailer(join(config.dataDir, 'emails'), config.mailFrom),
    inbox: config.inbox && imapInbox(config.inbox),
    mailFrom: bareAddress(config.mailFrom),
    mailRecords: () => checkMailRecords(mailRecords(config.dnsServers), config),
    replyKey: replyKey(filesKey),
    alerts: config.alerts
      ? { webhook: config.alertWebhook ? alertWebhook(config.alertWebhook) : null }
      : null,
    archivedSince: config.backupWalDir ? systemClock() : null,
    vatRegister: config.viesUrl ? viesRegister(config.viesUrl, requesterOf(config.agency)) : null,
    qualifier: languageModel && modelQualifier(languageModel),
    languageModel,
    aidBodies,
    ...helpers,
    ...aidSourcesOf(config, cities),
    sealer,
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
    legalTexts: readLegalTexts({
      folder: join(appRoot, 'content/legal'),
      agency: offer.agency,
      publicUrl: config.publicUrl,
      aidBodies: aidBodies.all,
      render: renderContent,
      languageModelUrl: config.languageModelUrl,
    }),
    atlas,
    sanitise,
    pictures: sharePictures(join(config.dataDir, 'pictures'), rasteriser),
    sitesFolder: diskSites(config.sitesDir, published.forget),
    sitesHost: config.sitesHost,
    sitesAddresses: config.sitesAddresses,
    domainLookup: dnsLookup(config.dnsServers),
    exampleSites: readExampleSites(join(appRoot, 'content')),
    live: makeLiveHub(db, systemClock, report),
    audience,
  }
}

/** An invented number would be refused. */
const requesterOf = ({ demonstration, vat_number }: Config['agency']) =>
  demonstration ? null : vat_number.replace(/\s/g, '')

/** The towns of content/, which change with the program alone: read once, however often it starts in a process. */
function openTowns() {
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
const aidSourcesOf = (
  { aidsWatch, aidsSourceUrl }: Pick<Config, 'aidsWatch' | 'aidsSourceUrl'>,
  territories: Territories,
): Pick<Deps, 'aidPages' | 'aidRegister'> => ({
  aidPages: aidsWatch === 'off' ? null : httpAidPages(aidsWatch === 'local' ? () => true : isPublicAddress),
  aidRegister: aidsSourceUrl ? { records: () => readAidesEntreprises(aidsSourceUrl), territories } : null,
})
