import { expect, onTestFinished, test } from 'vitest'
import { type StubName, stubDns } from '../../tests/support/servers/stub-dns'
import { dnsLookup } from './domain-lookup'

/** Nothing of ours is late, however busy the machine. */
const PATIENT = { timeout: 60_000, tries: 1 }
const SHORT = { timeout: 100, tries: 1 }

async function looked(names: Record<string, StubName>, host = 'exemple.test', patience = PATIENT) {
  const dns = await stubDns(new Map(Object.entries(names)))
  onTestFinished(dns.stop)
  const [look] = await dnsLookup([dns.server], patience).look([host], `_site-verification.${host}`)
  return { ...look?.hosts[host], txt: look?.txt }
}

test('every kind of record is read as it is', async () => {
  const names = {
    'exemple.test': { A: ['198.51.100.7'], AAAA: ['2001:db8::7'], CAA: ['letsencrypt.org'] },
    '_site-verification.exemple.test': { TXT: ['site-verification=abc', 'autre'] },
  }
  expect(await looked(names)).toEqual({
    a: { values: ['198.51.100.7'] },
    aaaa: { values: ['2001:db8::7'] },
    cname: { absent: 'record' },
    caa: { values: ['letsencrypt.org'] },
    txt: { values: ['site-verification=abc', 'autre'] },
  })
})

test('what is not there, an error and a silence are told apart', async () => {
  const { a, txt } = await looked({ 'exemple.test': {} })
  expect([a, txt]).toEqual([{ absent: 'record' }, { absent: 'name' }])
  expect(await looked({ 'exemple.test': 'servfail' })).toMatchObject({ a: { failed: 'servfail' } })
  expect(await looked({ 'exemple.test': 'silent' }, 'exemple.test', SHORT)).toMatchObject({
    a: { failed: 'timeout' },
  })
  const [nobody] = await dnsLookup(['127.0.0.1:1'], SHORT).look(['exemple.test'], '_x.exemple.test')
  expect(nobody).toMatchObject({ txt: { failed: 'timeout' } })
})

test('aliases are followed and told, and who may issue certificates is said by the nearest name', async () => {
  const names = {
    test: {},
    'exemple.test': { CAA: ['autorite.test'] },
    'www.exemple.test': { CNAME: ['parc.test'] },
    'parc.test': { A: ['203.0.113.9'] },
  }
  expect(await looked(names, 'www.exemple.test')).toMatchObject({
    a: { values: ['203.0.113.9'] },
    cname: { values: ['parc.test'] },
    caa: { values: ['autorite.test'] },
  })
})
