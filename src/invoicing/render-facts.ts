import { drawSealField } from './draw-seal-field'
import type { FactSheet } from './fact-sheet'
import { drawFacts } from './invoice/signature-page'
import { openCompanion } from './paper/companion'
import { INK, STYLE } from './paper/inks'
import { FOOTER_TOP } from './paper/page-ground'
import { COLUMN } from './paper/sheet'

/** Room that a row may need; longer values are cut where no page would hold them. */
const ROW = 120
const LONGEST = 900
/** Of the box that a reader opens the verification from. */
const SEAL_HEIGHT = 34
const SEALED =
  'Ce procès-verbal est scellé par un cachet électronique\u00A0: la moindre modification du fichier se voit.'

/** Facts by section on as many pages as it takes. The same facts always get the same bytes. */
export async function renderFacts(facts: FactSheet): Promise<Uint8Array> {
  const { title, paper, sections } = facts
  const { doc, sheet, newPage } = openCompanion(paper, {
    title,
    subject: title,
    created: paper.issued_at,
    source: facts,
  })
  let y = newPage()
  const heading = { face: 'title', size: 20, color: INK.carbon, leading: 26 } as const
  y = sheet.write('H1', title, { ...COLUMN, y }, heading)
  for (const section of sections) {
    if (y + ROW > FOOTER_TOP) y = newPage()
    y = sheet.write('H2', section.title, { ...COLUMN, y: y + 18 }, STYLE.heading) + 6
    for (const [label, value] of section.facts) {
      if (y + ROW > FOOTER_TOP) y = newPage()
      const words = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
      y = drawFacts(sheet, [[label, words]], y)
    }
  }
  if (facts.seal) {
    if (y + ROW > FOOTER_TOP) y = newPage()
    y = sheet.write('P', SEALED, { ...COLUMN, y: y + 18 }, STYLE.small) + 4
    const { at, reason } = facts.seal
    drawSealField(sheet, { name: paper.seller.legal_name, reason }, at, { ...COLUMN, y, height: SEAL_HEIGHT })
  }
  return doc.bytes()
}
