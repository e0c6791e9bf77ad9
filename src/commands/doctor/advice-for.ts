import type { Config } from '~/config'
import { unsaidTerms } from '~/domain/agency'
import { identityGap } from '~/domain/first-day'
import { shareName } from '~/domain/site/domains/parse-domain'
import type { Finding } from './finding'

/** What works, and should be otherwise on a site that is open to the public. */
export function adviceFor(config: Config): Finding[] {
  const points: [boolean, string, string][] = [
    [
      identityGap(config.agency) === 'demonstration',
      'Identity',
      'complete agency.json before opening to the public',
    ],
    [
      unsaidTerms(config.agency).length > 0,
      'Offer',
      `complete offer in agency.json, or at /admin-dashboard/offre, until then nobody can sign (article 3 of the terms): ${unsaidTerms(config.agency).join(', ')}`,
    ],
    [
      !config.publicUrl.startsWith('https:'),
      'Address',
      'set PUBLIC_URL to the https address that visitors use',
    ],
    [config.filesKey === null, 'Place of the key', 'set FILES_KEY: it now lies beside what it protects'],
    [config.smtpUrl === null, 'E-mail', 'set SMTP_URL: messages are written to the data folder'],
    [
      config.smtpUrl !== null && config.inbox === null,
      'Answers by mail',
      'set INBOX_URL: what clients answer goes to the agency’s mailbox and stands in no dossier',
    ],
    [
      config.inbox !== null && config.inbox.address === config.agency.email.toLowerCase(),
      'Mailbox of answers',
      'give INBOX_URL a mailbox of its own: what arrives in it is laid aside',
    ],
    [config.clamdUrl === null, 'Virus scanner', 'set CLAMD_URL: pieces are not scanned'],
    [
      config.seal.certificateFile === null,
      'Seal',
      'set SEAL_CERTIFICATE and SEAL_KEY: readers do not know ours',
    ],
    [
      config.diagnostics && !config.agency.demonstration,
      'Test pages',
      'set DIAGNOSTICS=off when you are done: anybody can make test dossiers',
    ],
    [
      config.adminPassword !== null && isWeak(config.adminPassword),
      'Password',
      'choose an ADMIN_PASSWORD of 14 characters or more that is no word with figures behind it',
    ],
    [
      config.totpSecret === null,
      'Second factor',
      'set ADMIN_TOTP_SECRET: the master password alone opens everything',
    ],
    [
      config.publicUrl.startsWith('https:') && config.trustedProxies.length === 0,
      'Proxy',
      'set TRUSTED_PROXIES to the proxy that ends https: all its visitors count as one address now',
    ],
    [
      config.languageModelUrl === null && !config.agency.demonstration,
      'Language model',
      'set LANGUAGE_MODEL_URL: nothing carries the claim that contacts are qualified by AI',
    ],
    [
      shareName(new URL(config.publicUrl).hostname, config.sitesHost),
      'Clients’ sites',
      'give SITES_HOST a domain of its own: below that of PUBLIC_URL clients’ sites could set cookies for the agency',
    ],
    [
      config.sitesAddresses === null,
      'Clients’ domains',
      'set SITES_ADDRESS to the addresses of the web server: until then no client can link his domain',
    ],
    [!config.rateLimits, 'Budgets', 'leave RATE_LIMITS=off to tests'],
  ]
  return points.flatMap(([open, what, remedy]) => (open ? [{ what, state: 'advice' as const, remedy }] : []))
}

/** Short, or one word with a few figures or signs around it: what a list of guesses begins with. */
const isWeak = (password: string) =>
  password.length < 14 || new Set(password).size < 8 || /^[\W\d_]*\p{L}+[\W\d_]*$/u.test(password)
