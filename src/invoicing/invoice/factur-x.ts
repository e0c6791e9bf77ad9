import type { InvoiceLine, InvoicePaper } from '~/domain/invoice/invoice'
import { lastDayOf, startOfParisDay } from '~/domain/paris-time'
import { checkSiret } from '~/domain/place/siret'
import { parisDay } from '~/domain/text/french'
import {
  DELIVERY,
  DISCOUNT,
  legalIdentity,
  OPERATION,
  PENALTIES,
  paymentTerms,
  RECOVERY,
  SPECIMEN,
  vatTiming,
} from '../paper/mentions'
import { type Tree, xmlDocument } from './xml'

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** Identifier schemes: SIREN, SIRET, the French directory's electronic address, an e-mail address. */
const SCHEME = { siren: '0002', siret: '0009', directory: '0225', email: 'EM' }

/**
 * The invoice (380) or avoir (381) as Factur-X, profile EN 16931, with what the French reform adds:
 * process S1 (a service deposited; S2: one that is paid already), SIREN and electronic addresses, notes PMT, PMD and AAB.
 */
export function facturX(paper: InvoicePaper): Uint8Array {
  const root = {
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': paper.leads ? 'S2' : 'S1' },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': paper.number,
        'ram:TypeCode': paper.kind === 'avoir' ? '381' : '380',
        'ram:IssueDateTime': { 'udt:DateTimeString': date(paper.issued_at) },
        'ram:IncludedNote': notes(paper),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': paper.lines.map((line, index) =>
          lineItem(line, index, paper),
        ),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': seller(paper),
          'ram:BuyerTradeParty': buyer(paper),
        },
        'ram:ApplicableHeaderTradeDelivery': {},
        'ram:ApplicableHeaderTradeSettlement': settlement(paper),
      },
    },
  }
  return xmlDocument(root)
}

function notes(paper: InvoicePaper): Tree[] {
  const note = (text: string, code: string) => ({ 'ram:Content': text, 'ram:SubjectCode': code })
  const specimen = paper.is_test ? [note(SPECIMEN, 'AAI')] : []
  const operation = `Catégorie de l’opération\u00A0: ${OPERATION}. ${vatTiming(paper)}`
  return [
    ...specimen,
    note(RECOVERY, 'PMT'),
    note(PENALTIES, 'PMD'),
    note(DISCOUNT, 'AAB'),
    note(paper.kind === 'avoir' || paper.leads ? operation : `${operation} ${DELIVERY}.`, 'AAI'),
  ]
}

function lineItem(line: InvoiceLine, index: number, paper: InvoicePaper): Tree {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': line.label, 'ram:Description': line.detail },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': euros(line.unit_net_cents) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': 'C62', '#': String(line.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': category(paper),
        'ram:RateApplicablePercent': rate(paper),
      },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:LineTotalAmount': euros(line.net_cents),
      },
    },
  }
}

function seller(paper: InvoicePaper): Tree {
  const { seller } = paper
  return {
    'ram:GlobalID': { '@schemeID': SCHEME.siret, '#': seller.siret },
    'ram:Name': seller.legal_name,
    'ram:Description': legalIdentity(paper),
    'ram:SpecifiedLegalOrganization': {
      'ram:ID': { '@schemeID': SCHEME.siren, '#': seller.siren },
      'ram:TradingBusinessName': seller.brand,
    },
    'ram:DefinedTradeContact': {
      'ram:DepartmentName': 'Facturation',
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': seller.telephone },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': seller.email },
    },
    'ram:PostalTradeAddress': address(seller.address),
    'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': SCHEME.directory, '#': seller.siren } },
    // BR-O-02: a paper outside the scope of VAT bears no VAT number.
    'ram:SpecifiedTaxRegistration':
      category(paper) === 'O' ? undefined : { 'ram:ID': { '@schemeID': 'VA', '#': seller.vat_number } },
  }
}

/**
 * A SIRET whose key is wrong names nobody, so it is left out, and the e-mail address stands for the
 * electronic address that a directory could not find.
 */
