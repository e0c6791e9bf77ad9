import { readFileSync } from 'node:fs'
import { luhn } from '../../../src/domain/place/luhn'
import { emptyFacts } from '../../../src/domain/site/facts/empty-facts'
import type { SiteFacts } from '../../../src/domain/site/facts/facts'
import { parseHours } from '../../../src/domain/site/hours/parse-hours'
import { isRegulated } from '../../../src/domain/site/layout/site-theme'
import { parsePrices } from '../../../src/domain/site/prices/parse-prices'
import { isCompany } from '../../../src/domain/site/site-problems'
import { slugify } from '../../../src/domain/text/slug'

export interface InventedFirm {
  theme: string
  facts: SiteFacts
  /** Whether it said nothing but what is needed. */
  bare: boolean
  /** What its owner wrote and nobody understood. */
  asked: string[]
}

/** The firms of tests/fixtures/firms.txt, five for each theme, as the questionnaire reads what their owners wrote. */
export function inventedFirms(): InventedFirm[] {
  return readFileSync('tests/fixtures/firms.txt', 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(firmOf)
}

function firmOf(line: string, at: number): InventedFirm {
  const [
    theme = '',
    name = '',
    trade = '',
    form = '',
    street,
    town = '',
    telephone,
    written = '',
    prices = '',
    about,
    more = '',
  ] = line.split('|').map(part => part.trim())
  const hours = parseHours(written)
  const { services, asked } = parsePrices(prices.split(' ; ').join('\n'))
  const facts = emptyFacts(name, trade)
  return {
    theme,
    bare: !more,
    asked: [...hours.asked, ...asked],
    facts: {
      ...facts,
      legal_form: form,
      siren: sirenOf(at),
      legal: {
        ...facts.legal,
        capital: isCompany({ ...facts, legal_form: form }) ? '5 000 €' : null,
        publication_director: 'Camille Exemple',
        authority: isRegulated(trade) ? 'Ordre de la profession' : null,
      },
      address: { street: street || null, postal_code: town.slice(0, 5), city: town.slice(6) },
      telephone: telephone || null,
      email: `bonjour@${slugify(name).slice(0, 40)}.example`,
      hours: hours.rows,
      by_appointment: hours.by_appointment,
      services,
      about: about || null,
      ...moreOf(more, facts),
    },
  }
}

/** What is said beyond what is needed: « depuis=1994 ; zone=Tours, La Riche ; fermé=2026-12-24/2027-01-02 congés ». */
function moreOf(more: string, facts: SiteFacts): Partial<SiteFacts> {
  const said = new Map(more.split(' ; ').map(part => part.split('=') as [string, string]))
  const list = (name: string) => said.get(name)?.split(', ') ?? []
  const closed = /^(\S+)\/(\S+) ?(.*)$/.exec(said.get('fermé') ?? '')
  const [title = '', number = null] = said.get('titre')?.split(' n° ') ?? []
  const holidays = said.get('fériés')
  return {
    since: said.get('depuis') ?? null,
    area: { towns: list('zone'), radius_km: Number(said.get('rayon')) || null },
    payments: list('paiements'),
    qualifications: title ? [{ name: title, number }] : facts.qualifications,
    closures: closed ? [{ from: closed[1] ?? '', to: closed[2] ?? '', reason: closed[3] || null }] : [],
    public_holidays: holidays === 'ouvert' ? 'open' : holidays === 'fermé' ? 'closed' : null,
  }
}

/** Nobody's: nine digits that check out. */
function sirenOf(at: number): string {
  const begin = `0000${String(at + 10).padStart(4, '0')}`
  return [...'0123456789'].map(digit => begin + digit).find(luhn) ?? ''
}
