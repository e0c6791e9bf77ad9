import type { ReactNode } from 'react'
import { Foot } from '../../parts/foot'
import { HomeLink } from '../../parts/home-link'
import { Navigation } from '../../parts/navigation'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import type { SiteView } from '../../site-view'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'

const OTHER_TYPE = {
  'instrument-sans-600.woff2': { file: 'outfit-600.woff2', size: '105%' },
  'instrument-sans-400.woff2': { file: 'outfit-400.woff2', size: '104%' },
} as const

/** The plain design: one grotesque, large, and a board drawn from the firm's name. For every trade that has none of its own. */
export const simple: ThemeOf<'simple'> = {
  palettes: paletteTable(['encre', 'foret', 'brique', 'lac', 'prune'], {
    ground: '#f7f5f0 #f4f6ef #fbf4ee #f0f5f6 #f8f4f7',
    ink: '#17191f #16291f #2b1712 #0f2a33 #2a1630',
    accent: '#1f3fae #1f6b48 #a63a1e #0d6577 #7a2a72',
    tint: '#dfe5f6 #d9e8d6 #f3dccd #cfe4e7 #ecd9e9',
    second: '#f2b84b #e9a27c #7fa7a1 #e8776a #d7b23f',
  }),
  fonts: [
    { file: 'instrument-sans-600.woff2', family: 'Instrument Sans', weight: 600, first: true },
    { file: 'instrument-sans-400.woff2', family: 'Instrument Sans', weight: 400, first: true },
  ],
  pairings: { foret: OTHER_TYPE, lac: OTHER_TYPE },

  Frame: SimpleFrame,
  sections: {},
}

function SimpleFrame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts } = site
  return (
    <>
      <header className="bar">
        <HomeLink site={site} />
        <Navigation site={site} />
        <TelephoneLink telephone={facts.telephone} className="call" />
      </header>
      <SiteMain site={site}>{children}</SiteMain>
      <Foot site={site} />
    </>
  )
}
