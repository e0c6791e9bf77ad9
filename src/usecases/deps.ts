import type { Agency } from '~/domain/agency'
import type { Atlas } from '~/domain/city/atlas'
import type { LegalText } from '~/domain/text/legal-text'
import type { AidBodies } from '~/gateways/aid-bodies/aid-bodies'
import type { Clock } from '~/gateways/clock'
import type { CompanyRegistry } from '~/gateways/company-registry'
import type { Mailer } from '~/gateways/mailer/mailer'
import type { SharePictures } from '~/gateways/share-pictures/share-pictures'
import type { Vault } from '~/gateways/vault'
import type { VirusScanner } from '~/gateways/virus-scanner/virus-scanner'
import type { Press } from '~/invoicing/press'
import type { Sealer } from '~/invoicing/seal'
import type { Db } from '~/store/database'
import type { Sanitiser } from './content/render-content'

/** What the use cases lean on; main.ts puts it together once. */
export interface Deps {
  db: Db
  vault: Vault
  mailer: Mailer
  /** Null: pieces are « non analysé ». */
  scanner: VirusScanner | null
  aidBodies: AidBodies
  press: Press
  sealer: Sealer
  registry: CompanyRegistry
  clock: Clock
  agency: Agency
  /** Without a slash at the end. */
  publicUrl: string
  /** False lifts the budgets of public calls, for tests and benchmarks; the login's stay. */
  rateLimits: boolean
  /** What all stored pieces may weigh together, in bytes. */
  storageBytes: number
  /** Whether test dossiers can be made. */
  diagnostics: boolean
  /** Lets the operator read the figures from elsewhere; null: from this machine alone. */
  metricsToken: string | null
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Shared with an authenticator application; null: the password alone. */
  totpSecret: Buffer | null
  /** SHA-256 of the texts that the agreement boxes name, hexadecimal. */
  agreementsSha256: string
  /** The texts of content/legal, filled in. */
  legalTexts: LegalText[]
  /** The cities that have landing pages. */
  atlas: Atlas
  /** Applied to every text of the blog and the landing pages when it is shown, whatever the database holds. */
  sanitise: Sanitiser
  pictures: SharePictures
}

/** Who does it, as the journal and the evidence keep it. */
export interface Visitor {
  ip: string
  userAgent: string
}
