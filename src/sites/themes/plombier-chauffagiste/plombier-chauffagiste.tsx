import { Fragment, type ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/page-paths'
import { EmailLink } from '../../parts/email-link'
import { HoursTable } from '../../parts/hours-table'
import { LegalLinks } from '../../parts/legal-links'
import { Navigation } from '../../parts/navigation'
import { PostalAddress } from '../../parts/postal-address'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { type SiteView, say } from '../../site-view'
import { ATKINSON } from '../atkinson'
import type { ThemeOf } from '../theme'
import { NumberFirst } from './number-first'
import { PriceCells, Works } from './works'

const OTHER_TYPE = {
  'barlow-condensed-700.woff2': { file: 'big-shoulders-display-800.woff2', size: '98%' },
} as const

/** A plumber in copper and petrol: the number first, one pipe that holds the whole page. */
export const plombierChauffagiste: ThemeOf<'plombier-chauffagiste'> = {
  palettes: {
    petrole: {
      ground: '#f4efe6',
      ink: '#0c2b33',
      accent: '#8f430f',
      copper: '#e08b4c',
      'on-copper': '#1d1006',
      joint: '#b8622a',
      shine: '#f6c08f',
      bubble: '#17424c',
      edge: '#55727a',
      wash: '#cfe5e6',
      drop: '#8fd0d6',
    },
    marine: {
      ground: '#f2f4fa',
      ink: '#1b2a4a',
      accent: '#8a4b05',
      copper: '#f0b04f',
      'on-copper': '#1d1406',
      joint: '#b87a1e',
      shine: '#ffdb9d',
      bubble: '#2b3e68',
      edge: '#5d6a86',
      wash: '#d6ddf0',
      drop: '#9fc3f0',
    },
    sapin: {
      ground: '#f3f1e4',
      ink: '#203526',
      accent: '#8b3d12',
      copper: '#e9a06a',
      'on-copper': '#1d1006',
      joint: '#b8703a',
      shine: '#fbd0ae',
      bubble: '#32503b',
      edge: '#5f7263',
      wash: '#d5e5d3',
      drop: '#a3d5c0',
    },
    brique: {
      ground: '#fbefe6',
      ink: '#3a1f1a',
      accent: '#1d5a62',
      copper: '#8fd0d6',
      'on-copper': '#0b2225',
      joint: '#4f98a0',
      shine: '#c6eef0',
      bubble: '#57342d',
      edge: '#86685f',
      wash: '#f1d8c9',
      drop: '#f2b48c',
    },
  },
  fonts: [
    { file: 'barlow-condensed-700.woff2', family: 'Barlow Condensed', weight: 700, first: true },
    ...ATKINSON,
  ],
  pairings: { marine: OTHER_TYPE, sapin: OTHER_TYPE },

  Frame,
  sections: { hero: NumberFirst, services: Works, prices: PriceCells },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts } = site
  return (
    <>
      <header className="bar">
        <a href={site.to(SITE_PATHS.home)} className="brand">
          <Brand name={facts.name} />
        </a>
        <Navigation
          site={site}
          words={{ services: 'Travaux', request: 'Devis', [SITE_PATHS.request]: 'Devis' }}
        />
      </header>
      <SiteMain site={site}>{children}</SiteMain>
      <footer className="foot">
        <div>
          <p className="brand">
            <Brand name={facts.name} />
          </p>
          <p>
            <PostalAddress site={site} />
          </p>
          <p className="reach">
            <TelephoneLink telephone={facts.telephone} />
            <EmailLink email={facts.email} />
          </p>
          {facts.qualifications.map(({ name, number }) => (
            <p key={name}>{say(number ? `${name}, n° ${number}` : name)}</p>
          ))}
          <LegalLinks site={site} />
        </div>
        <HoursTable site={site} title="Horaires" />
      </footer>
    </>
  )
}

/** The name, its « & » in copper. */
function Brand({ name }: { name: string }) {
  return say(name)
    .split('&')
    .map((part, at) => (
      <Fragment key={part}>
        {at > 0 && <i>&amp;</i>}
        {part}
      </Fragment>
    ))
}
