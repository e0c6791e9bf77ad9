import type { Trade } from '../international/lead-pricing'
import { plain } from '../reading/plain-words'

interface WantedTradeFacts {
  /** What the asker picks and the client reads. */
  label: string
  /** What the price table calls it. */
  trade: Trade
  /** Beginnings of words that speak of it, in capitals without accents as `plain` writes them. */
  stems: readonly string[]
}

/** The professionals that a quote may be asked of. */
export const WANTED_TRADES = {
  plumber: {
    label: 'Plombier, chauffagiste',
    trade: 'crafts',
    stems: ['PLOMB', 'CHAUFF', 'CHAUDIERE', 'FUITE', 'ROBINET', 'SANITAIRE', 'DOUCHE', 'EVIER', 'RADIATEUR'],
  },
  electrician: {
    label: 'Électricien',
    trade: 'crafts',
    stems: ['ELECTRI', 'TABLEAU', 'PRISE', 'DISJONCT', 'LUMINAIRE', 'ECLAIR', 'BORNE', 'DOMOTIQUE'],
  },
  joiner: {
    label: 'Menuisier, charpentier',
    trade: 'crafts',
    stems: ['MENUIS', 'CHARPENT', 'PORTE', 'FENETRE', 'VOLET', 'PARQUET', 'PLACARD', 'ESCALIER', 'BOIS'],
  },
  mason: {
    label: 'Maçon, gros œuvre',
    trade: 'crafts',
    stems: ['MACON', 'BETON', 'DALLE', 'FONDATION', 'MUR', 'CLOTURE', 'TERRASSE', 'EXTENSION', 'FACADE'],
  },
  roofer: {
    label: 'Couvreur, zingueur',
    trade: 'crafts',
    stems: ['TOIT', 'COUVR', 'TUILE', 'ARDOISE', 'GOUTTIERE', 'ZING', 'CHEMINEE', 'ETANCHE'],
  },
  painter: {
    label: 'Peintre, décorateur',
    trade: 'crafts',
    stems: ['PEINT', 'PAPIER', 'ENDUIT', 'RAVALEMENT', 'DECOR', 'PLATR', 'PLAFOND'],
  },
  gardener: {
    label: 'Paysagiste, jardinier',
    trade: 'crafts',
    stems: ['JARDIN', 'PAYSAG', 'HAIE', 'PELOUSE', 'ELAG', 'ARBRE', 'TONTE', 'ARROSAGE'],
  },
  mechanic: {
    label: 'Garage, carrosserie',
    trade: 'crafts',
    stems: ['GARAGE', 'VOITURE', 'MOTEUR', 'CARROSS', 'FREIN', 'PNEU', 'VIDANGE', 'EMBRAYAGE'],
  },
  accountant: {
    label: 'Expert-comptable',
    trade: 'services',
    stems: ['COMPTAB', 'BILAN', 'PAIE', 'FISCAL', 'TVA', 'DECLARATION', 'SOCIETE', 'ENTREPRISE'],
  },
  lawyer: {
    label: 'Avocat, juriste',
    trade: 'services',
    stems: ['AVOCAT', 'JURI', 'CONTRAT', 'LITIGE', 'DIVORCE', 'SUCCESSION', 'TRIBUNAL', 'BAIL'],
  },
  consultant: {
    label: 'Conseil, formation',
    trade: 'services',
    stems: ['CONSEIL', 'FORM', 'COACH', 'AUDIT', 'STRATEGIE', 'ACCOMPAGN'],
  },
  web: {
    label: 'Site internet, communication',
    trade: 'services',
    stems: ['SITE', 'LOGO', 'INTERNET', 'REFERENCEMENT', 'COMMUNICATION', 'GRAPHI', 'APPLICATION'],
  },
  other: { label: 'Un autre professionnel', trade: 'other', stems: [] },
  'luxury-real-estate': {
    label: 'Immobilier de luxe',
    trade: 'luxury-real-estate',
    stems: ['IMMOBILI', 'VILLA', 'PROPRIETE', 'MANDAT'],
  },
  finance: {
    label: 'Finance, gestion de patrimoine',
    trade: 'finance',
    stems: ['FINANC', 'PATRIMOINE', 'PLACEMENT', 'CREDIT', 'PRET', 'ASSURANCE', 'RETRAITE', 'EPARGNE'],
  },
  'premium-construction': {
    label: 'Construction haut de gamme',
    trade: 'premium-construction',
    stems: ['ARCHITECT', 'CONSTRU', 'PISCINE', 'VILLA'],
  },
  'specialised-services': {
    label: 'Service professionnel spécialisé',
    trade: 'specialised-services',
    stems: ['EXPERTISE', 'BREVET', 'INGENIER', 'FUSION', 'CYBER', 'CERTIFICATION', 'TRADUCTION'],
  },
} as const satisfies Record<string, WantedTradeFacts>

export type WantedTrade = keyof typeof WANTED_TRADES

export const WANTED_TRADE_NAMES = Object.keys(WANTED_TRADES) as [WantedTrade, ...WantedTrade[]]

/** The line of the price table that a wanted professional is on. */
export const tradeOf = (wanted: WantedTrade): Trade => WANTED_TRADES[wanted].trade

/** Which professionals the words of a text speak of. */
export function tradesSpokenOf(text: string): WantedTrade[] {
  const words = plain(text).split(/[^A-Z]+/)
  return WANTED_TRADE_NAMES.filter(name =>
    WANTED_TRADES[name].stems.some((stem: string) => words.some(word => word.startsWith(stem))),
  )
}
