import { expect, test } from 'vitest'
import { formatOfBytes, formatOfName } from './document-format'

test.each([
  ['kbis.pdf', 'application/pdf'],
  ['SCAN.PDF', 'application/pdf'],
  ['photo.final.JPEG', 'image/jpeg'],
  ['photo.jpg', 'image/jpeg'],
  ['rib.png', 'image/png'],
  ['rib.png.exe', null],
  ['photo.heic', null],
  ['constructor', null],
  ['pdf.', null],
  ['', null],
])('the name %j announces %s', (name, format) => {
  expect(formatOfName(name)).toBe(format)
})

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

test.each([
  [bytes('%PDF-1.7\n'), 'application/pdf'],
  [bytes('x'.repeat(1_000), '%PDF-1.4'), 'application/pdf'],
  [bytes('x'.repeat(1_024), '%PDF-1.4'), null],
  [bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  [bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  [bytes([0x89], 'PNG\n', [0x1a], '\n'), null],
  [bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  [bytes([0xff, 0xd8]), null],
  [bytes(), null],
])('first bytes, case %#', (head, format) => {
  expect(formatOfBytes(head)).toBe(format)
})
