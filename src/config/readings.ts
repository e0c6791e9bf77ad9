import { isIP } from 'node:net'
import { Decrypter, Encrypter } from 'age-encryption'
import { isOneOf } from '~/domain/closed-list'
import { bareAddress } from '~/domain/inbox/reply-address'
import type { SitesAddresses } from '~/domain/site/domains/judge-domain'
import { parsedUrl } from '~/domain/text/parsed-url'
import { ConfigError } from './config-error'

// How one setting is read. Each throws ConfigError with one clear line when its value cannot be used.

export function readPort(value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ConfigError(`PORT must be a port number, not "${value}"`)
  return port
}

export function readUrl(name: string, value: string, protocols: string[]): string {
  if (!protocols.includes(parsedUrl(value)?.protocol ?? '')) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.join(' or ')}, not "${withoutSecrets(value)}"`,
    )
  }
  return value.replace(/\/+$/, '')
}

/**
 * Where visitors reach the site, without a slash at the end: paths are put behind it. It is spelled as a browser spells an
 * origin: with « HTTPS://… » cookies would not be Secure.
 */
export function readPublicUrl(value: string): string {
  const url = readUrl('PUBLIC_URL', value, ['http:', 'https:'])
  if (!/^https?:\/\/[^/?#@,\s]+$/i.test(url))
    throw new ConfigError(
      `PUBLIC_URL must be the address of the site alone, as https://site.example, not "${withoutSecrets(value)}"`,
    )
  return new URL(url).origin
}

/** `contact@agence.fr`, or `Agence <contact@agence.fr>`. */
export function readMailFrom(value: string): string {
  if (!/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(bareAddress(value)))
    throw new ConfigError(`MAIL_FROM must be an address, as Agence <contact@agence.fr>, not "${value}"`)
  return value
}

/** `age1…`: the first copy would be the first to say that nothing can be encrypted to it. */
export const readRecipient = (value: string | undefined) =>
  readAgeKey('BACKUP_RECIPIENT must be an age recipient, age1…', value, key =>
    new Encrypter().addRecipient(key),
  )

/** `AGE-SECRET-KEY-1…`; the line that says what is wrong shows nothing of it. */
export const readIdentity = (value: string | undefined) =>
  readAgeKey('BACKUP_IDENTITY must be an age identity, AGE-SECRET-KEY-1…', value, key =>
    new Decrypter().addIdentity(key),
  )

function readAgeKey(line: string, value: string | undefined, take: (key: string) => void): string | null {
  if (!value) return null
  try {
    take(value)
  } catch {
    throw new ConfigError(line)
  }
  return value
}

/** The name of a host, in small letters; an international one as it is asked for (xn--…). */
export function readHost(name: string, value: string): string {
  const host = value.toLowerCase().replace(/\.$/, '')
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  if (!new RegExp(`^${label}(?:\\.${label})*$`).test(host) || /^[\d.]+$/.test(host))
    throw new ConfigError(`${name} must be the name of a host, not "${value}"`)
  return host
}

/** An address with a mistake in it may hold a password or a token all the same, and the line that says so stays in a log. */
const withoutSecrets = (value: string) => value.replace(/^.*@/s, '…@').replace(/([^:/])[/?#].*$/s, '$1/…')

export const optionalUrl = (name: string, value: string | undefined, protocols: string[]) =>
  value ? readUrl(name, value, protocols) : null

/** @param former QUALIFIER_URL, whose name said one of its uses */
export function readLanguageModel(url: string | undefined, former: string | undefined): string | null {
  if (former) throw new ConfigError('QUALIFIER_URL is called LANGUAGE_MODEL_URL now: rename it')
  return optionalUrl('LANGUAGE_MODEL_URL', url, ['http:', 'https:'])
}

/** One server, or several with a comma between them, as libpq takes them. */
export function readDatabaseUrl(name: string, value: string | undefined): string | null {
  const several = /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(value ?? '')?.[1]?.split(',') ?? []
  if (!value || several.length < 2) return optionalUrl(name, value, ['postgres:', 'postgresql:'])
  for (const host of several) {
    if (host === '' || parsedUrl(`postgresql://${host}/`) === null)
      throw new ConfigError(
        `${name} must name its servers as host:port,host:port, and what is odd in its password as %40`,
      )
  }
  return value
}

export function oneOf<const Member extends string>(
  name: string,
  value: string,
  allowed: readonly Member[],
): Member {
  if (!isOneOf(allowed, value))
    throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return value
}

export function readGigabytes(name: string, value: string): number {
  const gigabytes = Number(value)
  if (!(gigabytes > 0)) throw new ConfigError(`${name} must be a number of gigabytes, not "${value}"`)
  return gigabytes * 1e9
}

export function readProxies(value: string): string[] {
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

/** Where clients' sites are reached: IPv4 and IPv6 addresses, as the DNS writes them. */
export function readAddresses(name: string, value: string): SitesAddresses {
  const addresses = value.split(/[\s,]+/).filter(Boolean)
  for (const address of addresses)
    if (isIP(address) === 0) throw new ConfigError(`${name} must list IP addresses, not "${address}"`)
  return {
    v4: addresses.filter(address => isIP(address) === 4),
    // In one spelling, that in which resolvers answer.
    v6: addresses
      .filter(address => isIP(address) === 6)
      .map(v6 => new URL(`http://[${v6}]`).hostname.slice(1, -1)),
  }
}

/** Resolvers: `9.9.9.9`, `127.0.0.1:5353`, `[2620:fe::fe]:53`. */
export function readResolvers(name: string, value: string): string[] {
  const servers = value.split(/[\s,]+/).filter(Boolean)
  for (const server of servers) {
    const [, v6, v4] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(server) ?? []
    if (isIP(v6 ?? v4 ?? server) === 0)
      throw new ConfigError(`${name} must list addresses of resolvers, not "${server}"`)
  }
  return servers
}

/** As Standard Webhooks writes a symmetric secret: 24 to 64 bytes in base64, `whsec_` before it or not. */
export function readTelephonySecret(value: string | undefined): string | null {
  if (!value) return null
  const key = value.replace(/^whsec_/, '')
  if (!/^[A-Za-z0-9+/]{32,}={0,2}$/.test(key))
    throw new ConfigError(
      'TELEPHONY_SECRET must be at least 24 bytes in base64, with or without whsec_ before',
    )
  return value
}

/** Base 32 (RFC 4648), as authenticator applications take it; at least 128 bits (RFC 4226, section 4). */
export function readTotpSecret(value: string | undefined): Buffer | null {
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

/** Budgets are lifted for tests alone. */
export function readRateLimits(value: string, publicUrl: string): boolean {
  const limits = oneOf('RATE_LIMITS', value, ['on', 'off']) === 'on'
  if (!limits && !isThisMachine(publicUrl))
    throw new ConfigError(`RATE_LIMITS=off needs a PUBLIC_URL on this machine, not "${publicUrl}"`)
  return limits
}

/** Pages in private networks are asked by tests alone. */
export function readAidsWatch(value: string, publicUrl: string): 'on' | 'off' | 'local' {
  const watch = oneOf('AIDS_WATCH', value, ['on', 'off', 'local'])
  if (watch === 'local' && !isThisMachine(publicUrl))
    throw new ConfigError(`AIDS_WATCH=local needs a PUBLIC_URL on this machine, not "${publicUrl}"`)
  return watch
}

/** Whether an address of the web leads to this machine alone. */
export const isThisMachine = (publicUrl: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname)
