import type { ReactNode } from 'react'
import { speaksLikeTheme } from '~/domain/site/layout/template-sentences'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { openDays } from '~/domain/site/words/opening-words'
import { coverPlace } from '../../parts/cover-place'
import { Foot } from '../../parts/foot'
import { Navigation } from '../../parts/navigation'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { type SiteView, say } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'
import { Contents } from './contents'
import { Cover } from './cover'
import { FashionPage } from './fashion-page'
import { Masthead, VoicedRequest } from './voices'

const OTHER_TYPE = { 'instrument-sans-400.woff2': { file: 'outfit-400.woff2', size: '104%' } } as const

/** A hairdresser's as a magazine: a cover, a fashion page, a price list set like a table of contents. */
export const coiffeur: ThemeOf<'coiffeur'> = {
  palettes: paletteTable(['aubergine', 'encre', 'terre', 'olive'], {
    ground: '#fbf6f0 #f5f5f8 #faf3ea #f6f5ec',
    ink: '#43182f #1f2148 #3b1d12 #24301f',
    accent: '#a52f1c #3a41a8 #8a3d16 #4a5f22',
    blush: '#f9e5dd #e3e5f3 #f3e2cf #e6ead6',
    sky: '#dfe2ee #f3e3dc #dde6df #f3dfd6',
    line: '#d9b9ae #bfc3de #d6bda2 #c3cbab',
    edge: '#8b5f74 #5f648f #8a6a52 #68754f',
    light: '#ffb9a6 #bcc4ff #f5c79c #cfe09b',
    hair: '#43182f #1f2148 #3b1d12 #24301f',
    sun: '#e8563f #e0a33a #d9833b #d9674a',
    wash: '#f0c9bb #cfd4ee #e9cfae #d5debb',
    cloth: '#2f3e6b #7c3b4f #2f5a52 #5b3a55',
  }),
  fonts: [
    { file: 'instrument-serif-400.woff2', family: 'Instrument Serif', weight: 400, first: true },
    {
      file: 'instrument-serif-400-italic.woff2',
      family: 'Instrument Serif',
      weight: 400,
      style: 'italic',
      first: true,
    },
    { file: 'instrument-sans-400.woff2', family: 'Instrument Sans', weight: 400, first: true },
  ],
  pairings: { encre: OTHER_TYPE, olive: OTHER_TYPE },

  Frame,
  sections: { hero: Cover, services: FashionPage, prices: Contents, request: VoicedRequest },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts, layout, page } = site
  const cover = page.sections[0]?.kind === 'hero'
  const days = openDays(facts)
  return (
    <>
      <header className="issue">
        {cover ? (
          <p>{say(coverPlace(facts.address))}</p>
        ) : (
          <a href={site.to(SITE_PATHS.home)} className="brand">
            <Masthead name={facts.name} />
          </a>
        )}
        {layout.pages.length > 1 && <Navigation site={site} />}
        {cover && days && <p>{days}</p>}
        <TelephoneLink telephone={facts.telephone} />
      </header>
      <SiteMain site={site}>{children}</SiteMain>
      <Foot
        site={site}
        name={
          <p className={`masthead ${lengthClass(facts.name)}`}>
            <Masthead name={facts.name} />
          </p>
        }
        hours={speaksLikeTheme('coiffeur', facts.trade) ? 'Quand le salon est ouvert' : undefined}
      />
    </>
  )
}
