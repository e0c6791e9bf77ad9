import { deflateSync } from 'node:zlib'

const SIZE = 10 * 1024 * 1024

/** PDFs of 10 MB that hang, or fill the memory of, whoever opens them without care. */
export const pdfBombs: Record<string, () => Buffer> = {
  'an object stream begun half a million times': () => fill('/ObjStm stream\n'),
  'brackets without end': () => fill('['),
  'a stream that grows a million times': () => {
    const once = deflateSync(Buffer.alloc(512 * 1024 * 1024))
    return packed(
      Buffer.concat([deflateSync(once), Buffer.alloc(SIZE - 20_000, 32)]),
      '[/FlateDecode /FlateDecode]',
    )
  },
  'five hundred streams of 8 MB each': () => {
    const part = stream(deflateSync(Buffer.alloc(8_000_000)), '/FlateDecode')
    return closed(Buffer.concat(Array.from({ length: 500 }, () => part)))
  },
  'letters that each become four bytes, nested in digits': () =>
    packed(Buffer.from('7a'.repeat(SIZE / 2 - 1_000)), '[/ASCIIHexDecode /ASCII85Decode /ASCII85Decode]'),
  'twenty thousand blank pages': () => {
    const kids = Array.from({ length: 20_000 }, (_, page) => `${page + 10} 0 R`).join(' ')
    const pages = Array.from(
      { length: 20_000 },
      (_, page) =>
        `${page + 10} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] >>\nendobj\n`,
    ).join('')
    return closed(
      Buffer.from(
        `1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 20000 /Kids [${kids}] >>\nendobj\n${pages}`,
      ),
    )
  },
}

const fill = (word: string) => closed(Buffer.alloc(SIZE - 200, word))

const packed = (data: Buffer, filter: string) => closed(stream(data, filter))

const stream = (data: Buffer, filter: string) =>
  Buffer.concat([
    Buffer.from(
      `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])

/** With an end, and filled up to 10 MB by a comment. */
const closed = (body: Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    body,
    Buffer.from(`\n%${' '.repeat(Math.max(0, SIZE - 200 - body.length))}`),
    Buffer.from('\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])
