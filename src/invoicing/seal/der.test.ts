import { expect, it } from 'vitest'
import { childrenOf, der, integer, octets, oid, readDer, sequence, set, time } from './der'

it('writes known encodings', () => {
  expect(oid('1.2.840.113549.1.7.2').toString('hex')).toBe('06092a864886f70d010702')
  expect(oid('2.16.840.1.101.3.4.2.1').toString('hex')).toBe('0609608648016503040201')
  expect(integer(0).toString('hex')).toBe('020100')
  expect(integer(Buffer.from([0, 0, 0x80])).toString('hex')).toBe('02020080')
  expect(time(new Date('2049-12-31T23:59:59Z')).toString('latin1')).toContain('491231235959Z')
  expect(time(new Date('2050-01-01T00:00:00Z')).toString('latin1')).toContain('20500101000000Z')
})

it('sorts the members of a set', () => {
  expect(set(integer(2), integer(1))).toEqual(der(0x31, integer(1), integer(2)))
})

it.each([0, 1, 127, 128, 255, 256, 70_000])('reads back %i bytes', size => {
  const value = readDer(
    Buffer.concat([sequence(octets(Buffer.alloc(size)), integer(7)), Buffer.from([0, 0])]),
  )
  expect(childrenOf(value).map(child => child.body.length)).toEqual([size, 1])
})

it('refuses what is cut off', () => {
  expect(() => readDer(octets(Buffer.alloc(300)).subarray(0, 200))).toThrow(RangeError)
  expect(() => readDer(Buffer.from([0x30]))).toThrow(RangeError)
  expect(() => readDer(Buffer.from([0x30, 0x85, 1, 1, 1, 1, 1]))).toThrow(RangeError)
})
