import { join, resolve } from 'node:path'
import type { Agency } from '~/domain/agency'
import type { SitesAddresses } from '~/domain/site/domains/judge-domain'
import { appRoot } from './config/app-root'
import { ConfigError } from './config/config-error'
import { type Misnamed, misnamedSettings } from './config/misnamed'
import { liesWithin } from './config/place-of'
import { readAgency } from './config/read-agency'
import { type InboxSettings, readInbox } from './config/read-inbox'
import {
  oneOf,
  optionalUrl,
  readAddresses,
  readAidsWatch,
  readDatabaseUrl,
  readGigabytes,
  readHost,
  readIdentity,
  readLanguageModel,
  readMailFrom,
  readPort,
  readProxies,
  readPublicUrl,
  readRateLimits,
  readRecipient,
  readResolvers,
  readTelephonySecret,
  readTotpSecret,
  readUrl,
} from './config/readings'

/** Everything the environment decides, read once at start (specification B10). */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  agency: Agency
  /** Absolute; null: each dossier is handed over by hand. */
  aidBodiesFile: string | null
  /** Whether the pages of aids are asked at night; `local`: on this machine and in private networks too. */
  aidsWatch: 'on' | 'off' | 'local'
  /** The register of aids, read once a week; null: not by the program itself. */
  aidsSourceUrl: string | null
  /** Absolute. */
  dataDir: string
  /** Null: the embedded server under the data folder. */
  databaseUrl: string | null
  /** Who brings the schema up to date; null: the role of DATABASE_URL does, and owns it. */
  databaseOwnerUrl: string | null
  /** What this copy does: serve visitors, run what happens later, or both. */
  role: Role
  /** Null: files lie under the data folder. */
  s3: S3Settings | null
  /** Null: generated once. */
  adminPassword: string | null
  /** An age identity; null: generated in the data folder. */
  filesKey: string | null
  /** Null: messages are written to the data folder. */
  smtpUrl: string | null
  mailFrom: string
  /** Under which the key that signs our messages stands (`selector._domainkey`); null: not said. */
  dkimSelector: string | null
  /** Null: answers go to the agency's own mailbox, and nobody reads them here. */
  inbox: InboxSettings | null
  seal: {
    certificateFile: string | null
    keyFile: string | null
    passphrase: string | null
    tsaUrl: string | null
  }
  /** False only on a loopback PUBLIC_URL (specification B10). */
  rateLimits: boolean
  /** `tcp://host:3310` or `unix:///path`; null: pieces are not scanned. */
  clamdUrl: string | null
  /** Whether a machine reads the pieces. */
  readPieces: boolean
  /** Whether pages and papers are drawn for nobody after a start, so that a first visitor finds the engine warm. */
  warmUp: boolean
  /** Whether test dossiers can be made. */
  diagnostics: boolean
  /** Null: figures are for this machine alone. */
  metricsToken: string | null
  /** What carriers sign call events with, base64; null: no calls. */
  telephonySecret: string | null
  /** Where VAT numbers of other member states are looked up, without a slash at the end; null: nowhere. */
  viesUrl: string | null
  /** A chat-completions service; null: rules alone qualify requests and answer visitors of sites. */
  languageModelUrl: string | null
  /** What all stored pieces may weigh together. */
  storageBytes: number
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Null: the password alone lets the administrator in. */
  totpSecret: Buffer | null
  /** Null: switched off. */
  companyRegistryUrl: string | null
  /** An age recipient that backups are encrypted to; null: they are written in clear. */
  backupRecipient: string | null
  /** Who may have sealed a backup, a PEM file; null: whoever did. Read by restore and drill. */
  backupCertificateFile: string | null
  /** Where each backup goes as well; null: nowhere else. */
  backupBucket: S3Settings | null
  /** Where the log of the embedded server is kept as it is written, absolute; null: nowhere. */
  backupWalDir: string | null
  /** The age identity that opens them; read by the restore command only. */
  backupIdentity: string | null
  /** Where clients' published sites lie, absolute; the web server reads them too. */
  sitesDir: string
  /** Under which clients' sites stand: `{slug}.{sitesHost}`. */
  sitesHost: string
  /** Where clients' own domains are to lead; null: no domain can be linked. */
  sitesAddresses: SitesAddresses | null
  /** Resolvers that look them up; none: those of this machine. */
  dnsServers: string[]
  /** Whether the agency is told of what needs a hand. */
  alerts: boolean
  /** Also told, by POST; null: nobody. */
  alertWebhook: string | null
  logLevel: string
  /** Absolute; null: standard output. */
  logFile: string | null
  /** What is no setting, and nearly bears the name of one. */
  misnamed: Misnamed[]
}

