import { INK } from '../paper/inks'
import { COLUMN, type Sheet } from '../paper/sheet'
import { FIGURES, HEAD } from './line-columns'

export function drawGrid(sheet: Sheet, top: number, bottom: number) {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.rect(COLUMN.x, top, COLUMN.width, HEAD).fill(INK.carbon)
    doc.lineWidth(0.5).strokeColor(INK.hairline)
    for (const { x } of FIGURES) {
      doc
        .moveTo(COLUMN.x + x - 2, top + HEAD)
        .lineTo(COLUMN.x + x - 2, bottom)
        .stroke()
    }
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc.rect(COLUMN.x, top, COLUMN.width, bottom - top).stroke()
  })
}
