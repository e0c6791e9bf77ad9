import type { ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { Foot } from '../../parts/foot'
import { HomeLink } from '../../parts/home-link'
import { Navigation } from '../../parts/navigation'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import type { SiteView } from '../../site-view'
import { ATKINSON } from '../atkinson'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'
import { Stages } from './stages'
import { TitleBlock } from './title-block'
import { Works } from './works'

const OTHER_TYPE = { 'zilla-slab-600.woff2': { file: 'newsreader-600.woff2', size: '98%' } } as const

/** A joiner's as sheets of a plan: squared paper, red dimensions, a title block in the corner. */
export const menuisier: ThemeOf<'menuisier'> = {
  palettes: paletteTable(['sapin', 'foret', 'noyer', 'ardoise'], {
    ground: '#f7efdf #eef1e8 #f6ecdf #eef1f3',
    ink: '#1d3329 #22301f #38230f #1f2b33',
    accent: '#8c2f1b #3f5a34 #7a3d12 #274b5e',
    grid: '#e8dabc #d7dfca #e8d5bd #d7dfe4',
    card: '#fffaf0 #fafcf5 #fffaf3 #fbfcfd',
    bubble: '#efe3c8 #dfe7d2 #eedcc6 #dee6ea',
    line: '#c9b78e #b3c09f #cfb391 #b2c0c8',
    wood: '#e9c893 #dcc79a #c98f5e #e3cda8',
    'wood-dark': '#c99a57 #b2965d #8f5a31 #b99d70',
    'wood-mid': '#d8ae70 #c8af78 #ac7345 #cfb68b',
    'wood-light': '#f3dab1 #ecdcb8 #dfae82 #f0e2c8',
    'wood-deep': '#b98645 #9c8049 #7c4b26 #a5895c',
    grain: '#a8773a #8a703c #6a3e1d #927850',
  }),
  fonts: [{ file: 'zilla-slab-600.woff2', family: 'Zilla Slab', weight: 600, first: true }, ...ATKINSON],
  pairings: { foret: OTHER_TYPE, ardoise: OTHER_TYPE },

  Frame,
  sections: { hero: TitleBlock, services: Works, questions: Stages },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts, layout } = site
  return (
    <>
      {layout.pages.length > 1 && (
        <header className="bar">
          <HomeLink site={site} />
          <Navigation
            site={site}
            words={{ [SITE_PATHS.services]: 'Ouvrages', [SITE_PATHS.request]: 'Demander un relevé' }}
          />
          <TelephoneLink telephone={facts.telephone} className="call" />
        </header>
      )}
      <SiteMain site={site}>{children}</SiteMain>
      <Foot site={site} hours="Quand l’atelier est ouvert" />
    </>
  )
}
