import type { InvoicePaper } from '~/domain/invoice/invoice'
import { checkSiret } from '~/domain/place/siret'
import { legalIdentity } from '../paper/mentions'
import { category, oneLine, SCHEME } from './factur-x-values'
import type { Tree } from './xml'

/** Who issues it (BG-4), by SIRET, SIREN and VAT number. */
export function seller(paper: InvoicePaper): Tree {
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
 * Whom it is for (BG-7). A SIRET whose key is wrong names nobody, so it is left out, and the e-mail address stands for the
 * electronic address that a directory could not find.
 */
export function buyer(paper: InvoicePaper): Tree {
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

/** A client of the leads offer: wherever he is, named by his VAT number where one is his, and in France by his SIREN. */
function leadsBuyer(paper: InvoicePaper): Tree {
  const { company_name, address, country = 'FR', email, phone, siren, vat_number } = paper.buyer
  return {
    'ram:Name': company_name,
    'ram:SpecifiedLegalOrganization': siren
      ? { 'ram:ID': { '@schemeID': SCHEME.siren, '#': siren } }
      : undefined,
    'ram:DefinedTradeContact': {
      'ram:PersonName': company_name,
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
    },
    'ram:PostalTradeAddress': { 'ram:LineOne': oneLine(address), 'ram:CountryID': country },
    'ram:URIUniversalCommunication': {
      'ram:URIID': siren
        ? { '@schemeID': SCHEME.directory, '#': siren }
        : { '@schemeID': SCHEME.email, '#': email },
    },
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