function buyer(paper: InvoicePaper): Tree {
  const party = paper.buyer
  if (paper.leads) return leadsBuyer(paper)
  const { siret, valid } = checkSiret(party.siret)
  const siren = siret.slice(0, 9)
  return {
    'ram:GlobalID': valid ? { '@schemeID': SCHEME.siret, '#': siret } : undefined,
    'ram:Name': party.company_name,
    'ram:SpecifiedLegalOrganization': valid
      ? { 'ram:ID': { '@schemeID': SCHEME.siren, '#': siren } }
      : undefined,
    'ram:DefinedTradeContact': {
      'ram:PersonName': party.company_name,
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': party.phone },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': party.email },
    },
    'ram:PostalTradeAddress': party.structured
      ? address(party.structured)
      : { 'ram:LineOne': oneLine(party.address), 'ram:CountryID': 'FR' },
    'ram:URIUniversalCommunication': {
      'ram:URIID': valid
        ? { '@schemeID': SCHEME.directory, '#': siren }
        : { '@schemeID': SCHEME.email, '#': party.email },
    },
  }
}

/** A client of the leads offer: wherever he is, named by his VAT number where one is his. */
function leadsBuyer(paper: InvoicePaper): Tree {
  const { company_name, address, country = 'FR', email, phone, vat_number } = paper.buyer
  return {
    'ram:Name': company_name,
    'ram:DefinedTradeContact': {
      'ram:PersonName': company_name,
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
    },
    'ram:PostalTradeAddress': { 'ram:LineOne': oneLine(address), 'ram:CountryID': country },
    'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': SCHEME.email, '#': email } },
    'ram:SpecifiedTaxRegistration':
      vat_number && category(paper) !== 'O'
        ? { 'ram:ID': { '@schemeID': 'VA', '#': vat_number } }
        : undefined,
  }
}

function address({ street, postal_code, city }: { street: string; postal_code: string; city: string }): Tree {
  return {
    'ram:PostcodeCode': postal_code,
    'ram:LineOne': oneLine(street),
    'ram:CityName': city,
    'ram:CountryID': 'FR',
  }
}

function settlement(paper: InvoicePaper): Tree {
  const { amounts, seller, cancels, leads } = paper
  return {
    'ram:PaymentReference': paper.number,
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans':
      cancels || leads
        ? undefined
        : {
            // 30: a credit transfer.
            'ram:TypeCode': '30',
            'ram:PayeePartyCreditorFinancialAccount': {
              'ram:IBANID': seller.iban,
              'ram:AccountName': seller.legal_name,
            },
            'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': seller.bic },
          },
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': euros(amounts.vat_cents),
      'ram:TypeCode': 'VAT',
      'ram:ExemptionReason': amounts.vat_exemption,
      'ram:BasisAmount': euros(amounts.net_cents),
      'ram:CategoryCode': category(paper),
      // When VAT falls due: 5 is the invoice's date (debits), 72 the day of payment.
      'ram:DueDateTypeCode': leads && amounts.vat_exemption ? undefined : seller.vat_on_debits ? '5' : '72',
      'ram:RateApplicablePercent': rate(paper),
    },
    'ram:BillingSpecifiedPeriod': leads && {
      'ram:StartDateTime': { 'udt:DateTimeString': date(startOfParisDay(`${leads.month}-01`)) },
      'ram:EndDateTime': { 'udt:DateTimeString': date(startOfParisDay(lastDayOf(leads.month))) },
    },
    'ram:SpecifiedTradePaymentTerms': { 'ram:Description': paymentTerms(paper) },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': euros(amounts.net_cents),
      'ram:TaxBasisTotalAmount': euros(amounts.net_cents),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(amounts.vat_cents) },
      'ram:GrandTotalAmount': euros(amounts.gross_cents),
      'ram:TotalPrepaidAmount': leads && euros(amounts.gross_cents),
      'ram:DuePayableAmount': euros(leads ? 0 : amounts.gross_cents),
    },
    'ram:InvoiceReferencedDocument': cancels && {
      'ram:IssuerAssignedID': cancels.number,
      'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': date(cancels.issued_at) },
    },
  }
}

/**
 * S: the standard or a reduced rate; E: exempt, for the reason given in words (BR-E-10); AE: the client accounts for
 * it; O: outside the scope of VAT, for a client outside the Union.
 */
function category({ amounts, leads }: InvoicePaper): 'S' | 'E' | 'AE' | 'O' {
  if (leads?.treatment === 'reverse-charge') return 'AE'
  if (leads?.treatment === 'outside-eu') return 'O'
  return amounts.vat_exemption ? 'E' : 'S'
}

/** BR-O-05: what is outside the scope of VAT has no rate. */
const rate = (paper: InvoicePaper) =>
  category(paper) === 'O' ? undefined : percent(paper.amounts.vat_basis_points)

function date(instant: Date): Tree {
  return { '@format': '102', '#': parisDay(instant).replaceAll('-', '') }
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}

function percent(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2)
}

function oneLine(text: string): string {
  return text
    .split('\n')
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}
