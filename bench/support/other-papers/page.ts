import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'

export type Pdf = PDFKit.PDFDocument

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)

/** Fonts that the first set does not use: Liberation, and those that every reader of PDF carries. */
export const FACES = {
  plain: join(fonts, 'LiberationSans-Regular.ttf'),
  bold: join(fonts, 'LiberationSans-Bold.ttf'),
  italic: join(fonts, 'LiberationSans-Italic.ttf'),
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  typed: 'Courier',
  typedBold: 'Courier-Bold',
} as const

/** One page as a PDF; `size` in points. */
export function pageOf(draw: (pdf: Pdf) => void, size: [number, number] = [595, 842]): Promise<Buffer> {
  const pdf = new PDFDocument({ size, margin: 0 })
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>(resolve =>
    pdf.on('data', part => parts.push(part)).on('end', () => resolve(Buffer.concat(parts))),
  )
  draw(pdf)
  pdf.end()
  return finished
}

export function say(
  pdf: Pdf,
  face: keyof typeof FACES,
  size: number,
  x: number,
  y: number,
  text: string,
  ink = '#222',
) {
  pdf.font(FACES[face]).fontSize(size).fillColor(ink).text(text, x, y, { lineBreak: false })
}

/** A table with lines around its cells, a heading row on a tint. */
export function grid(pdf: Pdf, x: number, y: number, widths: number[], rows: string[][], tall = 22) {
  for (const [row, cells] of rows.entries()) {
    let left = x
    for (const [column, text] of cells.entries()) {
      const wide = widths[column] ?? 80
      if (row === 0) pdf.rect(left, y, wide, tall).fill('#e3e8ee')
      pdf
        .rect(left, y + row * tall, wide, tall)
        .lineWidth(0.6)
        .stroke('#8892a0')
      say(pdf, row === 0 ? 'bold' : 'plain', 9.5, left + 5, y + row * tall + 6, text)
      left += wide
    }
  }
}
