import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngFile } from '../../../tests/support/files/files'
import { inspectBytes } from './inspect-bytes'

const MB = 1_000_000

const closed = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map(part => Buffer.from(part)),
    Buffer.from('\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

const objectStream = (filter: string, data: Buffer) => [
  `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${data.length} >>\nstream\n`,
  data,
  '\nendstream\nendobj\n',
]

function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(pngFile())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.alloc(64), Buffer.from([0xff, 0xd9])])
}

const zeros = deflateSync(Buffer.alloc(64 * MB))

test.each([
  ['object streams begun and never ended', closed('/ObjStm stream\n'.repeat(20_000))],
  ['brackets without end', closed('['.repeat(MB))],
  ['dictionaries in dictionaries', closed('1 0 obj\n', '<< /A '.repeat(100_000))],
  ['a stream that grows a thousand times', closed(...objectStream('/FlateDecode', zeros))],
  ['a stream packed twice', closed(...objectStream('[/FlateDecode /FlateDecode]', deflateSync(zeros)))],
  ['letters that become four bytes', closed(...objectStream('/ASCII85Decode', Buffer.alloc(MB * 3, 'z')))],
  [
    'digits in digits',
    closed(...objectStream(`[${'/ASCIIHexDecode '.repeat(400)}]`, Buffer.alloc(MB, '33'))),
  ],
])('of a PDF with %s, in this very thread, the end is soon', async (_, bytes) => {
  const start = process.cpuUsage()
  expect(await inspectBytes('application/pdf', bytes)).toContainEqual(
    expect.stringMatching(/^(oversized|unparseable)$/),
  )
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(5_000)
})

test.each([
  ['image/png', png(60_000, 60_000)],
  ['image/png', png(0xffff_ffff, 0xffff_ffff)],
  ['image/jpeg', jpeg(65_535, 65_535)],
] as const)('a %s that says it is enormous is not decoded', async (type, bytes) => {
  expect(await inspectBytes(type, bytes)).toContain('oversized')
})
