import { keysOf } from '../closed-list'
import type { Trade } from '../international/lead-pricing'

interface WantedTradeFacts {
  /** What the asker picks and the client reads. */
  label: string
  /** What the price table calls it. */
  trade: Trade
}

/** The professionals that a quote may be asked of. */
export const WANTED_TRADES = {
  plumber: { label: 'Plombier, chauffagiste', trade: 'crafts' },
  electrician: { label: 'Électricien', trade: 'crafts' },
  joiner: { label: 'Menuisier, charpentier', trade: 'crafts' },
  mason: { label: 'Maçon, gros œuvre', trade: 'crafts' },
  roofer: { label: 'Couvreur, zingueur', trade: 'crafts' },
  painter: { label: 'Peintre, décorateur', trade: 'crafts' },
  gardener: { label: 'Paysagiste, jardinier', trade: 'crafts' },
  mechanic: { label: 'Garage, carrosserie', trade: 'crafts' },
  accountant: { label: 'Expert-comptable', trade: 'services' },
  lawyer: { label: 'Avocat, juriste', trade: 'services' },
  consultant: { label: 'Conseil, formation', trade: 'services' },
  web: { label: 'Site internet, communication', trade: 'services' },
  other: { label: 'Un autre professionnel', trade: 'other' },
  'luxury-real-estate': { label: 'Immobilier de luxe', trade: 'luxury-real-estate' },
  finance: { label: 'Finance, gestion de patrimoine', trade: 'finance' },
  'premium-construction': { label: 'Construction haut de gamme', trade: 'premium-construction' },
  'specialised-services': { label: 'Service professionnel spécialisé', trade: 'specialised-services' },
} as const satisfies Record<string, WantedTradeFacts>

export type WantedTrade = keyof typeof WANTED_TRADES

export const WANTED_TRADE_NAMES = keysOf(WANTED_TRADES)

/** The line of the price table that a wanted professional is on. */
export const tradeOf = (wanted: WantedTrade): Trade => WANTED_TRADES[wanted].trade
