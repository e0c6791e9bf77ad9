import type { ReactNode } from 'react'
import { SITE_PATHS } from '~/domain/site/page-paths'
import { EmailLink } from '../../parts/email-link'
import { HomeLink } from '../../parts/home-link'
import { HoursTable } from '../../parts/hours-table'
import { LegalLinks } from '../../parts/legal-links'
import { Navigation } from '../../parts/navigation'
import { PostalAddress } from '../../parts/postal-address'
import { SiteMain } from '../../parts/site-main'
import { TelephoneLink } from '../../parts/telephone-link'
import { PlainHours } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { type SiteView, say } from '../../site-view'
import type { SectionProps, ThemeOf } from '../theme'
import { Questions } from './week'
import { Welcome } from './welcome'

const OTHER_TYPE = {
  'outfit-600.woff2': { file: 'instrument-sans-600.woff2', size: '95%' },
  'outfit-400.woff2': { file: 'instrument-sans-400.woff2', size: '95%' },
} as const

/** A physiotherapist's in soft panels: who is there this week, what to bring, how to come. */
export const kinesitherapeute: ThemeOf<'kinesitherapeute'> = {
  palettes: {
    eau: {
      ground: '#ffffff',
      ink: '#16324f',
      accent: '#b83d1e',
      panel: '#e4f0f3',
      warm: '#ffe0d4',
      'warm-line': '#e9b7a3',
      deep: '#16324f',
      bubble: '#264a6e',
      light: '#ffb49a',
      presence: '#2f7f93',
      absence: '#eef3f6',
      edge: '#6f8aa0',
      'water-far': '#bfdbe3',
      'water-near': '#8fbfcb',
      sun: '#ffb49a',
      body: '#16324f',
      bend: '#e0603f',
    },
    tilleul: {
      ground: '#fffefa',
      ink: '#23392b',
      accent: '#396b2f',
      panel: '#ebf1df',
      warm: '#fbe7bf',
      'warm-line': '#dcbf83',
      deep: '#23392b',
      bubble: '#37543f',
      light: '#dbe59a',
      presence: '#5c8b4c',
      absence: '#f1f3ea',
      edge: '#77896f',
      'water-far': '#cddfb4',
      'water-near': '#a5c48c',
      sun: '#f6d06f',
      body: '#23392b',
      bend: '#d98324',
    },
    argile: {
      ground: '#fffcfa',
      ink: '#46241b',
      accent: '#9c3d22',
      panel: '#f7e6da',
      warm: '#e1ebe6',
      'warm-line': '#b3cabf',
      deep: '#46241b',
      bubble: '#663a2e',
      light: '#f6bf9d',
      presence: '#b4684a',
      absence: '#f7f0eb',
      edge: '#98786b',
      'water-far': '#efc9b0',
      'water-near': '#dba585',
      sun: '#f2d38c',
      body: '#46241b',
      bend: '#3f7a70',
    },
    lavande: {
      ground: '#ffffff',
      ink: '#2a2850',
      accent: '#4f449f',
      panel: '#ebeaf6',
      warm: '#fbe3dd',
      'warm-line': '#e5b9ae',
      deep: '#2a2850',
      bubble: '#413f70',
      light: '#cfc6fb',
      presence: '#6a60b4',
      absence: '#f1f0f8',
      edge: '#7f7ca3',
      'water-far': '#d0cdec',
      'water-near': '#a9a4d8',
      sun: '#f6c3a3',
      body: '#2a2850',
      bend: '#c4583f',
    },
  },
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
      <footer className="foot">
        <p>
          {say(facts.name)}
          {', '}
          <PostalAddress site={site} />
        </p>
        {facts.email && (
          <p>
            <EmailLink email={facts.email} />
          </p>
        )}
        {authority && <p>{say(authority)}</p>}
        {page.sections.every(({ kind }) => kind !== 'hours') && (
          <HoursTable site={site} title="Le cabinet est ouvert" />
        )}
        <LegalLinks site={site} />
      </footer>
    </>
  )
}

/** How to come, in the owner's words, and when. */
function Come(props: SectionProps) {
  const { site, section } = props
  if (section.texts.length === 0) return <PlainHours {...props} />
  return (
    <TitledSection section={section} title="Venir">
      <HoursTable site={site} title="Le cabinet est ouvert" />
    </TitledSection>
  )
}
