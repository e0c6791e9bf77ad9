import { keysOf } from '~/domain/closed-list'
import { type AttachedFacts, attachedXml, factsIn } from '~/invoicing/attached-xml'
import type { IssuedPaper } from '~/store/papers/issued-papers'
import { storedPaper } from '../invoice/invoice-paper'

/**
 * Which facts differ between a row, the paper that it holds as data and the XML inside the sealed file: a row
 * that points at another paper, amounts or a buyer that were changed.
 */
export function differingFacts(pdf: Uint8Array, row: IssuedPaper): (keyof AttachedFacts)[] {
  const sealed = factsIn(attachedXml(pdf))
  const { buyer, amounts } = storedPaper(row.paper)
  const euros = (cents: number) => (cents / 100).toFixed(2)
  const accounts: Partial<AttachedFacts>[] = [
    {
      number: row.number,
      day: row.issue_date.replaceAll('-', ''),
      buyer: row.company_name,
      net: euros(row.amount_ht_cents),
      vat: euros(row.amount_tva_cents),
      gross: euros(row.amount_ttc_cents),
    },
    {
      number: storedPaper(row.paper).number,
      buyer: buyer.company_name,
      net: euros(amounts.net_cents),
      vat: euros(amounts.vat_cents),
      gross: euros(amounts.gross_cents),
    },
  ]
  return keysOf(sealed).filter(fact =>
    accounts.some(
      account => account[fact] !== undefined && readable(account[fact]) !== readable(sealed[fact]),
    ),
  )
}

/** XML holds no control signs; older rows may. */
const readable = (text: string) => text.replace(/\p{C}/gu, '').trim()
