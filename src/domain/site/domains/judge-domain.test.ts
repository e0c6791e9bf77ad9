import { expect, test } from 'vitest'
import type { DnsAnswer } from '../../dns-answer'
import { findingSentence } from './domain-finding'
import type { DomainLook, HostLook } from './domain-look'
import { judgeDomain } from './judge-domain'

const OURS = { v4: ['198.51.100.7'], v6: ['2001:db8::7'] }
const claim = { name: 'exemple.fr', www: false, token: 'abc' }
const none: DnsAnswer = { absent: 'record' }
const good: HostLook = { a: { values: ['198.51.100.7'] }, aaaa: none, cname: none, caa: none }
const proof: DnsAnswer = { values: ['v=spf1 -all', 'site-verification=abc'] }

const look = (host: Partial<HostLook> = {}, more: Partial<DomainLook> = {}): DomainLook => ({
  hosts: { 'exemple.fr': { ...good, ...host }, 'www.exemple.fr': good },
  txt: proof,
  ...more,
})

const said = (...looks: DomainLook[]) => {
  const { findings, ...verdict } = judgeDomain(claim, looks, OURS)
  return { ...verdict, sentences: findings.map(findingSentence) }
}

test('a domain whose records are as shown is proven and leads here', () => {
  expect(said(look(), look())).toEqual({ proven: true, here: true, unknown: false, sentences: [] })
  const both = look({ aaaa: { values: ['2001:db8::7'] } })
  expect(said(both)).toMatchObject({ here: true, sentences: [] })
})

test.each<[string, DomainLook, string]>([
  ['no name', look({ a: { absent: 'name' } }), 'Le nom exemple.fr n’existe pas encore'],
  ['no record', look({ a: none }), 'exemple.fr n’a pas encore d’adresse'],
  [
    'another address',
    look({ a: { values: ['203.0.113.9'] } }),
    'Le A de exemple.fr pointe encore vers 203.0.113.9\u00a0: mettez',
  ],
  [
    'one too many',
    look({ a: { values: ['198.51.100.7', '203.0.113.9'] } }),
    'pointe encore vers 203.0.113.9\u00a0: mettez',
  ],
  [
    'AAAA elsewhere',
    look({ aaaa: { values: ['2001:db8::9'] } }),
    'Le AAAA de exemple.fr mène ailleurs, vers 2001:db8::9',
  ],
  [
    'an alias',
    look({ a: { values: ['203.0.113.9'] }, cname: { values: ['parc.example.net'] } }),
    'est un alias (CNAME) de parc.example.net',
  ],
  ['servfail', look({ a: { failed: 'servfail' } }), 'répondent par une erreur'],
  ['timeout', look({ a: { failed: 'timeout' } }), 'ne répondent pas'],
  ['no proof', look({}, { txt: { absent: 'name' } }), 'Le TXT _site-verification.exemple.fr manque encore'],
  ['another proof', look({}, { txt: { values: ['site-verification=xyz'] } }), 'porte une autre valeur'],
  [
    'an authority',
    look({ caa: { values: ['digicert.com; a=b', ';'] } }),
    'ne permet de certificat qu’à digicert.com',
  ],
  ['no authority', look({ caa: { values: [';'] } }), 'interdit tout certificat'],
  [
    'www missing',
    look({}, { hosts: { 'exemple.fr': good, 'www.exemple.fr': { ...good, a: none } } }),
    'www.exemple.fr n’a pas encore',
  ],
])('what is wrong is said in one sentence: %s', (_, one, sentence) => {
  const { sentences } = said(one, one)
  expect(sentences).toEqual([expect.stringContaining(sentence)])
})

test('resolvers that disagree mean that the change is on its way; one that fails counts for nothing', () => {
  const old = look({ a: { values: ['203.0.113.9'] } })
  expect(said(look(), old)).toMatchObject({ here: false, sentences: [expect.stringContaining('se propage')] })
  expect(said(look(), look({ a: { failed: 'servfail' } }))).toMatchObject({ here: true })
  // A proof that one resolver alone reads proves nothing yet.
  expect(said(look(), look({}, { txt: none }))).toMatchObject({ proven: false })
})

test('nothing is concluded from a silence', () => {
  const silent = look({ a: { failed: 'timeout' } }, { txt: { failed: 'timeout' } })
  expect(said(silent, silent)).toMatchObject({ proven: false, here: false, unknown: true })
  expect(said(look({ a: { failed: 'servfail' } }))).toMatchObject({ unknown: false })
})

test('a CAA that names our authority, or an alias that leads to us, is right', () => {
  expect(said(look({ caa: { values: ['LetsEncrypt.org; validationmethods=http-01'] } })).sentences).toEqual(
    [],
  )
  expect(said(look({ cname: { values: ['exemple.fr'] } })).sentences).toEqual([])
})

test('a name below one that is bought needs no www', () => {
  const below = { name: 'boutique.exemple.fr', www: false, token: 'abc' }
  const looks = [{ hosts: { 'boutique.exemple.fr': good }, txt: proof }]
  expect(judgeDomain(below, looks, OURS)).toMatchObject({ here: true, findings: [] })
})
