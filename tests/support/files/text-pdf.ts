import PDFDocument from 'pdfkit'

/** A PDF of one page that holds these lines as text, as banks and administrations send them. */
export const textPdf = (lines: readonly string[]): Promise<Buffer> =>
  drawnPdf(pdf => {
    for (const line of lines) pdf.fontSize(12).text(line)
  })

/** A PDF that begins with an empty A4 page. */
export function drawnPdf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>(resolve =>
    pdf.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))),
  )
  draw(pdf)
  pdf.end()
  return done
}
