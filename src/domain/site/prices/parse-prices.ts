import type { Service } from '../facts/facts'
import { priceLine } from './price-line'

/** What was understood of a pasted price list; the owner confirms the services. */
export interface ParsedPrices {
  services: Service[]
  /** Lines as they were typed that have no sense or more than one. */
  asked: string[]
}

/** A price list, line by line; a line of which any part is not understood is asked whole. */
export function parsePrices(text: string): ParsedPrices {
  const lines = text
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => ({ line, services: servicesOf(line) }))
  return {
    services: lines.flatMap(({ services }) => services ?? []),
    asked: lines.filter(({ services }) => services === null).map(({ line }) => line),
  }
}

function servicesOf(line: string): Service[] | null {
  const one = priceLine(line)
  return one ? [one] : severalOn(line)
}

/** « Coupe homme 22 €, coupe femme 35 € »: each part has its own name and its own price. */
function severalOn(line: string): Service[] | null {
  for (const between of [/\s*;\s*/, /,\s+/, /\s*\|\s*/, /\s+\/\s+/]) {
    const parts = line.split(between).filter(part => part !== '')
    const services = parts.map(part => (part.includes('€') || /euro/i.test(part) ? priceLine(part) : null))
    const all = services.filter(service => service?.price_cents != null)
    if (parts.length > 1 && all.length === parts.length) return all.filter(service => service !== null)
  }
  return null
}
