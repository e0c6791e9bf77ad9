import type { ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { Foot } from '../../parts/foot'
import { HomeLink } from '../../parts/home-link'
import { HoursTable } from '../../parts/hours-table'
import { Navigation } from '../../parts/navigation'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { PlainHours } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { type SiteView, say } from '../../site-view'
import { paletteTable } from '../palette-table'
import type { SectionProps, ThemeOf } from '../theme'
import { Questions } from './week'
import { Welcome } from './welcome'

const OTHER_TYPE = {
  'outfit-600.woff2': { file: 'instrument-sans-600.woff2', size: '95%' },
  'outfit-400.woff2': { file: 'instrument-sans-400.woff2', size: '95%' },
} as const

/** A physiotherapist's in soft panels: who is there this week, what to bring, how to come. */
export const kinesitherapeute: ThemeOf<'kinesitherapeute'> = {
  palettes: paletteTable(['eau', 'tilleul', 'argile', 'lavande'], {
    ground: '#ffffff #fffefa #fffcfa #ffffff',
    ink: '#16324f #23392b #46241b #2a2850',
    accent: '#b83d1e #396b2f #9c3d22 #4f449f',
    panel: '#e4f0f3 #ebf1df #f7e6da #ebeaf6',
    warm: '#ffe0d4 #fbe7bf #e1ebe6 #fbe3dd',
    'warm-line': '#e9b7a3 #dcbf83 #b3cabf #e5b9ae',
    deep: '#16324f #23392b #46241b #2a2850',
    bubble: '#264a6e #37543f #663a2e #413f70',
    light: '#ffb49a #dbe59a #f6bf9d #cfc6fb',
    presence: '#2f7f93 #5c8b4c #b4684a #6a60b4',
    absence: '#eef3f6 #f1f3ea #f7f0eb #f1f0f8',
    edge: '#6f8aa0 #77896f #98786b #7f7ca3',
    'water-far': '#bfdbe3 #cddfb4 #efc9b0 #d0cdec',
    'water-near': '#8fbfcb #a5c48c #dba585 #a9a4d8',
    sun: '#ffb49a #f6d06f #f2d38c #f6c3a3',
    body: '#16324f #23392b #46241b #2a2850',
    bend: '#e0603f #d98324 #3f7a70 #c4583f',
  }),
  fonts: [
    { file: 'outfit-600.woff2', family: 'Outfit', weight: 600, first: true },
    { file: 'outfit-400.woff2', family: 'Outfit', weight: 400, first: true },
  ],
  pairings: { tilleul: OTHER_TYPE, lavande: OTHER_TYPE },

  Frame,
  sections: { hero: Welcome, questions: Questions, hours: Come },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts, layout, page } = site
  const authority = facts.legal.authority?.trim()
  return (
    <>
      <header className="bar">
        {page.path === SITE_PATHS.home ? (
          <p className="brand">{say(facts.name)}</p>
        ) : (
          <HomeLink site={site} />
        )}
        {layout.pages.length > 1 && <Navigation site={site} />}
        <TelephoneLink telephone={facts.telephone} className="call" />
      </header>
      <SiteMain site={site} className="panels">
        {children}
      </SiteMain>
      <Foot site={site} hours="Quand le cabinet est ouvert">
        {authority && <p>{say(authority)}</p>}
      </Foot>
    </>
  )
}

/** How to come, in the owner's words, and when. */
function Come(props: SectionProps) {
  const { site, section } = props
  if (section.texts.length === 0) return <PlainHours {...props} />
  return (
    <TitledSection section={section} title="Venir">
      <HoursTable site={site} title="Quand le cabinet est ouvert" />
    </TitledSection>
  )
}
