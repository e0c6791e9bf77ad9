import type { InvoicePaper } from '~/domain/invoice/invoice'
import { lastDayOf, startOfParisDay } from '~/domain/paris-time'
import { paymentTerms } from '../paper/mentions'
import { lineItem, notes } from './factur-x-lines'
import { buyer, seller } from './factur-x-parties'
import { category, date, euros, rate } from './factur-x-values'
import { type Tree, xmlDocument } from './xml'

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

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

function settlement(paper: InvoicePaper): Tree {
  const { amounts, seller, cancels, leads } = paper
  const settled = Boolean(leads || cancels)
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
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': paymentTerms(paper),
      // BR-FR-CO-09: what is paid already (S2) names the day on which it was.
      'ram:DueDateDateTime': leads && { 'udt:DateTimeString': date(startOfParisDay(lastDayOf(leads.month))) },
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': euros(amounts.net_cents),
      'ram:TaxBasisTotalAmount': euros(amounts.net_cents),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(amounts.vat_cents) },
      'ram:GrandTotalAmount': euros(amounts.gross_cents),
      // An avoir and what was paid beforehand ask for nothing, in words and figures alike.
      'ram:TotalPrepaidAmount': settled ? euros(amounts.gross_cents) : undefined,
      'ram:DuePayableAmount': euros(settled ? 0 : amounts.gross_cents),
    },
    'ram:InvoiceReferencedDocument': cancels && {
      'ram:IssuerAssignedID': cancels.number,
      'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': date(cancels.issued_at) },
    },
  }
}
