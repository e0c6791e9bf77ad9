import { inflateSync } from 'node:zlib'
import { xmlTexts } from './xml-texts'

/** What the XML inside a paper says of it. */
export interface AttachedFacts {
  number: string
  /** `20261003`. */
  day: string
  buyer: string
  /** Euros, as written. */
  net: string
  vat: string
  gross: string
}

/** The attached `factur-x.xml` of a paper. @throws Error when there is none */
export function attachedXml(pdf: Uint8Array): string {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const place = file.indexOf('/Type /EmbeddedFile')
  const start = file.indexOf('stream\n', place) + 'stream\n'.length
  const end = file.indexOf('\nendstream', start)
  if (place < 0 || end < 0) throw new Error('no XML is attached')
  return inflateSync(file.subarray(start, end)).toString('utf8')
}

/** Reads the facts that the register holds too. @throws Error when it is not well-formed */
export function factsIn(xml: string): AttachedFacts {
  const text = xmlTexts(xml)
  const sum = (name: string) => text(`ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`)
  return {
    number: text('rsm:ExchangedDocument/ram:ID'),
    day: text('ram:IssueDateTime/udt:DateTimeString'),
    buyer: text('ram:BuyerTradeParty/ram:Name'),
    net: sum('TaxBasisTotalAmount'),
    vat: sum('TaxTotalAmount'),
    gross: sum('GrandTotalAmount'),
  }
}
