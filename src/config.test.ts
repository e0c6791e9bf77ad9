import { expect, test } from 'vitest'
import { readConfig } from './config'
import { ConfigError } from './config/config-error'

const S3 = { S3_BUCKET: 'pieces', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test.each([
  [{ ROLE: 'both' }, 'ROLE must be one of all, web, worker, not "both"'],
  [{ ROLE: 'web' }, 'ROLE=web needs DATABASE_URL: copies share one PostgreSQL'],
  [{ S3_BUCKET: 'pieces' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together'],
  [{ ...S3, S3_BUCKET: 'Pièces' }, 'S3_BUCKET must be the name of a bucket, not "Pièces"'],
  [
    { ...S3, S3_ENDPOINT: 's3.example.fr' },
    'S3_ENDPOINT must be an address that starts with http: or https:, not "s3.example.fr"',
  ],
  [
    { SITES_HOST: 'https://sites.example.fr' },
    'SITES_HOST must be the name of a host, not "https://sites.example.fr"',
  ],
  [{ SITES_ADDRESS: 'sites.example' }, 'SITES_ADDRESS must list IP addresses, not "sites.example"'],
  [
    { DNS_SERVERS: '9.9.9.9, dns.example:53' },
    'DNS_SERVERS must list addresses of resolvers, not "dns.example:53"',
  ],
  [{ SITES_HOST: '10.0.0.1' }, 'SITES_HOST must be the name of a host, not "10.0.0.1"'],
  [{ INBOX_URL: 'imaps://imap.example/INBOX' }, 'INBOX_URL must be imaps://user:password@host:port/MAILBOX'],
  [
    { INBOX_URL: 'imaps://reponses:geheim@imap.example', MAIL_FROM: 'a+b@agence.fr' },
    'INBOX_URL needs ?address=, the address of its mailbox without a plus: reponses@agence.fr',
  ],
  [
    { SMTP_URL: 'smpt://site:geheim@mail.example:587' },
    'SMTP_URL must be an address that starts with smtp: or smtps:, not "…@mail.example:587"',
  ],
  [
    { ALERT_WEBHOOK: 'hooks.example/services/geheim' },
    'ALERT_WEBHOOK must be an address that starts with http: or https:, not "hooks.example/…"',
  ],
  ...[
    'https://site.example/app',
    'https:/site.example',
    'https://site.example?page=1',
    'https://a.fr,b.fr',
  ].map((PUBLIC_URL): [Record<string, string>, string | RegExp] => [
    { PUBLIC_URL },
    /^PUBLIC_URL must be the address of the site alone, as https:\/\/site\.example, not "/,
  ]),
  [{ MAIL_FROM: 'Agence' }, 'MAIL_FROM must be an address, as Agence <contact@agence.fr>, not "Agence"'],
  [
    { MAIL_FROM: 'Agence <contact@agence.fr' },
    'MAIL_FROM must be an address, as Agence <contact@agence.fr>, not "Agence <contact@agence.fr"',
  ],
  [
    { BACKUP_RECIPIENT: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8q' },
    'BACKUP_RECIPIENT must be an age recipient, age1…',
  ],
  [
    { BACKUP_IDENTITY: 'AGE-SECRET-KEY-1GEHEIM' },
    'BACKUP_IDENTITY must be an age identity, AGE-SECRET-KEY-1…',
  ],
  [
    { DATABASE_URL: 'postgresql://site:ge,heim/word@a,b/site' },
    'DATABASE_URL must name its servers as host:port,host:port, and what is odd in its password as %40',
  ],
])('%o stops the start with one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(typeof line === 'string' ? new ConfigError(line) : line)
})

test('without settings one copy does everything, on its own disk', () => {
  expect(readConfig({})).toMatchObject({ role: 'all', s3: null, databaseUrl: null })
  expect(readConfig(S3).s3).toMatchObject({ endpoint: null, region: 'us-east-1', bucket: 'pieces' })
})

test.each([
  ['HTTPS://Site.Example', 'https://site.example'],
  ['https://site.example:443/', 'https://site.example'],
  ['https://site.example:8443', 'https://site.example:8443'],
  ['https://sitéligible.example', 'https://xn--sitligible-d7a.example'],
])('PUBLIC_URL=%s is spelled as browsers spell an origin', (PUBLIC_URL, origin) => {
  expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(origin)
})