export type Role = 'all' | 'web' | 'worker'

/** A bucket of an S3 store. */
export interface S3Settings {
  /** Null: Amazon's own, in that region. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Characters of the master password. */
export const MIN_PASSWORD = 8

/** @throws ConfigError with one clear line when a value cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const asked = new Set<string>()
  const env = new Proxy(environment, {
    get(names, name: string) {
      asked.add(name)
      return names[name]
    },
  })
  const settings = readSettings(env)
  return { ...settings, misnamed: misnamedSettings(environment, asked) }
}

function readSettings(env: NodeJS.ProcessEnv): Omit<Config, 'misnamed'> {
  const port = readPort(env.PORT || '3000')
  const agency = readAgency(env.AGENCY_FILE || join(appRoot, 'agency.json'))
  const publicUrl = readPublicUrl(env.PUBLIC_URL || `http://localhost:${port}`)
  const dataDir = resolve(env.DATA_DIR || join(appRoot, 'data'))
  const mailFrom = env.MAIL_FROM ? readMailFrom(env.MAIL_FROM) : `${agency.brand} <${agency.email}>`
  return {
    production: env.NODE_ENV !== 'development',
    port,
    host: env.HOST || 'localhost',
    publicUrl,
    agency,
    aidBodiesFile: env.AID_BODIES_FILE ? resolve(env.AID_BODIES_FILE) : null,
    aidsWatch: readAidsWatch(env.AIDS_WATCH || (agency.demonstration ? 'off' : 'on'), publicUrl),
    aidsSourceUrl: optionalUrl('AIDS_SOURCE_URL', env.AIDS_SOURCE_URL, ['http:', 'https:']),
    dataDir,
    databaseUrl: readDatabaseUrl('DATABASE_URL', env.DATABASE_URL),
    databaseOwnerUrl: readOwnerUrl(env),
    role: readRole(env),
    s3: readS3(env, 'S3_'),
    adminPassword: readPassword(env.ADMIN_PASSWORD),
    filesKey: env.FILES_KEY || null,
    smtpUrl: optionalUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom,
    dkimSelector: env.DKIM_SELECTOR ? readHost('DKIM_SELECTOR', env.DKIM_SELECTOR) : null,
    inbox: readInbox(env.INBOX_URL, mailFrom),
    seal: {
      certificateFile: env.SEAL_CERTIFICATE || null,
      keyFile: env.SEAL_KEY || null,
      passphrase: env.SEAL_PASSPHRASE || null,
      tsaUrl: optionalUrl('TSA_URL', env.TSA_URL, ['http:', 'https:']),
    },
    companyRegistryUrl: readRegistryUrl(
      env.COMPANY_REGISTRY_URL || 'https://recherche-entreprises.api.gouv.fr',
    ),
    rateLimits: readRateLimits(env.RATE_LIMITS || 'on', publicUrl),
    clamdUrl: optionalUrl('CLAMD_URL', env.CLAMD_URL, ['tcp:', 'unix:']),
    diagnostics:
      oneOf('DIAGNOSTICS', env.DIAGNOSTICS || (agency.demonstration ? 'on' : 'off'), ['on', 'off']) === 'on',
    warmUp: oneOf('WARM_UP', env.WARM_UP || 'on', ['on', 'off']) === 'on',
    readPieces: oneOf('READ_PIECES', env.READ_PIECES || 'on', ['on', 'off']) === 'on',
    metricsToken: env.METRICS_TOKEN || null,
    telephonySecret: readTelephonySecret(env.TELEPHONY_SECRET),
    viesUrl: optionalUrl('VIES_URL', env.VIES_URL, ['http:', 'https:'])?.replace(/\/$/, '') ?? null,
    languageModelUrl: readLanguageModel(env.LANGUAGE_MODEL_URL, env.QUALIFIER_URL),
    storageBytes: readGigabytes('STORAGE_LIMIT_GB', env.STORAGE_LIMIT_GB || '500'),
    trustedProxies: readProxies(env.TRUSTED_PROXIES || ''),
    totpSecret: readTotpSecret(env.ADMIN_TOTP_SECRET),
    backupRecipient: readRecipient(env.BACKUP_RECIPIENT),
    backupIdentity: readIdentity(env.BACKUP_IDENTITY),
    backupCertificateFile: env.BACKUP_CERTIFICATE ? resolve(env.BACKUP_CERTIFICATE) : null,
    backupBucket: readS3(env, 'BACKUP_S3_'),
    backupWalDir: readWalDir(env, dataDir),
    sitesDir: resolve(env.SITES_DIR || join(dataDir, 'sites')),
    sitesHost: readHost('SITES_HOST', env.SITES_HOST || 'localhost'),
    sitesAddresses: readSitesAddresses(env),
    dnsServers: readResolvers('DNS_SERVERS', env.DNS_SERVERS || ''),
    alerts: oneOf('ALERTS', env.ALERTS || 'on', ['on', 'off']) === 'on',
    alertWebhook: optionalUrl('ALERT_WEBHOOK', env.ALERT_WEBHOOK, ['http:', 'https:']),
    logFile: env.LOG_FILE ? resolve(env.LOG_FILE) : null,
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', [
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'silent',
    ]),
  }
}

/** On localhost sites are on this machine; a host that others reach has addresses that its operator knows. */
function readSitesAddresses({ SITES_ADDRESS, SITES_HOST }: NodeJS.ProcessEnv): SitesAddresses | null {
  const value = SITES_ADDRESS || ((SITES_HOST || 'localhost') === 'localhost' ? '127.0.0.1' : '')
  return value ? readAddresses('SITES_ADDRESS', value) : null
}

/** The embedded server has one role. */
function readOwnerUrl({ DATABASE_OWNER_URL, DATABASE_URL }: NodeJS.ProcessEnv): string | null {
  const url = readDatabaseUrl('DATABASE_OWNER_URL', DATABASE_OWNER_URL)
  if (url && !DATABASE_URL)
    throw new ConfigError(
      'DATABASE_OWNER_URL needs DATABASE_URL, the same database under the role of the program',
    )
  return url
}

/** Another server's log is its own to keep. */
function readWalDir({ BACKUP_WAL_DIR, DATABASE_URL }: NodeJS.ProcessEnv, dataDir: string): string | null {
  if (!BACKUP_WAL_DIR) return null
  if (DATABASE_URL)
    throw new ConfigError(
      'BACKUP_WAL_DIR is for the embedded server: let that of DATABASE_URL keep its own log',
    )
  const folder = resolve(BACKUP_WAL_DIR)
  if (liesWithin(folder, dataDir) || liesWithin(dataDir, folder))
    throw new ConfigError('BACKUP_WAL_DIR and DATA_DIR must lie apart, best on two disks')
  return folder
}

/** Copies that share the work need a database that all of them reach. */
function readRole({ ROLE, DATABASE_URL }: NodeJS.ProcessEnv): Role {
  const role = oneOf('ROLE', ROLE || 'all', ['all', 'web', 'worker'])
  if (role !== 'all' && !DATABASE_URL)
    throw new ConfigError(`ROLE=${role} needs DATABASE_URL: copies share one PostgreSQL`)
  return role
}

function readS3(env: NodeJS.ProcessEnv, prefix: 'S3_' | 'BACKUP_S3_'): S3Settings | null {
  const value = (name: string) => env[`${prefix}${name}`] || null
  const [bucket, accessKeyId] = [value('BUCKET'), value('ACCESS_KEY_ID')]
  const secretAccessKey = value('SECRET_ACCESS_KEY')
  const endpoint = optionalUrl(`${prefix}ENDPOINT`, value('ENDPOINT') ?? undefined, ['http:', 'https:'])
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      `${prefix}BUCKET, ${prefix}ACCESS_KEY_ID and ${prefix}SECRET_ACCESS_KEY go together`,
    )
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`${prefix}BUCKET must be the name of a bucket, not "${bucket}"`)
  return { endpoint, region: value('REGION') ?? 'us-east-1', bucket, accessKeyId, secretAccessKey }
}

const readRegistryUrl = (value: string) =>
  value === 'off' ? null : readUrl('COMPANY_REGISTRY_URL', value, ['http:', 'https:'])

function readPassword(value: string | undefined): string | null {
  if (!value) return null
  if (value.length < MIN_PASSWORD)
    throw new ConfigError(`ADMIN_PASSWORD must have at least ${MIN_PASSWORD} characters`)
  return value
}
