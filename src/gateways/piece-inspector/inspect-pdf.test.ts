import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jpegFile, noiseOf, pdfFile, pngFile } from '../../../tests/support/files/files'
import { deceivingFiles } from '../../../tests/support/files/hostile-files'
import { inspectBytes } from './inspect-bytes'

test.each(deceivingFiles().map(file => [file.what, file] as const))(
  '%s is flagged',
  async (_, { name, bytes, flag }) => {
    expect(await look(name, bytes)).toContain(flag)
  },
)

test('honest pieces have no flag, a long compressed one either', async () => {
  expect(await look('a.pdf', pdfFile())).toEqual([])
  expect(await look('a.pdf', pdfFile(500_000))).toEqual([])
  expect(await look('a.pdf', pdfWith(`<< /Length 10000000 >>\nstream\n`, noiseOf(10_000_000)))).toEqual([])
  expect(await look('a.png', pngFile())).toEqual([])
  expect(await look('a.jpg', jpegFile())).toEqual([])
})

const SCRIPT = '5 0 << /S /JavaScript /JS (x) >>'
const hex = (text: string) => Buffer.from(`${Buffer.from(text).toString('hex')}>`)

test.each([
  ['hex', '/ASCIIHexDecode', hex(SCRIPT)],
  ['hex, abbreviated', '/AHx', hex(SCRIPT)],
  ['compressed and in hex', '[/ASCIIHexDecode /FlateDecode]', hex(deflateSync(SCRIPT).toString('latin1'))],
  ['a filter of its own making', '/Rot13Decode', Buffer.from(SCRIPT)],
  ['a filter that stands elsewhere', '7 0 R', Buffer.from(SCRIPT)],
  ['a filter written with escapes', '/ASCII#48exDecode', hex(SCRIPT)],
  ['ASCII85', '/ASCII85Decode', Buffer.from(ascii85(SCRIPT))],
])('a script hidden by %s is flagged, or the piece is unparseable', async (_, filter, data) => {
  for (const type of ['/Type /ObjStm', '/Type /Obj#53tm', '']) {
    const piece = pdfWith(`<< ${type} /N 1 /First 4 /Filter ${filter} >>\nstream\n`, data)
    expect(await look('a.pdf', piece)).toContainEqual(expect.stringMatching(/^(active|unparseable)$/))
  }
})

const look = (name: string, bytes: Buffer) =>
  inspectBytes(name.endsWith('.pdf') ? 'application/pdf' : 'image/png', bytes)

/** A page, and one more object with a stream. */
function pdfWith(head: string, data: Buffer): Buffer {
  const plain = pdfFile()
  const at = plain.indexOf('%xxx')
  const object = Buffer.concat([Buffer.from(`4 0 obj\n${head}`), data, Buffer.from('\nendstream\nendobj\n')])
  return Buffer.concat([plain.subarray(0, at), object, plain.subarray(at)])
}

function ascii85(text: string): string {
  const bytes = Buffer.from(text)
  let out = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const part = Buffer.alloc(4)
    bytes.copy(part, 0, at, Math.min(at + 4, bytes.length))
    let word = part.readUInt32BE()
    let five = ''
    for (let place = 0; place < 5; place++) {
      five = String.fromCharCode(33 + (word % 85)) + five
      word = Math.floor(word / 85)
    }
    out += five.slice(0, 1 + Math.min(4, bytes.length - at))
  }
  return `${out}~>`
}
