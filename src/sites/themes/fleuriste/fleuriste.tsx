import type { ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { Foot } from '../../parts/foot'
import { HomeLink } from '../../parts/home-link'
import { Navigation } from '../../parts/navigation'
import { SiteMain } from '../../parts/site-main'
import type { SiteView } from '../../site-view'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'
import { Offers, Plates } from './plates'
import { Welcome } from './welcome'

const OTHER_TYPE = { 'fraunces-600.woff2': { file: 'gloock-400.woff2', size: '100%' } } as const

/** A florist's as a herbarium: plates of all sizes fitted together like the pages of an album. */
export const fleuriste: ThemeOf<'fleuriste'> = {
  palettes: paletteTable(['lilas', 'pivoine', 'bleuet', 'mousse'], {
    ground: '#f4efe4 #f7eeeb #f0f1f2 #f3f2e6',
    ink: '#24402e #4a1d33 #1f2f57 #2f3a16',
    accent: '#b3331b #a1264f #2f4bb0 #566414',
    hero: '#e6def0 #f6d9dd #d9e0f4 #e3e7c6',
    picture: '#cfe0cf #dde3cf #f3e2c4 #f4d9c8',
    card: '#fffdf8 #fffcfa #fcfdff #fffef7',
    bubble: '#e3ecdf #f5e4e2 #e4e9f5 #ebeed8',
    sky: '#dfe4f5 #e6e0ef #dfe9ea #dee6e4',
    honey: '#f5dfa6 #f7e0bd #f5dfa6 #f4dd9b',
    blush: '#f3c9bb #e7c4d4 #f0d0c6 #ecccb2',
    pale: '#f1f0e4 #fbeeea #eef1fa #f4f4e2',
    rule: '#57745f #7f4c64 #52648f #66733f',
    edge: '#6a7f6e #8a6878 #66759b #78804f',
    petal: '#d9482f #cf3f6c #d65a3c #d9772f',
    leaf: '#7fa287 #8ba37b #7d9f9a #97a965',
    'leaf-dark': '#5f8a6c #6a8760 #5c827f #788c49',
    stem: '#3f6149 #4d6547 #3b5f63 #556632',
  }),
  fonts: [
    { file: 'fraunces-600.woff2', family: 'Fraunces', weight: 600, first: true },
    { file: 'instrument-sans-400.woff2', family: 'Instrument Sans', weight: 400, first: true },
  ],
  pairings: { pivoine: OTHER_TYPE, mousse: OTHER_TYPE },

  Frame,
  sections: { hero: Welcome, services: Plates, prices: Offers },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { layout } = site
  return (
    <>
      {layout.pages.length > 1 && (
        <header className="bar">
          <HomeLink site={site} />
          <Navigation site={site} words={{ [SITE_PATHS.services]: 'En boutique' }} />
        </header>
      )}
      <SiteMain site={site} className="album">
        {children}
      </SiteMain>
      <Foot site={site} hours="Quand la boutique est ouverte" />
    </>
  )
}
