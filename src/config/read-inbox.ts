import { bareAddress } from '~/domain/inbox/reply-address'
import { ConfigError } from './config-error'
import { isThisMachine, optionalUrl } from './readings'

/** The mailbox where answers arrive, as INBOX_URL says it. */
export interface InboxSettings {
  host: string
  port: number
  secure: boolean
  /** Whether a connection that is not encrypted is refused. */
  encrypted: boolean
  user: string
  password: string
  /** `INBOX`. */
  mailbox: string
  /** What answers are addressed to, before their tags: `reponses@agence.fr`. */
  address: string
  /** authserv-ids of the servers whose word on a sender is believed (RFC 8601). */
  servers: string[]
}

const PORTS: Record<string, number> = { 'imap:': 143, 'imaps:': 993 }

/**
 * INBOX_URL: `imaps://user:password@host:993/INBOX?address=reponses@agence.fr&authserv=mx.agence.fr`. Without `address` it is
 * the user's name where that is one, else the address of MAIL_FROM.
 * @throws ConfigError with one clear line
 */
export function readInbox(value: string | undefined, mailFrom: string): InboxSettings | null {
  const written = optionalUrl('INBOX_URL', value, ['imap:', 'imaps:'])
  if (!written) return null
  const url = new URL(written)
  const user = decodeURIComponent(url.username)
  if (user === '' || url.password === '' || url.hostname === '')
    throw new ConfigError('INBOX_URL must be imaps://user:password@host:port/MAILBOX')
  const address = (
    url.searchParams.get('address') ?? (user.includes('@') ? user : bareAddress(mailFrom))
  ).toLowerCase()
  if (!/^[a-z0-9._-]+@[a-z0-9.-]+$/.test(address))
    throw new ConfigError(
      'INBOX_URL needs ?address=, the address of its mailbox without a plus: reponses@agence.fr',
    )
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : (PORTS[url.protocol] ?? 993),
    secure: url.protocol === 'imaps:',
    encrypted: !isThisMachine(`http://${url.host}`),
    ...{ user, password: decodeURIComponent(url.password) },
    mailbox: decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX',
    address,
    servers: url.searchParams
      .getAll('authserv')
      .map(name => name.toLowerCase())
      .concat(url.searchParams.has('authserv') ? [] : [url.hostname, address.split('@')[1] ?? '']),
  }
}
