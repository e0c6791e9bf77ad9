import type { InvoicePaper } from '~/domain/invoice/invoice'
import { formatSiret } from '~/domain/place/siret'
import { STYLE } from '../paper/inks'
import { legalIdentity } from '../paper/mentions'
import type { TextStyle } from '../paper/sheet'

export type Line = [text: string, style: TextStyle]

/** The agency at the top of a paper: name, address, legal form, numbers, how it is reached (article L. 441-9 of the code de commerce). */
export function sellerLines(paper: InvoicePaper): Line[] {
  const { seller } = paper
  return [
    [seller.legal_name, { ...STYLE.strong, size: 11, leading: 15 }],
    [`${seller.address.street}\n${seller.address.postal_code} ${seller.address.city}`, STYLE.body],
    [legalIdentity(paper), STYLE.small],
    [`SIRET ${formatSiret(seller.siret)}\nTVA intracommunautaire ${seller.vat_number}`, STYLE.small],
    [`${seller.telephone} · ${seller.email}`, STYLE.small],
  ]
}
