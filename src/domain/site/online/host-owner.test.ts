import { expect, test } from 'vitest'
import { hostAddress, hostOwner, hostPlan } from './host-owner'

const plan = hostPlan('https://agence.example', 'sites.example')
const of = (host: string, asked = '/') => hostOwner(plan, asked, [host])
const site = { of: 'site', host: 'leveque.sites.example' }

test.each([
  'leveque.sites.example',
  'LEVEQUE.Sites.Example',
  'leveque.sites.example:8080',
  'leveque.sites.example:',
  'leveque.sites.example.',
  'leveque.sites.example.:443',
])('%s is the site', host => expect(of(host)).toEqual(site))

test.each([
  'agence.example',
  'AGENCE.example:443',
  'agence.example.',
  'sites.example',
  '127.0.0.1:3000',
  '[::1]:3000',
  '10.0.0.7',
  '',
])('%s is the agency’s', host => expect(of(host)).toEqual({ of: 'agency' }))

test('without a Host, as HTTP/1.0 may, it is the agency’s', () => {
  expect(hostOwner(plan, '/', [])).toEqual({ of: 'agency' })
})

test.each([
  '../leveque.sites.example',
  'a/b.sites.example',
  'l\u00e9v\u00eaque.sites.example',
  '%6ceveque.sites.example',
  '.sites.example',
  'a..sites.example',
])('%s is nobody’s site', host => expect(of(host)).toEqual({ of: 'site', host: '' }))

test('a name that only ends alike is another one’s', () => {
  expect(of('evilsites.example')).toEqual({ of: 'domain', host: 'evilsites.example' })
  expect(of('leveque.sites.example.evil.example')).toMatchObject({ of: 'domain' })
})

test('two Hosts, or a request line that names another host, are nobody’s', () => {
  expect(hostOwner(plan, '/', ['leveque.sites.example', 'agence.example'])).toEqual({ of: 'nobody' })
  expect(of('agence.example', 'https://leveque.sites.example/')).toEqual({ of: 'nobody' })
  expect(of('leveque.sites.example', 'https://leveque.sites.example:8443/')).toEqual(site)
  expect(of('leveque.sites.example', 'ftp://leveque.sites.example/')).toEqual({ of: 'nobody' })
  expect(of('leveque.sites.example', 'http://x@leveque.sites.example/')).toEqual({ of: 'nobody' })
})

test.each(['xn--', '256.256.256.256', 'a.0x', '[::1', 'a b'])(
  '%s, which no address can hold, is nobody’s',
  host => expect(of(host)).toEqual({ of: 'nobody' }),
)

test('a site answers as the agency’s address does', () => {
  expect(hostAddress('http://localhost:3000', 'leveque.localhost')).toBe('http://leveque.localhost:3000')
  expect(hostAddress('https://agence.example', 'leveque.sites.example')).toBe('https://leveque.sites.example')
})
