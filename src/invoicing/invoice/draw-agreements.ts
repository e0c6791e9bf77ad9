import type { SignatureBlock } from '~/domain/invoice/invoice'
import { INK, STYLE } from '../paper/inks'
import { COLUMN, type Sheet } from '../paper/sheet'

/**
 * What the client agreed to as he signed, each behind a ticked box, as a list for who hears the PDF.
 * @param top in points from the top of the sheet; @returns where the last line ends
 */
export function drawAgreements(sheet: Sheet, signature: SignatureBlock, top: number): number {
  let y = sheet.write('H2', 'Accords donnés', { ...COLUMN, y: top }, STYLE.heading) + 6
  sheet.group('L', () => {
    for (const { label } of signature.agreements) {
      const box = { x: COLUMN.x + 20, y, width: COLUMN.width - 20 }
      sheet.ornament(() => tick(sheet, COLUMN.x + 1, y + 1.5))
      sheet.group('LI', () => {
        y = sheet.write('LBody', label, box, STYLE.body) + 5
      })
    }
  })
  return y
}

function tick(sheet: Sheet, x: number, y: number) {
  const { doc } = sheet
  doc.lineWidth(0.8).rect(x, y, 9, 9).fillAndStroke(INK.green, INK.text)
  doc.lineWidth(1.4).strokeColor(INK.text)
  doc
    .moveTo(x + 2, y + 4.6)
    .lineTo(x + 4, y + 6.8)
    .lineTo(x + 7.2, y + 2.2)
    .stroke()
}
