import type { SiteFacts } from './facts'

/** Facts as a form leaves them, as they are kept: no spaces around a text, nothing instead of an empty one, no row that says nothing. */
export function tidyFacts(facts: SiteFacts): SiteFacts {
  const { legal, address } = facts
  return {
    ...facts,
    name: facts.name.trim(),
    trade: facts.trade.trim(),
    legal_form: line(facts.legal_form),
    siren: line(facts.siren)?.replace(/\s/g, '') ?? null,
    legal: {
      capital: line(legal.capital),
      registry: legal.registry,
      registry_city: line(legal.registry_city),
      vat_number: line(legal.vat_number),
      publication_director: line(legal.publication_director),
      mediator: line(legal.mediator),
      authority: line(legal.authority),
      insurance: line(legal.insurance),
    },
    address: {
      street: line(address.street),
      postal_code: line(address.postal_code),
      city: line(address.city),
    },
    telephone: line(facts.telephone),
    email: line(facts.email),
    hours: facts.hours.filter(({ days, opens, closes }) => days.length > 0 || opens || closes),
    closures: facts.closures
      .filter(({ from, to, reason }) => from || to || line(reason))
      .map(({ from, to, reason }) => ({ from, to: to || from, reason: line(reason) })),
    services: facts.services
      .map(service => ({
        ...service,
        name: service.name.trim(),
        detail: line(service.detail),
        unit: line(service.unit),
      }))
      .filter(({ name, detail, price_cents }) => name || detail || price_cents !== null),
    area: { ...facts.area, towns: lines(facts.area.towns) },
    about: line(facts.about),
    since: line(facts.since),
    payments: lines(facts.payments),
    qualifications: facts.qualifications
      .map(({ name, number }) => ({ name: name.trim(), number: line(number) }))
      .filter(({ name, number }) => name || number),
    links: lines(facts.links),
    assistant_contact: line(facts.assistant_contact),
    ...(facts.answers && {
      answers: facts.answers
        .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
        .filter(({ question, answer }) => question || answer),
    }),
  }
}

const line = (text: string | null) => text?.trim() || null

const lines = (texts: readonly string[]) => texts.map(text => text.trim()).filter(text => text !== '')
