import type { Buyer, InvoicePaper, LeadsTerms } from '~/domain/invoice/invoice'
import { checkSiret, formatSiren, formatSiret } from '~/domain/place/siret'
import { STYLE } from '../paper/inks'
import type { Line } from './party-lines'

/** Whom it is for, as printed; a SIRET whose key is wrong is « déclaré ». */
export function buyerLines(paper: InvoicePaper): Line[] {
  const { buyer } = paper
  if (paper.leads) return leadsBuyerLines(buyer, paper.leads)
  const { siret, valid } = checkSiret(buyer.siret)
  const address = buyer.structured
    ? `${buyer.structured.street}\n${buyer.structured.postal_code} ${buyer.structured.city}`
    : buyer.address
  return [
    [buyer.company_name, { ...STYLE.strong, size: 11, leading: 15 }],
    [address, STYLE.body],
    [
      valid
        ? `SIREN ${formatSiren(siret.slice(0, 9))} · SIRET ${formatSiret(siret)}`
        : `SIRET déclaré ${buyer.siret}`,
      STYLE.small,
    ],
    [`${buyer.phone} · ${buyer.email}`, STYLE.small],
  ]
}

/** A client of the leads offer: his country, his SIREN in France, and the number that his taxes go by where one was given. */
function leadsBuyerLines(buyer: Buyer, { treatment }: LeadsTerms): Line[] {
  const { company_name, address, country = 'FR', siren, vat_number, phone, email } = buyer
  const named: Line[] = [
    ...(siren ? [`SIREN ${formatSiren(siren)}`] : []),
    // « Intracommunautaire » is a number of the Union: Switzerland's or Morocco's is none.
    ...(vat_number
      ? [`${treatment === 'outside-eu' ? 'Numéro fiscal' : 'TVA intracommunautaire'} ${vat_number}`]
      : []),
  ].map(text => [text, STYLE.small])
  return [
    [company_name, { ...STYLE.strong, size: 11, leading: 15 }],
    [country === 'FR' ? address : `${address}\n${countryName(country)}`, STYLE.body],
    ...named,
    [`${phone} · ${email}`, STYLE.small],
  ]
}

/** « Sénégal » from `SN`. */
const countryName = (country: string) =>
  new Intl.DisplayNames('fr', { type: 'region' }).of(country) ?? country
