import { formatTenths, formatWhole } from '../text/french'
import {
  BILLED_FROM_SECONDS,
  type CallZone,
  type PremiumSector,
  type PriceRange,
  type QUOTE_REVEALS,
  type QuoteKind,
  type Trade,
} from './lead-pricing'

/** The French names of what `lead-pricing` prices. */
export const zoneNames: Record<CallZone, string> = {
  france: 'France',
  europe: 'Europe',
  international: 'Dubaï et international',
}

export const sectorNames: Record<PremiumSector, string> = {
  'luxury-real-estate': 'Immobilier de luxe',
  finance: 'Finance',
  'premium-construction': 'Construction haut de gamme',
  'specialised-services': 'Services professionnels spécialisés',
}

export const tradeNames: Record<Trade, string> = {
  crafts: 'Bâtiment, artisanat',
  services: 'Services professionnels',
  other: 'Autre activité',
  ...sectorNames,
}

export const quoteNames: Record<QuoteKind, string> = {
  crafts: 'Bâtiment, artisanat',
  services: 'Services professionnels',
  international: 'International',
  premium: 'Premium, finance',
}

export const revealNames: Record<(typeof QUOTE_REVEALS)[number], string> = {
  name: 'Nom',
  phone: 'Téléphone',
  email: 'E-mail',
  project: 'Détails du projet',
}

/** « 30 secondes », wherever the page speaks of the border. */
export const BORDER = `${BILLED_FROM_SECONDS}\u00a0secondes`

/** « 1 250 € »: the prices of leads are whole euros. */
export const wholeEuros = (cents: number): string => `${formatWhole(cents / 100)}\u00a0€`

/** « 35 à 90 € », « 0 € ». */
export function rangeWords({ from_cents, to_cents }: PriceRange): string {
  if (from_cents === to_cents) return wholeEuros(to_cents)
  return `${formatWhole(from_cents / 100)}\u00a0à\u00a0${wholeEuros(to_cents)}`
}

/** « 2 min 47 s », « 29,9 s »: tenths that have passed, so that 29,999 s is not shown as the 30 that are billed. */
export function lengthWords(seconds: number): string {
  const tenths = Math.floor(Math.round(seconds * 1_000) / 100)
  const minutes = Math.floor(tenths / 600)
  const rest = formatTenths((tenths - 600 * minutes) / 10)
  if (minutes === 0) return `${rest}\u00a0s`
  return rest === '0' ? `${minutes}\u00a0min` : `${minutes}\u00a0min\u00a0${rest}\u00a0s`
}
