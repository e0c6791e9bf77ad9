import type { ReactNode } from 'react'
import type { SectionKind, SiteSection } from '~/domain/site/layout/layout'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { AssistantForm } from '../parts/assistant-form'
import type { SiteView } from '../site-view'
import type { SectionDrawing, SectionProps, Theme } from '../themes/theme'
import { PlainHero } from './plain-hero'
import {
  PlainAbout,
  PlainArea,
  PlainContact,
  PlainGallery,
  PlainHours,
  PlainPrices,
  PlainQuestions,
  PlainRequest,
  PlainServices,
} from './plain-sections'
import { TitledSection } from './titled-section'

/** How a section is drawn where a theme has no way of its own. */
const PLAIN: Record<SectionKind, SectionDrawing> = {
  hero: PlainHero,
  services: PlainServices,
  prices: PlainPrices,
  hours: PlainHours,
  area: PlainArea,
  gallery: PlainGallery,
  about: PlainAbout,
  questions: PlainQuestions,
  request: PlainRequest,
  assistant: AssistantForm,
  contact: PlainContact,
  legal: PlainLegal,
}

/** Kinds that say little: side by side where they follow one another. */
const SHORT: SectionKind[] = ['hours', 'area', 'contact', 'legal']

/** The sections of a page in their order; an assistant and the request after it stand side by side, and so do short ones. */
export function drawSections(site: SiteView, theme: Theme): ReactNode {
  const { page, options } = site
  const shown = page.sections.filter(({ kind }) => kind !== 'assistant' || options.assistant)
  return inRows(shown).map(row => {
    const drawn = row.map(section => {
      const Drawing = theme.sections[section.kind] ?? PLAIN[section.kind]
      return <Drawing key={section.id} site={site} section={section} page={page} />
    })
    if (row.length === 1) return drawn[0]
    return (
      <div key={row[0]?.id} className={row[0]?.kind === 'assistant' ? 'asks' : 'asides'}>
        {drawn}
      </div>
    )
  })
}

function inRows(sections: SiteSection[]): SiteSection[][] {
  const rows: SiteSection[][] = []
  for (const section of sections) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    const joins =
      before &&
      ((before.kind === 'assistant' && section.kind === 'request') ||
        (SHORT.includes(before.kind) && SHORT.includes(section.kind)))
    if (row && joins) row.push(section)
    else rows.push([section])
  }
  return rows
}

/** Points to the two pages that the law asks for; themselves they are made by `legal/`. */
function PlainLegal({ site, section }: SectionProps) {
  return (
    <TitledSection section={section} title="Mentions légales">
      <p>
        <a href={site.to(SITE_PATHS.legal)}>Mentions légales</a>{' '}
        <a href={site.to(SITE_PATHS.privacy)}>Confidentialité</a>
      </p>
    </TitledSection>
  )
}
