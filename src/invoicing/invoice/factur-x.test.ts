import { describe, expect, it } from 'vitest'
import type { InvoicePaper } from '~/domain/invoice/invoice'
import { HARD_NAMES, sampleAvoir, sampleInvoice } from '../../../tests/support/files/papers'
import { textsOf } from '../../../tests/support/files/xml'
import { facturX } from './factur-x'

const xmlOf = (paper: InvoicePaper) => new TextDecoder().decode(facturX(paper))

/** The text of the first element reached through these names, attributes left aside. */
function textIn(xml: string, ...path: string[]): string | undefined {
  let inside: string | undefined = xml
  for (const name of path)
    inside = new RegExp(`<ram:${name}[^>]*>([\\s\\S]*?)</ram:${name}>`).exec(inside ?? '')?.[1]
  return inside?.trim()
}

const sums = (xml: string) =>
  Object.fromEntries(
    ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].map(
      name => [name, Number(textIn(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation', name))],
    ),
  )

describe('an invoice', () => {
  const xml = xmlOf(sampleInvoice())

  it('adds up as EN 16931 asks (BR-CO-10, 13, 14, 15, 16, 17)', () => {
    expect(sums(xml)).toEqual({
      LineTotalAmount: 5000,
      TaxBasisTotalAmount: 5000,
      TaxTotalAmount: 1000,
      GrandTotalAmount: 6000,
      DuePayableAmount: 6000,
    })
    const tax = textIn(xml, 'ApplicableHeaderTradeSettlement', 'ApplicableTradeTax') ?? ''
    expect(Number(textIn(tax, 'BasisAmount')) * 0.2).toBe(Number(textIn(tax, 'CalculatedAmount')))
    expect(textIn(tax, 'RateApplicablePercent')).toBe('20.00')
    const price = Number(textIn(xml, 'NetPriceProductTradePrice', 'ChargeAmount'))
    expect(price * Number(textIn(xml, 'BilledQuantity'))).toBe(5000)
  })

  it.each([
    ['BT-1 number', '<ram:ID>FTN-2026-00042</ram:ID>'],
    ['BT-2 date', '<udt:DateTimeString format="102">20261003</udt:DateTimeString>'],
    ['BT-3 type', '<ram:TypeCode>380</ram:TypeCode>'],
    ['BT-5 currency', '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>'],
    ['BT-8 VAT on payment', '<ram:DueDateTypeCode>72</ram:DueDateTypeCode>'],
    ['BT-20 terms', 'Payable uniquement si l’aide de l’État est accordée.'],
    ['BT-21 recovery', '<ram:SubjectCode>PMT</ram:SubjectCode>'],
    ['BT-21 penalties', '<ram:SubjectCode>PMD</ram:SubjectCode>'],
    ['BT-21 discount', '<ram:SubjectCode>AAB</ram:SubjectCode>'],
    ['BT-22 operation', 'Prestation de services'],
    ['BT-23 process', '<ram:ID>S1</ram:ID>'],
    ['BT-24 profile', '<ram:ID>urn:cen.eu:en16931:2017</ram:ID>'],
    ['BT-27 seller', '<ram:Name>Sitéligible Démonstration</ram:Name>'],
    ['BT-30 seller SIREN', '<ram:ID schemeID="0002">732829320</ram:ID>'],
    ['BT-31 seller VAT', '<ram:ID schemeID="VA">FR44732829320</ram:ID>'],
    ['BT-33 seller legal form', 'SAS au capital de 10 000 €, RCS Lyon'],
    ['BT-34 seller address', '<ram:URIID schemeID="0225">732829320</ram:URIID>'],
    ['BT-44 buyer', '<ram:Name>Hôtel &amp; Spa &lt;Été&gt;</ram:Name>'],
    ['BT-47 buyer SIREN', '<ram:ID schemeID="0002">552081317</ram:ID>'],
    ['BT-49 buyer address', '<ram:URIID schemeID="0225">552081317</ram:URIID>'],
    ['BT-50 address as typed', '<ram:LineOne>22-30 avenue de Wagram, 75008 Paris</ram:LineOne>'],
    ['BT-55 country', '<ram:CountryID>FR</ram:CountryID>'],
    ['BT-81 transfer', '<ram:TypeCode>30</ram:TypeCode>'],
    ['BT-84 IBAN', '<ram:IBANID>FR7630006000011234567890189</ram:IBANID>'],
    ['BT-118 rate', '<ram:CategoryCode>S</ram:CategoryCode>'],
    ['BT-130 unit', 'unitCode="C62"'],
  ])('states %s', (_, wanted) => expect(xml).toContain(wanted))

  it('says when VAT is due on debits', () => {
    const { seller } = sampleInvoice()
    const debits = xmlOf(sampleInvoice({ seller: { ...seller, vat_on_debits: true } }))
    expect(debits).toContain('<ram:DueDateTypeCode>5</ram:DueDateTypeCode>')
    expect(debits).toContain('d’après les débits')
  })

  it('gives the address of the registry in its parts', () => {
    const structured = { street: '1 rue Haute', postal_code: '69001', city: 'Lyon' }
    const { buyer } = sampleInvoice()
    const party = textIn(xmlOf(sampleInvoice({ buyer: { ...buyer, structured } })), 'BuyerTradeParty')
    expect(textIn(party ?? '', 'LineOne')).toBe('1 rue Haute')
    expect(textIn(party ?? '', 'PostcodeCode')).toBe('69001')
    expect(textIn(party ?? '', 'CityName')).toBe('Lyon')
  })

  it('names no company by a SIRET whose key is wrong, and is reached by e-mail', () => {
    const buyer = { ...sampleInvoice().buyer, siret: '12345678912345' }
    const party = textIn(xmlOf(sampleInvoice({ buyer })), 'BuyerTradeParty')
    expect(party).not.toMatch(/0002|0009|0225|123456789/)
    expect(party).toContain('<ram:URIID schemeID="EM">direction@hotel-ete.example</ram:URIID>')
  })
})

describe('an avoir', () => {
  const xml = xmlOf(sampleAvoir())

  it('is a 381 that names the invoice it cancels, and asks for nothing', () => {
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
    const reference = textIn(xml, 'InvoiceReferencedDocument')
    expect(reference).toContain('<ram:IssuerAssignedID>FTN-2026-00042</ram:IssuerAssignedID>')
    expect(reference).toContain('<qdt:DateTimeString format="102">20261003</qdt:DateTimeString>')
    expect(xml).not.toContain('IBANID')
    expect(xml).toContain('Rien n’est à payer')
  })

  it('adds up to the same sums', () =>
    expect({ ...sums(xml), DuePayableAmount: 6_000 }).toEqual(sums(xmlOf(sampleInvoice()))))
})

it.each([...HARD_NAMES, '&#0;', '&#1114112;', '&amp;amp;', '&#x1F600;', '<![CDATA[ x ]]>', '<?pi?>', '-->'])(
  'carries %j as it was typed',
  company_name => {
    const xml = xmlOf(sampleInvoice({ buyer: { ...sampleInvoice().buyer, company_name } }))
    // What XML cannot hold is refused before; here it is left out.
    const held = company_name.replace(/[^\P{Cc}\t]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    expect(textsOf(xml, 'ram:PersonName')).toEqual([held])
  },
)
