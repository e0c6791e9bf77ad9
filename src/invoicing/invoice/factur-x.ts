import type { Buyer, InvoiceAmounts, InvoiceLine, InvoicePaper } from '~/domain/invoice/invoice'
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
 * process S1 (a service deposited), SIREN and electronic addresses, notes PMT, PMD and AAB.
 */
export function facturX(paper: InvoicePaper): Uint8Array {
  const root = {
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': 'S1' },
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
          lineItem(line, index, paper.amounts),
        ),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': seller(paper),
          'ram:BuyerTradeParty': buyer(paper.buyer),
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
    note(paper.kind === 'avoir' ? operation : `${operation} ${DELIVERY}.`, 'AAI'),
  ]
}

function lineItem(line: InvoiceLine, index: number, amounts: InvoiceAmounts): Tree {
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
        'ram:CategoryCode': category(amounts),
        'ram:RateApplicablePercent': percent(amounts.vat_basis_points),
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
    'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': 'VA', '#': seller.vat_number } },
  }
}

/**
 * A SIRET whose key is wrong names nobody, so it is left out, and the e-mail address stands for the
 * electronic address that a directory could not find.
 */
function buyer(party: Buyer): Tree {
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

function address({ street, postal_code, city }: { street: string; postal_code: string; city: string }): Tree {
  return {
    'ram:PostcodeCode': postal_code,
    'ram:LineOne': oneLine(street),
    'ram:CityName': city,
    'ram:CountryID': 'FR',
  }
}

function settlement(paper: InvoicePaper): Tree {
  const { amounts, seller, cancels } = paper
  return {
    'ram:PaymentReference': paper.number,
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans': cancels
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
      'ram:CategoryCode': category(amounts),
      // When VAT falls due: 5 is the invoice's date (debits), 72 the day of payment.
      'ram:DueDateTypeCode': seller.vat_on_debits ? '5' : '72',
      'ram:RateApplicablePercent': percent(amounts.vat_basis_points),
    },
    'ram:SpecifiedTradePaymentTerms': { 'ram:Description': paymentTerms(paper) },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': euros(amounts.net_cents),
      'ram:TaxBasisTotalAmount': euros(amounts.net_cents),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(amounts.vat_cents) },
      'ram:GrandTotalAmount': euros(amounts.gross_cents),
      'ram:DuePayableAmount': euros(amounts.gross_cents),
    },
    'ram:InvoiceReferencedDocument': cancels && {
      'ram:IssuerAssignedID': cancels.number,
      'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': date(cancels.issued_at) },
    },
  }
}

/** S: the standard or a reduced rate; E: exempt, for the reason given in words (BR-E-10). */
const category = ({ vat_exemption }: InvoiceAmounts) => (vat_exemption ? 'E' : 'S')

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
