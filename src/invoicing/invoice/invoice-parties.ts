import type { Buyer, InvoicePaper } from '~/domain/invoice/invoice'
import { checkSiret, formatSiret } from '~/domain/place/siret'
import { INK, STYLE } from '../paper/inks'
import { legalIdentity } from '../paper/mentions'
import { COLUMN, type Sheet, type TextStyle } from '../paper/sheet'

const GAP = 18
const PAD = 12
const TAB = 17
/** What a party may take, so that a name of 200 letters and a long address still leave one page. */
const MOST = 140

type Line = [text: string, style: TextStyle]

/** Seller and customer as two folders side by side. */
export function drawParties(sheet: Sheet, paper: InvoicePaper, top: number): number {
  const width = (COLUMN.width - GAP) / 2
  const seller = sellerLines(paper)
  const buyer = fitted(sheet, buyerLines(paper), width - 2 * PAD)
  const height =
    TAB + 2 * 9 + Math.max(...[seller, buyer].map(lines => heightOf(sheet, lines, width - 2 * PAD)))
  drawParty(sheet, 'Vendeur', seller, { x: COLUMN.x, y: top, width }, height, INK.blue)
  drawParty(sheet, 'Client', buyer, { x: COLUMN.x + width + GAP, y: top, width }, height, INK.yellow)
  return top + height
}

function sellerLines(paper: InvoicePaper): Line[] {
  const { seller } = paper
  return [
    [seller.legal_name, { ...STYLE.strong, size: 11, leading: 15 }],
    [`${seller.address.street}\n${seller.address.postal_code} ${seller.address.city}`, STYLE.body],
    [legalIdentity(paper), STYLE.small],
    [`SIRET ${formatSiret(seller.siret)}\nTVA intracommunautaire ${seller.vat_number}`, STYLE.small],
    [`${seller.telephone} · ${seller.email}`, STYLE.small],
  ]
}

function buyerLines(paper: InvoicePaper): Line[] {
  const { buyer } = paper
  if (paper.leads) return leadsBuyerLines(buyer)
  const { siret, valid } = checkSiret(buyer.siret)
  const address = buyer.structured
    ? `${buyer.structured.street}\n${buyer.structured.postal_code} ${buyer.structured.city}`
    : buyer.address
  return [
    [buyer.company_name, { ...STYLE.strong, size: 11, leading: 15 }],
    [address, STYLE.body],
    [
      valid
        ? `SIREN ${formatSiret(siret).slice(0, 11)} · SIRET ${formatSiret(siret)}`
        : `SIRET déclaré ${buyer.siret}`,
      STYLE.small,
    ],
    [`${buyer.phone} · ${buyer.email}`, STYLE.small],
  ]
}

/** A client of the leads offer: his country, and his VAT number where he has one. */
function leadsBuyerLines({ company_name, address, country = 'FR', vat_number, phone, email }: Buyer): Line[] {
  const vat: Line[] = vat_number ? [[`TVA intracommunautaire ${vat_number}`, STYLE.small]] : []
  return [
    [company_name, { ...STYLE.strong, size: 11, leading: 15 }],
    [country === 'FR' ? address : `${address}\n${countryName(country)}`, STYLE.body],
    ...vat,
    [`${phone} · ${email}`, STYLE.small],
  ]
}

/** « Sénégal » from `SN`. */
const countryName = (country: string) =>
  new Intl.DisplayNames('fr', { type: 'region' }).of(country) ?? country

/** The same lines in smaller type when they would take too much of the page. */
function fitted(sheet: Sheet, lines: Line[], width: number): Line[] {
  let scale = 1
  let tried = lines
  while (heightOf(sheet, tried, width) > MOST && scale > 0.5) {
    scale -= 0.05
    tried = lines.map(([text, style]) => [
      text,
      { ...style, size: style.size * scale, leading: (style.leading ?? style.size * 1.35) * scale },
    ])
  }
  return tried
}

function heightOf(sheet: Sheet, lines: Line[], width: number): number {
  return lines.reduce((sum, [text, style]) => sum + sheet.height(text, width, style) + 2, 0)
}

function drawParty(
  sheet: Sheet,
  title: string,
  lines: Line[],
  box: { x: number; y: number; width: number },
  height: number,
  color: string,
) {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc.polygon([box.x, box.y + TAB], [box.x, box.y], [box.x + 62, box.y], [box.x + 72, box.y + TAB])
    doc.fillAndStroke(color, INK.text)
    doc.rect(box.x, box.y + TAB, box.width, height - TAB).stroke()
  })
  sheet.group('Sect', () => {
    sheet.write('H2', title, { x: box.x + PAD, y: box.y + 3, width: 60 }, { ...STYLE.strong, size: 8.4 })
    let y = box.y + TAB + 9
    for (const [text, style] of lines) {
      y = sheet.write('P', text, { x: box.x + PAD, y, width: box.width - 2 * PAD }, style) + 2
    }
  })
}
