import type { ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/page-paths'
import { speaksLikeTheme } from '~/domain/site/template-sentences'
import { EmailLink } from '../../parts/email-link'
import { HomeLink } from '../../parts/home-link'
import { HoursTable } from '../../parts/hours-table'
import { LegalLinks } from '../../parts/legal-links'
import { Navigation } from '../../parts/navigation'
import { PostalAddress } from '../../parts/postal-address'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { type SiteView, say } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { ATKINSON } from '../atkinson'
import type { ThemeOf } from '../theme'
import { Forecourt } from './forecourt'
import { Lane } from './lane'
import { Packages, Repairs } from './packages'

const OTHER_TYPE = {
  'big-shoulders-display-800.woff2': { file: 'barlow-condensed-700.woff2', size: '102%' },
} as const

/** A garage in yellow and black: bands cut on a slant, a dashboard for a hero, prices read on gauges. */
export const garage: ThemeOf<'garage'> = {
  palettes: {
    jaune: {
      ground: '#efefe9',
      ink: '#141414',
      accent: '#141414',
      'on-accent': '#f6c915',
      paint: '#f6c915',
      stripe: '#e9bb00',
      bubble: '#2a2a2a',
      fold: '#4a4a4a',
      track: '#d8d8d2',
      alarm: '#ff5a36',
    },
    orange: {
      ground: '#f1eeea',
      ink: '#1c130d',
      accent: '#1c130d',
      'on-accent': '#ff9a4d',
      paint: '#ff9a4d',
      stripe: '#f58a38',
      bubble: '#35281f',
      fold: '#584638',
      track: '#dcd6cf',
      alarm: '#ff4f5e',
    },
    ciel: {
      ground: '#edf1f3',
      ink: '#0f1c2e',
      accent: '#0f1c2e',
      'on-accent': '#8fd0ff',
      paint: '#8fd0ff',
      stripe: '#7cc3f5',
      bubble: '#22334b',
      fold: '#43556f',
      track: '#d3dbe0',
      alarm: '#ff6b4a',
    },
    menthe: {
      ground: '#eef2ee',
      ink: '#10231a',
      accent: '#10231a',
      'on-accent': '#86e0b0',
      paint: '#86e0b0',
      stripe: '#74d3a0',
      bubble: '#234034',
      fold: '#44614f',
      track: '#d2dcd5',
      alarm: '#ff6b4a',
    },
    sable: {
      ground: '#f4efe6',
      ink: '#241a10',
      accent: '#241a10',
      'on-accent': '#e8c79a',
      paint: '#e8c79a',
      stripe: '#dcb883',
      bubble: '#3b2d1e',
      fold: '#5d4a36',
      track: '#ded5c6',
      alarm: '#ff5a36',
    },
    rose: {
      ground: '#f5eef0',
      ink: '#2a1219',
      accent: '#2a1219',
      'on-accent': '#ffb3c1',
      paint: '#ffb3c1',
      stripe: '#f79fb0',
      bubble: '#43232c',
      fold: '#654049',
      track: '#e0d2d6',
      alarm: '#ff5a36',
    },
  },
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
      <footer className="foot">
        <p className={brand}>{say(facts.name)}</p>
        <div>
          <p>
            <PostalAddress site={site} />
          </p>
          <EmailLink email={facts.email} />
          {facts.qualifications.map(({ name, number }) => (
            <p key={name}>{say(number ? `${name}, n° ${number}` : name)}</p>
          ))}
          <LegalLinks site={site} />
        </div>
        <HoursTable
          site={site}
          title={speaksLikeTheme('garage', facts.trade) ? 'Le portail est levé' : 'Horaires'}
        />
      </footer>
    </>
  )
}
