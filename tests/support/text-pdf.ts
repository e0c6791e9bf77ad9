import PDFDocument from 'pdfkit'

/** A PDF of one page that holds these lines as text, as banks and administrations send them. */
export function textPdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>(resolve =>
    pdf.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))),
  )
  for (const line of lines) pdf.fontSize(12).text(line)
  pdf.end()
  return done
}
