import type { Company } from '../../dossier/company'
import { departmentOf } from '../../place/department'
import { postalAddressOf } from '../../place/postal-address'
import { sirenOf } from '../../place/siret'
import { parseHours } from '../hours/parse-hours'
import { accented } from '../names-in-sentences'
import { parsePrices } from '../prices/parse-prices'
import type { KickOffAnswers } from '../site-project'
import { tradeName } from '../trade-name'
import { emptyFacts } from './empty-facts'
import type { SiteFacts } from './facts'

/** Something that was typed and not understood: it is shown as it is, and asked. */
export interface AskedItem {
  /** The field of the facts that it belongs to. */
  place: string
  text: string
}

/** What the dossier, the public registry and the questionnaire of before say of a firm. */
export interface KnownOfFirm {
  company: Company
  registry: { company_name: string | null; address: string | null; activity: string | null } | null
  answers: KickOffAnswers
  /** Towns whose names are known, accents included. */
  towns: readonly { name: string; department: string }[]
}

/** The facts that a site begins with, for its owner to confirm, and what is to be asked. */
export function factsFromDossier({ company, registry, answers, towns }: KnownOfFirm): {
  facts: SiteFacts
  asked: AskedItem[]
} {
  const hours = parseHours(answers.opening_hours ?? '')
  const prices = parsePrices(answers.services ?? '')
  const address = postalAddressOf(registry?.address ?? '') ?? postalAddressOf(company.address)
  const said = [answers.activity, answers.texts].map(text => text?.trim()).filter(Boolean)
  const facts: SiteFacts = {
    ...emptyFacts(company.company_name, tradeName(registry?.activity ?? '') ?? ''),
    siren: sirenOf(company.siret),
    address: address
      ? {
          street: address.street,
          postal_code: address.postal_code,
          city: accented(
            address.city,
            towns.filter(({ department }) => department === departmentOf(address.postal_code)),
          ),
        }
      : { street: null, postal_code: null, city: null },
    telephone: company.phone || null,
    email: company.email || null,
    hours: hours.rows,
    by_appointment: hours.by_appointment,
    public_holidays: hours.public_holidays,
    services: prices.services,
    about: said.length > 0 ? said.join('\n\n') : null,
    assistant_contact: answers.ai_contact?.trim() || null,
  }
  return {
    facts,
    asked: [
      ...(address ? [] : [{ place: 'address', text: company.address }]),
      ...hours.asked.map(text => ({ place: 'hours', text })),
      ...prices.asked.map(text => ({ place: 'services', text })),
      { place: 'domain', text: answers.domain?.trim() ?? '' },
    ].filter(({ text }) => text.trim() !== ''),
  }
}
