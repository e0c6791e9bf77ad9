import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

test.each(['8.8.8.8', '2001:4860:4860::8888', '[2001:4860:4860::8888]', '::ffff:8.8.8.8'])(
  '%s is of the public Internet',
  ip => expect(isPublicAddress(ip)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1%eth0',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'localhost',
  '',
])('%s is not', ip => expect(isPublicAddress(ip)).toBe(false))
