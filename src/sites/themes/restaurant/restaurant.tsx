import type { ReactNode } from 'react'
import { speaksOf } from '~/domain/site/layout/site-theme'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { Foot } from '../../parts/foot'
import { HomeLink } from '../../parts/home-link'
import { HoursTable } from '../../parts/hours-table'
import { Navigation } from '../../parts/navigation'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { TitledSection } from '../../sections/titled-section'
import { type SiteView, say } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { paletteTable } from '../palette-table'
import type { SectionProps, ThemeOf } from '../theme'
import { Cloth } from './cloth'
import { MenuCard } from './menu-card'

const OTHER_TYPE = { 'gloock-400.woff2': { file: 'fraunces-600.woff2', size: '94%' } } as const

/** A restaurant as its own table: a checked cloth, one plate in the middle, the menu as a card laid on it. */
export const restaurant: ThemeOf<'restaurant'> = {
  palettes: paletteTable(['sauge', 'moutarde', 'tomate', 'nuit'], {
    ground: '#fbf2dc #fdf3d7 #fdeee6 #f3ecdf',
    ink: '#24352a #33240f #40170f #1d2740',
    accent: '#ab3722 #8a4a0c #a32c18 #8c3420',
    'on-accent': '#fff6e6 #fff8e8 #fff4ec #fff6ea',
    deep: '#2e4a37 #4a3413 #5c1d12 #23335e',
    bubble: '#3e5e49 #664a20 #7a3022 #384a7c',
    check: '#dfe7d2 #f3dfa0 #f6cfbd #d5dbe6',
    butter: '#f2c84b #e9b42c #f3bf6a #eec15a',
    'on-butter': '#1d2a20 #2a1d08 #33120a #1a2136',
    card: '#fffdf6 #fffdf4 #fffaf6 #fffdf8',
    line: '#b9c4b2 #d9c391 #e3b9a6 #b9bfd0',
    edge: '#6b7f6e #86703f #94685b #646d88',
    leaf: '#5c7f55 #7f8a3a #6c8550 #5a7a78',
  }),
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
      <Foot
        site={site}
        name={<p className={`name ${lengthClass(facts.name)}`}>{say(facts.name)}</p>}
        hours="Quand la maison est ouverte"
      />
    </>
  )
}

function House({ site, section }: SectionProps) {
  if (site.facts.hours.length === 0 && section.texts.length === 0) return null
  return (
    <TitledSection section={section} title="La maison">
      <HoursTable site={site} title="Quand la maison est ouverte" />
    </TitledSection>
  )
}
