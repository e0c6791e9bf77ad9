import { readFileSync } from 'node:fs'
import { emptyFacts } from '../../src/domain/site/empty-facts'
import type { SiteFacts } from '../../src/domain/site/facts'
import { parseHours } from '../../src/domain/site/hours/parse-hours'
import { parsePrices } from '../../src/domain/site/prices/parse-prices'

interface InventedFirm {
  theme: string
  facts: SiteFacts
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

function firmOf(line: string): InventedFirm {
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
  ] = line.split('|').map(part => part.trim())
  const hours = parseHours(written)
  const { services, asked } = parsePrices(prices.split(' ; ').join('\n'))
  const facts = emptyFacts(name, trade)
  return {
    theme,
    asked: [...hours.asked, ...asked],
    facts: {
      ...facts,
      legal_form: form,
      address: {
        street: street || null,
        postal_code: town.slice(0, 5),
        city: town.slice(6),
      },
      telephone: telephone || null,
      hours: hours.rows,
      by_appointment: hours.by_appointment,
      services,
      about: about || null,
    },
  }
}
