import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { array, boolean, object, optional, regex, safeParse, string } from 'zod/mini'
import type { Agency } from '~/domain/agency'

/** Everything the environment decides, read once at start (DECISIONS.md section 10). */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  agency: Agency
  /** Absolute; null: each dossier is handed over by hand. */
  aidBodiesFile: string | null
  /** Absolute. */
  dataDir: string
  /** Null: the embedded server under the data folder. */
  databaseUrl: string | null
  /** What this copy does: serve visitors, run what happens later, or both. */
  role: Role
  /** Null: files lie under the data folder. */
  s3: S3Settings | null
  /** Null: generated and printed once. */
  adminPassword: string | null
  /** An age identity; null: generated in the data folder. */
  filesKey: string | null
  /** Null: messages are written to the data folder. */
  smtpUrl: string | null
  mailFrom: string
  seal: {
    certificateFile: string | null
    keyFile: string | null
    passphrase: string | null
    tsaUrl: string | null
  }
  /** False only on a loopback PUBLIC_URL (DECISIONS.md section 10). */
  rateLimits: boolean
  /** `tcp://host:3310` or `unix:///path`; null: pieces are not scanned. */
  clamdUrl: string | null
  /** Whether test dossiers can be made. */
  diagnostics: boolean
  /** Null: figures are for this machine alone. */
  metricsToken: string | null
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
  /** The age identity that opens them; read by the restore command only. */
  backupIdentity: string | null
  logLevel: string
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

/** A bad setting: its message is the one line that the operator reads. */
export class ConfigError extends Error {}

/** The folder that holds package.json: content, build and the default data folder lie under it. */
export const appRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

/** As package.json says. */
export const appVersion: string = JSON.parse(readFileSync(join(appRoot, 'package.json'), 'utf8')).version

/** @throws ConfigError with one clear line when a value cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = readPort(env.PORT || '3000')
  const agency = readAgency(env.AGENCY_FILE || join(appRoot, 'agency.json'))
  const publicUrl = readUrl('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`, ['http:', 'https:'])
  return {
    production: env.NODE_ENV !== 'development',
    port,
    host: env.HOST || 'localhost',
    publicUrl,
    agency,
    aidBodiesFile: env.AID_BODIES_FILE ? resolve(env.AID_BODIES_FILE) : null,
    dataDir: resolve(env.DATA_DIR || join(appRoot, 'data')),
    databaseUrl: optionalUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    role: readRole(env),
    s3: readS3(env),
    adminPassword: readPassword(env.ADMIN_PASSWORD),
    filesKey: env.FILES_KEY || null,
    smtpUrl: optionalUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || `${agency.brand} <${agency.email}>`,
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
    metricsToken: env.METRICS_TOKEN || null,
    storageBytes: readGigabytes('STORAGE_LIMIT_GB', env.STORAGE_LIMIT_GB || '500'),
    trustedProxies: readProxies(env.TRUSTED_PROXIES || ''),
    totpSecret: readTotpSecret(env.ADMIN_TOTP_SECRET),
    backupRecipient: env.BACKUP_RECIPIENT || null,
    backupIdentity: env.BACKUP_IDENTITY || null,
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

function readPort(value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ConfigError(`PORT must be a port number, not "${value}"`)
  return port
}

function readUrl(name: string, value: string, protocols: string[]): string {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.join(' or ')}, not "${value}"`,
    )
  }
  return value.replace(/\/+$/, '')
}

/** Copies that share the work need a database that all of them reach. */
function readRole({ ROLE, DATABASE_URL }: NodeJS.ProcessEnv): Role {
  const role = oneOf('ROLE', ROLE || 'all', ['all', 'web', 'worker']) as Role
  if (role !== 'all' && !DATABASE_URL)
    throw new ConfigError(`ROLE=${role} needs DATABASE_URL: copies share one PostgreSQL`)
  return role
}

