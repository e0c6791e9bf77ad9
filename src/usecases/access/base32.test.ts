import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from './base32'

/** RFC 4648, section 10. */
test('five bytes are eight letters, and come back', () => {
  expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(fromBase32('MZXW6YTB').toString()).toBe('fooba')
})
