import type { Agency } from '~/domain/agency'
import type { Atlas } from '~/domain/city/atlas'
import type { MailAdvice } from '~/domain/email/records/mail-advice'
import type { SitesAddresses } from '~/domain/site/domains/judge-domain'
import type { LegalTexts } from '~/domain/text/legal-text'
import type { AidBodies } from '~/gateways/aid-bodies/aid-bodies'
import type { AidPages } from '~/gateways/aid-pages/aid-pages'
import type { AlertWebhook } from '~/gateways/alert-webhook'
import type { Clock } from '~/gateways/clock'
import type { CompanyRegistry } from '~/gateways/company-registry'
import type { DomainLookup } from '~/gateways/domain-lookup'
import type { EncryptedFiles } from '~/gateways/encrypted-files'
import type { ExampleSites } from '~/gateways/example-sites'
import type { Inbox } from '~/gateways/inbox/inbox'
import type { MailReader } from '~/gateways/inbox/mail-reader'
import type { LanguageModel } from '~/gateways/language-model'
import type { Mailer } from '~/gateways/mailer/mailer'
import type { PhotoMaker } from '~/gateways/photo-maker/photo-maker'
import type { PieceInspector } from '~/gateways/piece-inspector/piece-inspector'
import type { PieceReader } from '~/gateways/piece-reader/piece-reader'
import type { Qualifier } from '~/gateways/qualifier'
import type { AidRegister } from '~/gateways/read-aides-entreprises'
import type { SharePictures } from '~/gateways/share-pictures/share-pictures'
import type { SitesFolder } from '~/gateways/sites-folder/sites-folder'
import type { VatRegister } from '~/gateways/vat-register'
import type { VirusScanner } from '~/gateways/virus-scanner/virus-scanner'
import type { PdfRenderer } from '~/invoicing/pdf-renderer'
import type { Sealer } from '~/invoicing/sealer'
import type { SiteAssets } from '~/sites/render-options'
import type { SiteDrawer } from '~/sites/site-drawer'
import type { Db } from '~/store/database/database'
import type { AudienceCounter } from './audience-counter'
import type { CurrentOffer } from './current-offer'
import type { LiveHub } from './live-hub'
import type { Sanitiser } from './sanitiser'
import type { UploadsUnderWay } from './uploads-under-way'

/** What the use cases lean on; main.ts puts it together once. */
export interface Deps {
  db: Db
  encryptedFiles: EncryptedFiles
  mailer: Mailer
  /** Where answers to our messages arrive; null: they go to the agency (INBOX_URL). */
  inbox: Inbox | null
  mailReader: MailReader
  /** What our messages come from. */
  mailFrom: string
  /** What the DNS says of the domain that messages are from. */
  mailRecords: () => Promise<MailAdvice[]>
  /** Signs the addresses that messages are answered to. */
  replyKey: Uint8Array
  /** Who is told beside the agency's mailbox; null: nobody is told of alerts. */
  alerts: { webhook: AlertWebhook | null } | null
  /** Since when this program keeps the log of its database elsewhere; null: it does not (BACKUP_WAL_DIR). */
  archivedSince: Date | null
  /** Looks inside pieces, in a process of its own. */
  inspector: PieceInspector
  /** Makes the photos of clients' sites, in a process of its own. */
  photoMaker: PhotoMaker
  /** Null: pieces are « non analysé ». */
  scanner: VirusScanner | null
  /** Null: READ_PIECES is off, and pieces are looked at by people alone. */
  pieceReader: PieceReader | null
  /** Null: the team alone confirms VAT numbers of other member states. */
  vatRegister: VatRegister | null
  /** Null: rules alone qualify quote requests. */
  qualifier: Qualifier | null
  /** Null: rules alone answer visitors of sites. */
  languageModel: LanguageModel | null
  aidBodies: AidBodies
  /** Null: the pages of aids are read by people alone (AIDS_WATCH). */
  aidPages: AidPages | null
  /** Null: proposals come by `import-aids` alone (AIDS_SOURCE_URL). */
  aidRegister: AidRegister | null
  pdfRenderer: PdfRenderer
  sealer: Sealer
  registry: CompanyRegistry
  clock: Clock
  /** What time it is for the database. */
  databaseTime: (db: Db) => Promise<Date>
  /** Its offer changes while the program runs: no part of it is kept. */
  agency: Agency
  /** How this copy follows what the administration sets of it. */
  offer: CurrentOffer
  /** Of the program, as package.json says it. */
  version: string
  /** Without a slash at the end. */
  publicUrl: string
  /** False lifts the budgets of public calls, for tests and benchmarks; the login's stay. */
  rateLimits: boolean
  /** What all stored pieces may weigh together, in bytes. */
  storageBytes: number
  /** In this copy alone. */
  uploads: UploadsUnderWay
  /** Whether test dossiers can be made. */
  diagnostics: boolean
  /** Shared with an authenticator application; null: the password alone. */
  totpSecret: Buffer | null
  /** The texts of content/legal, filled in. */
  legalTexts: LegalTexts
  /** The cities that have landing pages. */
  atlas: Atlas
  /** Applied to every text of the blog and the landing pages when it is shown, whatever the database holds. */
  sanitise: Sanitiser
  pictures: SharePictures
  /** Draws what is published. */
  siteDrawer: SiteDrawer
  /** Style sheets and fonts of the clients' sites. */
  siteAssets: SiteAssets
  /** The clients' published sites. */
  sitesFolder: SitesFolder
  /** Under which they stand: `{slug}.{sitesHost}`. */
  sitesHost: string
  /** Where their own domains are to lead; null: none can be linked (SITES_ADDRESS). */
  sitesAddresses: SitesAddresses | null
  /** What the DNS says of them. */
  domainLookup: DomainLookup
  /** The sites of /exemples, by trade. */
  exampleSites: ExampleSites
  /** What happens in every copy of the program. */
  live: LiveHub
  /** Counts what visitors of our own pages do, in this copy. */
  audience: AudienceCounter
}

/** All that most use cases lean on. */
export type DbAndClock = Pick<Deps, 'db' | 'clock'>
