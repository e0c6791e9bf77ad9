import { Fragment, type ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { Foot } from '../../parts/foot'
import { Navigation } from '../../parts/navigation'
import { Qualifications } from '../../parts/qualifications'
import { SiteMain } from '../../parts/site-main'
import { type SiteView, say } from '../../site-view'
import { ATKINSON } from '../atkinson'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'
import { NumberFirst } from './number-first'
import { PriceCells, Works } from './works'

const OTHER_TYPE = {
  'barlow-condensed-700.woff2': { file: 'big-shoulders-display-800.woff2', size: '98%' },
} as const

/** A plumber in copper and petrol: the number first, one pipe that holds the whole page. */
export const plombierChauffagiste: ThemeOf<'plombier-chauffagiste'> = {
  palettes: paletteTable(['petrole', 'marine', 'sapin', 'brique'], {
    ground: '#f4efe6 #f2f4fa #f3f1e4 #fbefe6',
    ink: '#0c2b33 #1b2a4a #203526 #3a1f1a',
    accent: '#8f430f #8a4b05 #8b3d12 #1d5a62',
    copper: '#e08b4c #f0b04f #e9a06a #8fd0d6',
    'on-copper': '#1d1006 #1d1406 #1d1006 #0b2225',
    joint: '#b8622a #b87a1e #b8703a #4f98a0',
    shine: '#f6c08f #ffdb9d #fbd0ae #c6eef0',
    bubble: '#17424c #2b3e68 #32503b #57342d',
    edge: '#55727a #5d6a86 #5f7263 #86685f',
    wash: '#cfe5e6 #d6ddf0 #d5e5d3 #f1d8c9',
    drop: '#8fd0d6 #9fc3f0 #a3d5c0 #f2b48c',
  }),
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
      <Foot
        site={site}
        name={
          <p className="brand">
            <Brand name={facts.name} />
          </p>
        }
      >
        <Qualifications site={site} />
      </Foot>
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
