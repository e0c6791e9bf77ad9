import type { SiteFacts } from './facts'

/** Facts of a firm of which nothing is known yet. */
export const emptyFacts = (name = '', trade = ''): SiteFacts => ({
  name,
  trade,
  legal_form: null,
  siren: null,
  legal: {
    capital: null,
    registry: null,
    registry_city: null,
    vat_number: null,
    publication_director: null,
    mediator: null,
    authority: null,
    insurance: null,
  },
  address: { street: null, postal_code: null, city: null },
  telephone: null,
  email: null,
  hours: [],
  by_appointment: null,
  public_holidays: null,
  closures: [],
  services: [],
  area: { towns: [], radius_km: null },
  about: null,
  since: null,
  payments: [],
  qualifications: [],
  links: [],
  assistant_contact: null,
})
