import type { SectionKind, SiteLayout } from './layout'

/** What each kind of section is called to its owner, who never saw its id. */
export const SECTION_LABELS: Record<SectionKind, string> = {
  hero: 'Haut de la page',
  services: 'Services',
  prices: 'Prix',
  hours: 'Horaires',
  area: 'Secteur',
  gallery: 'Photos',
  about: 'À propos',
  questions: 'Questions fréquentes',
  request: 'Formulaire de demande',
  assistant: 'Assistant',
  contact: 'Coordonnées',
  legal: 'Mentions légales',
}

/** Where a section stands, « Accueil, Horaires »; null of one that is not there (any more). */
export function sectionPlace({ pages }: SiteLayout, id: string): string | null {
  for (const { path, title, sections } of pages) {
    const section = sections.find(one => one.id === id)
    if (section) return `${pageLabel({ path, title })}, ${SECTION_LABELS[section.kind]}`
  }
  return null
}

/** « Accueil » of the first page, whose title is the firm's. */
export const pageLabel = ({ path, title }: { path: string; title: string }) =>
  path === '/' ? 'Accueil' : title
