import { expect, test } from 'vitest'
import { outageOf } from './outage'

const failure = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more })

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s is a full disk: 507', code => {
  expect(outageOf(failure(code))).toMatchObject({ status: 507, code: 'storage-full' })
})

const PASSING = [
  ...[
    'EIO',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENETDOWN',
    'ECONNABORTED',
    'EAI_AGAIN',
    'ENOTFOUND',
  ],
  ...[
    '08006',
    '57P01',
    '57P03',
    '57014',
    '53300',
    '25006',
    '40001',
    '40P01',
    '55P03',
    '3D000',
    'XX000',
    'XX001',
  ],
]

test.each(PASSING)('%s passes: 503', code => {
  expect(outageOf(failure(code))).toMatchObject({ status: 503, code: 'unavailable' })
})

test('the driver’s sentences, a missing socket and wrapped errors are recognised', () => {
  expect(outageOf(new Error('Connection terminated unexpectedly'))?.status).toBe(503)
  expect(outageOf(failure('ENOENT', { syscall: 'connect' }))?.status).toBe(503)
  expect(outageOf(new Error('write failed', { cause: failure('ENOSPC') }))?.status).toBe(507)
})

test('our own mistakes are no outage', () => {
  expect(outageOf(new TypeError('x is not a function'))).toBeNull()
  expect(outageOf(failure('ENOENT', { syscall: 'open' }))).toBeNull()
  for (const code of ['23505', '22P02', '42P01']) expect(outageOf(failure(code))).toBeNull()
  expect(outageOf('text')).toBeNull()
})
