import type { ReactNode } from 'react'
import { speaksLikeTheme } from '~/domain/site/layout/template-sentences'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { coverPlace } from '../../parts/cover-place'
import { Foot } from '../../parts/foot'
import { Navigation } from '../../parts/navigation'
import { Qualifications } from '../../parts/qualifications'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { type SiteView, say } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { ATKINSON } from '../atkinson'
import { paletteTable } from '../palette-table'
import type { ThemeOf } from '../theme'
import { Deadlines } from './deadlines'
import { Fees, Missions } from './fees'
import { FirstPage } from './first-page'
import { People } from './people'

const OTHER_TYPE = { 'newsreader-600.woff2': { file: 'fraunces-600.woff2', size: '92%' } } as const

/** An accountant's as an open ledger: an index that stays, ruled columns, one red margin. */
export const expertComptable: ThemeOf<'expert-comptable'> = {
  palettes: paletteTable(['vert', 'marine', 'bordeaux', 'ardoise'], {
    ground: '#fbf8ec #f8f8f3 #fdf7f0 #f4f6f5',
    ink: '#1c2b24 #1b2233 #2d1a1c #1d2528',
    accent: '#12402f #1d3461 #6b1f2c #24424a',
    cover: '#12402f #1d3461 #6b1f2c #24424a',
    'on-cover': '#f6f3e4 #f3f4f8 #faf1ea #eef4f4',
    bubble: '#1f5643 #2b4679 #84323f #35575f',
    fold: '#3c7260 #4a649a #9c5560 #527680',
    gold: '#e8c46a #f0c268 #f2c56b #efc56f',
    margin: '#b4402c #a83a2b #1f5a6b #a8401f',
    rule: '#c9d6c6 #cdd5e2 #e2d0c8 #cdd8da',
    thread: '#b9c7b4 #bac4d6 #d2bcb3 #b9c8cb',
    edge: '#55776a #5a6b8c #8a666a #5a7178',
    leaf: '#c8dccb #cbd7ea #f0d2c4 #cbdcdf',
    rose: '#f0cfc2 #f3d6c4 #d3dfe0 #f0d3c6',
  }),
  fonts: [{ file: 'newsreader-600.woff2', family: 'Newsreader', weight: 600, first: true }, ...ATKINSON],
  pairings: { marine: OTHER_TYPE, ardoise: OTHER_TYPE },

  Frame,
  sections: { hero: FirstPage, services: Missions, prices: Fees, questions: People, about: Deadlines },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts } = site
  // « Cabinet Lemaire » is « Lemaire » on a cover.
  const brand = facts.name.replace(/^Cabinet (?=\p{Lu})/u, '')
  return (
    <div className="book">
      <header className="index">
        <a href={site.to(SITE_PATHS.home)} className={`brand ${lengthClass(brand)}`}>
          {say(brand)}
        </a>
        <Navigation site={site} words={indexWords(site)} />
        <p className="call">
          <TelephoneLink telephone={facts.telephone} />
          <span>{say(coverPlace(facts.address))}</span>
        </p>
      </header>
      <div className="leaf">
        <SiteMain site={site}>{children}</SiteMain>
        <Foot
          site={site}
          hours={speaksLikeTheme('expert-comptable', facts.trade) ? 'Le cabinet répond' : undefined}
        >
          <Qualifications site={site} />
        </Foot>
      </div>
    </div>
  )
}

/** What the index calls pages and sections. */
function indexWords({ layout }: SiteView) {
  const sections = layout.pages.flatMap(page => page.sections)
  const drawn = (variant: string) => sections.some(section => section.variant === variant)
  return {
    about: drawn('annee') ? 'L’année' : 'Le cabinet',
    ...(drawn('equipe') && { questions: 'Les personnes' }),
    services: 'Les missions',
    prices: 'Les honoraires',
    request: 'Le rendez-vous',
    [SITE_PATHS.services]: 'Les missions',
    [SITE_PATHS.about]: 'Le cabinet',
    [SITE_PATHS.request]: 'Le rendez-vous',
  }
}