function readS3(env: NodeJS.ProcessEnv): S3Settings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return null
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, not "${S3_BUCKET}"`)
  return {
    endpoint: optionalUrl('S3_ENDPOINT', S3_ENDPOINT, ['http:', 'https:']),
    region: S3_REGION || 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function readRateLimits(value: string, publicUrl: string): boolean {
  const limits = oneOf('RATE_LIMITS', value, ['on', 'off']) === 'on'
  const { hostname } = new URL(publicUrl)
  if (!limits && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
    throw new ConfigError(`RATE_LIMITS=off needs a PUBLIC_URL on this machine, not "${publicUrl}"`)
  return limits
}

const readRegistryUrl = (value: string) =>
  value === 'off' ? null : readUrl('COMPANY_REGISTRY_URL', value, ['http:', 'https:'])

const optionalUrl = (name: string, value: string | undefined, protocols: string[]) =>
  value ? readUrl(name, value, protocols) : null

function oneOf(name: string, value: string, allowed: string[]): string {
  if (!allowed.includes(value))
    throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return value
}

function readPassword(value: string | undefined): string | null {
  if (!value) return null
  if (value.length < MIN_PASSWORD)
    throw new ConfigError(`ADMIN_PASSWORD must have at least ${MIN_PASSWORD} characters`)
  return value
}

function readGigabytes(name: string, value: string): number {
  const gigabytes = Number(value)
  if (!(gigabytes > 0)) throw new ConfigError(`${name} must be a number of gigabytes, not "${value}"`)
  return gigabytes * 1e9
}

function readProxies(value: string): string[] {
  const entries = value.split(/[\s,]+/).filter(Boolean)
  for (const entry of entries) {
    const [address = '', prefix, more] = entry.split('/')
    const bits = isIP(address) === 6 ? 128 : 32
    const network = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
    if (isIP(address) === 0 || !network || more !== undefined)
      throw new ConfigError(`TRUSTED_PROXIES must list addresses or networks, not "${entry}"`)
  }
  return entries
}

/** Base 32 (RFC 4648), as authenticator applications take it; at least 128 bits (RFC 4226, section 4). */
function readTotpSecret(value: string | undefined): Buffer | null {
  if (!value) return null
  const letters = value.replace(/[\s=]/g, '').toUpperCase()
  if (!/^[A-Z2-7]{26,}$/.test(letters))
    throw new ConfigError('ADMIN_TOTP_SECRET must be at least 26 letters of base 32 (A to Z, 2 to 7)')
  const bits = [...letters].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)))
}

const text = string().check(regex(/\S/, 'must not be empty'))

const agencySchema = object({
  demonstration: boolean(),
  brand: text,
  legal_name: text,
  legal_form: text,
  capital: text,
  address: object({ street: text, postal_code: text, city: text }),
  siren: string().check(regex(/^\d{9}$/, 'must be nine digits')),
  siret: string().check(regex(/^\d{14}$/, 'must be fourteen digits')),
  rcs_city: text,
  vat_number: text,
  vat_on_debits: boolean(),
  iban: string().check(regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN without spaces')),
  bic: text,
  telephone: text,
  email: text,
  publication_director: text,
  dpo: object({ name: text, email: text }),
  host: object({ name: text, address: text, telephone: text }),
  offer: object({
    domain_ownership: optional(text),
    content_ownership: optional(text),
    commitment: optional(text),
    exit: optional(text),
    yearly_cost: optional(text),
    included: optional(array(text)),
  }),
})

function readAgency(file: string): Agency {
  const path = resolve(file)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError(`AGENCY_FILE ${path} cannot be read: ${(error as Error).message}`)
  }
  const result = safeParse(agencySchema, json)
  if (result.success) return result.data as Agency
  const [issue] = result.error.issues
  throw new ConfigError(`AGENCY_FILE ${path}: ${issue?.path.join('.')} ${issue?.message}`)
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new ConfigError('package.json not found above the program')
  return findRoot(parent)
}
