import type { Agency } from '~/domain/agency'
import type { InvoicePaper } from '~/domain/invoice/invoice'
import type { VatTreatment } from '~/domain/invoice/vat-treatment'
import { attachedXml } from './attached-xml'
import { xmlTexts } from './xml-texts'

/**
 * The paper that a sealed file of ours states in its XML, for a register that lost its row. What the XML does not hold
 * (the agency's site, its host) is today's. @throws Error when it is none of our files
 */
export function readIssuedPaper(pdf: Uint8Array, agency: Agency): InvoicePaper {
  const text = xmlTexts(attachedXml(pdf))
  const cents = (path: string) => Math.round(Number(text(path)) * 100)
  const sum = (name: string) => cents(`ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`)
  const line = (path: string) => text(`ram:IncludedSupplyChainTradeLineItem/${path}`)
  const buyer = (path: string) => text(`ram:BuyerTradeParty/${path}`)
  const town = buyer('ram:PostalTradeAddress/ram:CityName')
  const place = town && `\n${buyer('ram:PostalTradeAddress/ram:PostcodeCode')} ${town}`
  const exemption = text('ram:ApplicableTradeTax/ram:ExemptionReason')
  const cancelled = text('ram:InvoiceReferencedDocument/ram:IssuerAssignedID')
  const net_cents = sum('TaxBasisTotalAmount')
  const start = text('ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString')
  const month = start && `${start.slice(0, 4)}-${start.slice(4, 6)}`
  const category = text('ram:ApplicableTradeTax/ram:CategoryCode')
  return {
    kind: text('rsm:ExchangedDocument/ram:TypeCode') === '381' ? 'avoir' : 'invoice',
    number: text('rsm:ExchangedDocument/ram:ID'),
    issued_at: sealedAt(pdf),
    seller: { ...agency, legal_name: text('ram:SellerTradeParty/ram:Name') },
    buyer: {
      company_name: buyer('ram:Name'),
      siret: buyer('ram:GlobalID'),
      address: buyer('ram:PostalTradeAddress/ram:LineOne') + place,
      email: buyer('ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID'),
      phone: buyer('ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
      ...(month && {
        country: buyer('ram:PostalTradeAddress/ram:CountryID'),
        siren: buyer('ram:SpecifiedLegalOrganization/ram:ID') || null,
        vat_number: buyer('ram:SpecifiedTaxRegistration/ram:ID') || null,
      }),
    },
    lines: [
      {
        label: line('ram:SpecifiedTradeProduct/ram:Name'),
        detail: line('ram:SpecifiedTradeProduct/ram:Description'),
        quantity: Number(line('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity')),
        unit_net_cents: net_cents,
        net_cents,
      },
    ],
    amounts: {
      net_cents,
      vat_cents: sum('TaxTotalAmount'),
      gross_cents: sum('GrandTotalAmount'),
      vat_basis_points: cents('ram:ApplicableTradeTax/ram:RateApplicablePercent'),
      ...(exemption && { vat_exemption: exemption }),
    },
    is_test: false,
    ...(month && { leads: { month, treatment: TREATMENTS[category] ?? 'france' } }),
    ...(cancelled && {
      cancels: { number: cancelled, issued_at: dayOf(text('ram:FormattedIssueDateTime/qdt:DateTimeString')) },
    }),
  }
}

/** Of a paper of the leads offer, which alone names a period. */
const TREATMENTS: Record<string, VatTreatment> = { AE: 'reverse-charge', O: 'outside-eu' }

/** The instant of the signature dictionary, which the seal covers: `/M (D:20261003120941Z)`. */
function sealedAt(pdf: Uint8Array): Date {
  const found = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(Buffer.from(pdf).toString('latin1'))
  if (!found) throw new Error('it does not say when it was sealed')
  const [, y, mo, d, h, mi, s] = found
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
}

/** Noon: the same day in Paris. */
const dayOf = (day: string) => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T12:00:00Z`)
