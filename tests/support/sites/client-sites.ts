import { join } from 'node:path'
import type { Service, SiteFacts } from '../../../src/domain/site/facts/facts'
import {
  SECTION_KINDS,
  type SectionKind,
  type SiteLayout,
  type SitePage,
  type SiteSection,
  type SiteTheme,
} from '../../../src/domain/site/layout/layout'
import { chooseLook } from '../../../src/domain/site/layout/theme-looks'
import { readSiteAssets } from '../../../src/gateways/read-site-assets'
import type { RenderOptions } from '../../../src/sites/render-options'

/** What tests of clients' sites start from. */
export const siteAssets = readSiteAssets(join(process.cwd(), 'src/sites'))

export const renderOptions: RenderOptions = {
  purpose: 'published',
  basePath: '',
  origin: 'https://atelier.example',
  host: { name: 'Agence Exemple', address: '12 rue de la Liasse, 69002 Lyon', telephone: '04 72 00 00 00' },
  assistant: true,
  photos: [],
  sharePicture: null,
}

export const service = (name: string, more: Partial<Service> = {}): Service => ({
  name,
  detail: null,
  price_cents: null,
  price_from: false,
  unit: null,
  vat: 'incl',
  ...more,
})

/** A firm that said everything. */
export const fullFacts: SiteFacts = {
  name: 'Maison Perrier',
  trade: 'serrurier',
  legal_form: 'SARL',
  siren: '732829320',
  legal: {
    capital: '8 000 €',
    registry: 'RCS',
    registry_city: 'Le Mans',
    vat_number: 'FR44732829320',
    publication_director: 'Claire Perrier',
    mediator: 'Médiation Exemple, 1 rue du Lien, 75001 Paris',
    authority: null,
    insurance: 'Assureur Exemple, France entière',
  },
  address: { street: '4 rue des Clefs', postal_code: '72000', city: 'Le Mans' },
  telephone: '02 61 91 00 30',
  email: 'bonjour@perrier.example',
  hours: [
    { days: [1, 2, 4, 5], opens: '08:00', closes: '12:00' },
    { days: [1, 2, 4, 5], opens: '14:00', closes: '18:30' },
    { days: [6], opens: '09:00', closes: '12:00' },
  ],
  by_appointment: null,
  public_holidays: 'closed',
  closures: [{ from: '2026-12-24', to: '2027-01-02', reason: 'congés' }],
  services: [
    service('Ouverture de porte', {
      price_cents: 9_000,
      price_from: true,
      detail: 'Sans casser, quand c’est possible.',
    }),
    service('Changement de serrure', { price_cents: 14_550, unit: 'pose comprise' }),
    service('Blindage', { detail: 'Sur mesure, après visite.' }),
    service('Double de clef', { price_cents: 600 }),
    service('Contrat d’immeuble', { price_cents: 45_000, vat: 'excl', unit: 'par an' }),
  ],
  area: { towns: ['Le Mans', 'Allonnes', 'Coulaines'], radius_km: 30 },
  about: 'Deux générations derrière le même établi.\nNous répondons nous-mêmes au téléphone.',
  since: '1987',
  payments: ['carte', 'espèces', 'virement'],
  qualifications: [{ name: 'Artisan serrurier', number: 'AB-1204' }],
  links: ['https://reseau.example/perrier'],
  assistant_contact: 'Claire',
}

/** A firm that said what is needed, and nothing else. */
export const bareFacts: SiteFacts = {
  ...fullFacts,
  name: 'Lucas Petit',
  trade: 'serrurier',
  legal_form: 'EI',
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
  address: { street: null, postal_code: null, city: 'Lyon' },
  email: null,
  hours: [],
  public_holidays: null,
  closures: [],
  services: [service('Dépannage')],
  area: { towns: [], radius_km: null },
  about: null,
  since: null,
  payments: [],
  qualifications: [],
  links: [],
  assistant_contact: null,
}

const section = (kind: SiteSection['kind'], variant: string | null): SiteSection => ({
  id: kind,
  kind,
  title: null,
  texts: [],
  variant,
  photos: [],
  questions: [],
})

const AT_HOME: SectionKind[] = [
  'hero',
  'services',
  'hours',
  'area',
  'gallery',
  'questions',
  'assistant',
  'request',
  'contact',
]

/** Every kind of section on four pages, those that stand nowhere else under « À propos », as the firm's name has them arranged. */
export function wholeLayout(theme: SiteTheme, facts: SiteFacts): SiteLayout {
  const { palette, variants } = chooseLook(theme, facts.name)
  const page = (path: string, title: string, kinds: SiteSection['kind'][]): SitePage => ({
    path,
    title: `${title} – ${facts.name}`,
    description: '',
    sections: kinds
      .map(kind => section(kind, variants[kind] ?? null))
      .map((one, at) => ({ ...one, id: `${one.kind}-${at}` })),
  })
  return {
    theme,
    palette,
    pages: [
      page('/', 'Accueil', AT_HOME),
      page('/services', 'Services et prix', ['services', 'prices']),
      page(
        '/a-propos',
        'À propos',
        SECTION_KINDS.filter(kind => kind !== 'prices' && !AT_HOME.includes(kind)),
      ),
      page('/demande', 'Nous écrire', ['request']),
    ],
  }
}
