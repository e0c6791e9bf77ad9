import type { ReactNode } from 'react'
import { speaksLikeTheme } from '~/domain/site/layout/template-sentences'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { Foot } from '../../parts/foot'
import { HomeLink } from '../../parts/home-link'
import { Navigation } from '../../parts/navigation'
import { Qualifications } from '../../parts/qualifications'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import type { SiteView } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { ATKINSON } from '../atkinson'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'
import { Forecourt } from './forecourt'
import { Lane } from './lane'
import { Packages, Repairs } from './packages'

const OTHER_TYPE = {
  'big-shoulders-display-800.woff2': { file: 'barlow-condensed-700.woff2', size: '102%' },
} as const

/** A garage in yellow and black: bands cut on a slant, a dashboard for a hero, prices read on gauges. */
export const garage: ThemeOf<'garage'> = {
  palettes: paletteTable(['jaune', 'orange', 'ciel', 'menthe', 'sable', 'rose'], {
    ground: '#efefe9 #f1eeea #edf1f3 #eef2ee #f4efe6 #f5eef0',
    ink: '#141414 #1c130d #0f1c2e #10231a #241a10 #2a1219',
    accent: '#141414 #1c130d #0f1c2e #10231a #241a10 #2a1219',
    'on-accent': '#f6c915 #ff9a4d #8fd0ff #86e0b0 #e8c79a #ffb3c1',
    paint: '#f6c915 #ff9a4d #8fd0ff #86e0b0 #e8c79a #ffb3c1',
    stripe: '#e9bb00 #f58a38 #7cc3f5 #74d3a0 #dcb883 #f79fb0',
    bubble: '#2a2a2a #35281f #22334b #234034 #3b2d1e #43232c',
    fold: '#4a4a4a #584638 #43556f #44614f #5d4a36 #654049',
    track: '#d8d8d2 #dcd6cf #d3dbe0 #d2dcd5 #ded5c6 #e0d2d6',
    alarm: '#ff5a36 #ff4f5e #ff6b4a #ff6b4a #ff5a36 #ff5a36',
  }),
  fonts: [
    { file: 'big-shoulders-display-800.woff2', family: 'Big Shoulders Display', weight: 800, first: true },
    ...ATKINSON,
  ],
  pairings: { orange: OTHER_TYPE, menthe: OTHER_TYPE },

  Frame,
  sections: { hero: Forecourt, services: Repairs, prices: Packages, questions: Lane },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts, layout } = site
  const brand = `brand ${lengthClass(facts.name)}`
  return (
    <>
      <header className="bar">
        <HomeLink site={site} className={brand} />
        {layout.pages.length > 1 && (
          <Navigation
            site={site}
            words={{ [SITE_PATHS.services]: 'Les forfaits', [SITE_PATHS.request]: 'Un créneau' }}
          />
        )}
        <TelephoneLink telephone={facts.telephone} className="call" />
      </header>
      <SiteMain site={site}>{children}</SiteMain>
      <Foot site={site} hours={speaksLikeTheme('garage', facts.trade) ? 'Le portail est levé' : undefined}>
        <Qualifications site={site} />
      </Foot>
    </>
  )
}
