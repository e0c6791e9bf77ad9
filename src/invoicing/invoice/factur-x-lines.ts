import type { InvoiceLine, InvoicePaper } from '~/domain/invoice/invoice'
import { DELIVERY, DISCOUNT, OPERATION, PENALTIES, RECOVERY, SPECIMEN, vatTiming } from '../paper/mentions'
import { category, euros, rate } from './factur-x-values'
import type { Tree } from './xml'

/**
 * What is printed that no other field holds (BG-1), by UNTDID 4451: the fixed sum and the penalties of late payment
 * (PMT, PMD) and the discount (AAB), which art. L441-9 C. com. asks for; the rest as AAI.
 */
export function notes(paper: InvoicePaper): Tree[] {
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

/** One line of the invoice (BG-25); C62 is « one », by UN/ECE Recommendation 20. @param index from 0 */
export function lineItem(line: InvoiceLine, index: number, paper: InvoicePaper): Tree {
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
