import { generateKeyPairSync } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { lookAtMail } from '~/domain/email/records/look-at-mail'
import { type MailAdvice, mailAdvice } from '~/domain/email/records/mail-advice'
import { type StubName, stubDns } from '../../tests/support/servers/stub-dns'
import { mailRecords } from './mail-records'

const keyOf = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')
const KEY = keyOf(2_048)

type Names = Record<string, StubName>

/** A domain whose mails arrive. */
const SOUND: Names = {
  'agence.example': {
    MX: ['10 mx.agence.example'],
    TXT: ['v=spf1 include:_spf.poste.example ip4:192.0.2.0/24 ~all', 'autre=1'],
  },
  'mx.agence.example': { A: ['192.0.2.1'] },
  '_spf.poste.example': { TXT: ['v=spf1 include:un.poste.example a mx -all'] },
  'un.poste.example': { TXT: ['v=spf1 ip6:2001:db8::/32 -all'] },
  's1._domainkey.agence.example': { TXT: [`v=DKIM1; k=rsa; p=${KEY}`] },
  '_dmarc.agence.example': { TXT: ['v=DMARC1; p=quarantine; rua=mailto:x@agence.example'] },
}

const spf = (record: string, more: Names = {}): Names => ({
  'agence.example': { MX: ['10 mx.agence.example'], TXT: [record] },
  ...more,
})
const many = Array.from({ length: 11 }, (_, n) => `include:n${n}.poste.example`)

/** What is set up in a wrong way, and what is said of it. */
const FAULTS: [
  name: string,
  names: Names | ((sound: Names) => Names),
  record: MailAdvice['record'],
  says: RegExp,
][] = [
  ['a domain that does not exist', () => ({}), 'MX', /n’existe pas/],
  ['no MX', { 'agence.example': { TXT: ['v=spf1 mx ~all'] } }, 'MX', /aucun MX/],
  ['a null MX', { 'agence.example': { MX: ['0 .'], TXT: ['v=spf1 -all'] } }, 'MX', /MX nul/],
  ['an MX without an address', { 'mx.agence.example': {} }, 'MX', /mx\.agence\.example n’a pas d’adresse/],
  ['no SPF', spf('autre=1'), 'SPF', /aucun SPF/],
  [
    'two SPF records',
    { 'agence.example': { MX: ['10 mx.agence.example'], TXT: ['v=spf1 mx ~all', 'v=spf1 a ~all'] } },
    'SPF',
    /2 enregistrements SPF/,
  ],
  [
    'more than ten look-ups',
    spf(
      `v=spf1 ${many.join(' ')} ~all`,
      Object.fromEntries(many.map(term => [term.slice(8), { TXT: ['v=spf1 -all'] }])),
    ),
    'SPF',
    /11 recherches/,
  ],
  ['includes in a circle', spf('v=spf1 include:agence.example ~all'), 'SPF', /recherches, dix au plus/],
  ['an include of nothing', spf('v=spf1 include:parti.example ~all'), 'SPF', /renvoie à parti\.example/],
  ['everybody may send', spf('v=spf1 mx +all'), 'SPF', /n’importe qui/],
  ['an SPF without an end', spf('v=spf1 mx'), 'SPF', /ne finit pas/],
  [
    'a term that nobody understands',
    spf('v=spf1 mx inclure:poste.example ~all'),
    'SPF',
    /«\sinclure:poste\.example\s», que personne/,
  ],
  [
    'no DKIM key',
    sound => without(sound, 's1._domainkey.agence.example'),
    'DKIM',
    /Aucune clé DKIM sous s1\._domainkey/,
  ],
  [
    'a key that was revoked',
    { 's1._domainkey.agence.example': { TXT: ['v=DKIM1; p='] } },
    'DKIM',
    /révoquée/,
  ],
  [
    'a key that is too short',
    { 's1._domainkey.agence.example': { TXT: [`v=DKIM1; p=${keyOf(512)}`] } },
    'DKIM',
    /512 bits/,
  ],
  [
    'a key that was cut',
    { 's1._domainkey.agence.example': { TXT: [`v=DKIM1; p=${KEY.slice(0, 200)}`] } },
    'DKIM',
    /coupée/,
  ],
  ['no DMARC', sound => without(sound, '_dmarc.agence.example'), 'DMARC', /aucun DMARC/],
  [
    'two DMARC records',
    { '_dmarc.agence.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } },
    'DMARC',
    /2 enregistrements DMARC/,
  ],
  [
    'a DMARC without a policy',
    { '_dmarc.agence.example': { TXT: ['v=DMARC1; rua=mailto:x@y.example'] } },
    'DMARC',
    /pas de politique/,
  ],
  [
    'a DMARC that only watches',
    { '_dmarc.agence.example': { TXT: ['v=DMARC1; p=none'] } },
    'DMARC',
    /ne fait qu’observer/,
  ],
  ['a name server that fails', { '_dmarc.agence.example': 'servfail' }, 'DMARC', /n’a pas répondu/],
]

const without = (names: Names, gone: string): Names =>
  Object.fromEntries(Object.entries(names).filter(([name]) => name !== gone))

async function adviceOn(names: Names, selector: string | null = 's1') {
  const dns = await stubDns(new Map(Object.entries(names)))
  onTestFinished(dns.stop)
  const resolver = mailRecords([dns.server], { timeout: 10_000, tries: 2 })
  const found = mailAdvice(await lookAtMail(resolver, 'agence.example', selector), {
    ...{ host: 'smtp.poste.example', reports: 'bonjour@agence.example' },
  })
  return Object.fromEntries(found.map(line => [line.record, line]))
}

it('has nothing to say of a domain that is set up well', async () => {
  const advice = await adviceOn(SOUND)
  expect(Object.keys(advice)).toEqual(['MX', 'SPF', 'DKIM', 'DMARC'])
  expect(Object.values(advice).map(({ sentence }) => sentence)).toEqual([null, null, null, null])
})

it.each(FAULTS)('names %s', async (_name, names, record, says) => {
  const advice = await adviceOn(typeof names === 'function' ? names(SOUND) : { ...SOUND, ...names })
  expect(advice[record]?.sentence).toMatch(says)
})

it('gives the records to copy, and says where the selector is not set', async () => {
  const advice = await adviceOn({ 'agence.example': {} }, null)
  expect(advice.SPF?.copy).toEqual({
    name: 'agence.example',
    type: 'TXT',
    value: 'v=spf1 mx a:smtp.poste.example ~all',
  })
  expect(advice.DMARC?.copy).toEqual({
    ...{ name: '_dmarc.agence.example', type: 'TXT' },
    value: 'v=DMARC1; p=quarantine; rua=mailto:bonjour@agence.example',
  })
  expect(advice.DKIM?.sentence).toMatch(/DKIM_SELECTOR/)
})
