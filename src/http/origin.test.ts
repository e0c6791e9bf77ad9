import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proxyList } from './origin'
import { clientAddress } from './request/client-address'

const trusted = proxyList(['10.0.0.1', '192.168.0.0/16', 'fd00::/8'])

test.each([
  ['without a proxy the header is not believed', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['behind a proxy the last address counts', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['what the visitor wrote on the left does not', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies', '::ffff:10.0.0.1', '6.6.6.6, 1.2.3.4, 192.168.7.7', '1.2.3.4'],
  ['over IPv6', 'fd00::5', '2001:db8::1', '2001:db8::1'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['nonsense in the header', '10.0.0.1', 'unknown', '10.0.0.1'],
])('%s', (_, remote, forwarded, expected) => {
  expect(clientAddress(remote, forwarded, trusted)).toBe(expected)
})

test('whatever is put before it, the address that the proxy saw wins', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (prefix, address) => {
      fc.pre(address !== '10.0.0.1' && !address.startsWith('192.168.'))
      expect(clientAddress('10.0.0.1', `${prefix}, ${address}`, trusted)).toBe(address)
    }),
  )
})
