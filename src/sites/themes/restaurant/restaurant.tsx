import type { ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/page-paths'
import { speaksOf } from '~/domain/site/site-theme'
import { EmailLink } from '../../parts/email-link'
import { HomeLink } from '../../parts/home-link'
import { HoursTable } from '../../parts/hours-table'
import { LegalLinks } from '../../parts/legal-links'
import { Navigation } from '../../parts/navigation'
import { PostalAddress } from '../../parts/postal-address'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { TitledSection } from '../../sections/titled-section'
import { type SiteView, say } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import type { SectionProps, ThemeOf } from '../theme'
import { Cloth } from './cloth'
import { MenuCard } from './menu-card'

const OTHER_TYPE = { 'gloock-400.woff2': { file: 'fraunces-600.woff2', size: '94%' } } as const

/** A restaurant as its own table: a checked cloth, one plate in the middle, the menu as a card laid on it. */
export const restaurant: ThemeOf<'restaurant'> = {
  palettes: {
    sauge: {
      ground: '#fbf2dc',
      ink: '#24352a',
      accent: '#ab3722',
      'on-accent': '#fff6e6',
      deep: '#2e4a37',
      bubble: '#3e5e49',
      check: '#dfe7d2',
      butter: '#f2c84b',
      'on-butter': '#1d2a20',
      card: '#fffdf6',
      line: '#b9c4b2',
      edge: '#6b7f6e',
      leaf: '#5c7f55',
    },
    moutarde: {
      ground: '#fdf3d7',
      ink: '#33240f',
      accent: '#8a4a0c',
      'on-accent': '#fff8e8',
      deep: '#4a3413',
      bubble: '#664a20',
      check: '#f3dfa0',
      butter: '#e9b42c',
      'on-butter': '#2a1d08',
      card: '#fffdf4',
      line: '#d9c391',
      edge: '#86703f',
      leaf: '#7f8a3a',
    },
    tomate: {
      ground: '#fdeee6',
      ink: '#40170f',
      accent: '#a32c18',
      'on-accent': '#fff4ec',
      deep: '#5c1d12',
      bubble: '#7a3022',
      check: '#f6cfbd',
      butter: '#f3bf6a',
      'on-butter': '#33120a',
      card: '#fffaf6',
      line: '#e3b9a6',
      edge: '#94685b',
      leaf: '#6c8550',
    },
    nuit: {
      ground: '#f3ecdf',
      ink: '#1d2740',
      accent: '#8c3420',
      'on-accent': '#fff6ea',
      deep: '#23335e',
      bubble: '#384a7c',
      check: '#d5dbe6',
      butter: '#eec15a',
      'on-butter': '#1a2136',
      card: '#fffdf8',
      line: '#b9bfd0',
      edge: '#646d88',
      leaf: '#5a7a78',
    },
  },
  fonts: [
    { file: 'gloock-400.woff2', family: 'Gloock', weight: 400, first: true },
    { file: 'newsreader-400.woff2', family: 'Newsreader', weight: 400, first: true },
  ],
  pairings: { moutarde: OTHER_TYPE, nuit: OTHER_TYPE },

  Frame,
  sections: { hero: Cloth, services: MenuCard, prices: MenuCard, hours: House },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts, page } = site
  const ask = speaksOf(facts.trade, 'boulang patiss chocolat glacier traiteur') ? 'Commander' : 'Réserver'
  const words = {
    prices: 'L’ardoise',
    services: 'La carte',
    request: ask,
    [SITE_PATHS.services]: 'La carte',
    [SITE_PATHS.request]: ask,
  }
  return (
    <>
      <header className="bar">
        {page.sections[0]?.kind !== 'hero' && <HomeLink site={site} />}
        <Navigation site={site} words={words} />
        <TelephoneLink telephone={facts.telephone} />
      </header>
      <SiteMain site={site}>{children}</SiteMain>
      <footer className="foot">
        <p className={`name ${lengthClass(facts.name)}`}>{say(facts.name)}</p>
        <p>
          <PostalAddress site={site} />
        </p>
        <p className="reach">
          <TelephoneLink telephone={facts.telephone} />
          <EmailLink email={facts.email} />
        </p>
        {page.sections.every(({ kind }) => kind !== 'hours') && (
          <HoursTable site={site} title="La maison est ouverte" />
        )}
        <LegalLinks site={site} />
      </footer>
    </>
  )
}

function House({ site, section }: SectionProps) {
  if (site.facts.hours.length === 0 && section.texts.length === 0) return null
  return (
    <TitledSection section={section} title="La maison">
      <HoursTable site={site} title="La maison est ouverte" />
    </TitledSection>
  )
}
