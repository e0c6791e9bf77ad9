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
import { type SiteView, say } from '../../site-view'
import type { ThemeOf } from '../theme'
import { Offers, Plates } from './plates'
import { Welcome } from './welcome'

const OTHER_TYPE = { 'fraunces-600.woff2': { file: 'gloock-400.woff2', size: '100%' } } as const

/** A florist's as a herbarium: plates of all sizes fitted together like the pages of an album. */
export const fleuriste: ThemeOf<'fleuriste'> = {
  palettes: {
    lilas: {
      ground: '#f4efe4',
      ink: '#24402e',
      accent: '#b3331b',
      hero: '#e6def0',
      picture: '#cfe0cf',
      card: '#fffdf8',
      bubble: '#e3ecdf',
      sky: '#dfe4f5',
      honey: '#f5dfa6',
      blush: '#f3c9bb',
      pale: '#f1f0e4',
      rule: '#57745f',
      edge: '#6a7f6e',
      petal: '#d9482f',
      leaf: '#7fa287',
      'leaf-dark': '#5f8a6c',
      stem: '#3f6149',
    },
    pivoine: {
      ground: '#f7eeeb',
      ink: '#4a1d33',
      accent: '#a1264f',
      hero: '#f6d9dd',
      picture: '#dde3cf',
      card: '#fffcfa',
      bubble: '#f5e4e2',
      sky: '#e6e0ef',
      honey: '#f7e0bd',
      blush: '#e7c4d4',
      pale: '#fbeeea',
      rule: '#7f4c64',
      edge: '#8a6878',
      petal: '#cf3f6c',
      leaf: '#8ba37b',
      'leaf-dark': '#6a8760',
      stem: '#4d6547',
    },
    bleuet: {
      ground: '#f0f1f2',
      ink: '#1f2f57',
      accent: '#2f4bb0',
      hero: '#d9e0f4',
      picture: '#f3e2c4',
      card: '#fcfdff',
      bubble: '#e4e9f5',
      sky: '#dfe9ea',
      honey: '#f5dfa6',
      blush: '#f0d0c6',
      pale: '#eef1fa',
      rule: '#52648f',
      edge: '#66759b',
      petal: '#d65a3c',
      leaf: '#7d9f9a',
      'leaf-dark': '#5c827f',
      stem: '#3b5f63',
    },
    mousse: {
      ground: '#f3f2e6',
      ink: '#2f3a16',
      accent: '#566414',
      hero: '#e3e7c6',
      picture: '#f4d9c8',
      card: '#fffef7',
      bubble: '#ebeed8',
      sky: '#dee6e4',
      honey: '#f4dd9b',
      blush: '#ecccb2',
      pale: '#f4f4e2',
      rule: '#66733f',
      edge: '#78804f',
      petal: '#d9772f',
      leaf: '#97a965',
      'leaf-dark': '#788c49',
      stem: '#556632',
    },
  },
  fonts: [
    { file: 'fraunces-600.woff2', family: 'Fraunces', weight: 600, first: true },
    { file: 'instrument-sans-400.woff2', family: 'Instrument Sans', weight: 400, first: true },
  ],
  pairings: { pivoine: OTHER_TYPE, mousse: OTHER_TYPE },

  Frame,
  sections: { hero: Welcome, services: Plates, prices: Offers },
}

function Frame({ site, children }: { site: SiteView; children: ReactNode }) {
  const { facts, layout } = site
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
      <footer className="foot">
        <div>
          <p>
            <strong>{say(facts.name)}</strong>
            <br />
            <PostalAddress site={site} />
          </p>
          <p className="reach">
            <TelephoneLink telephone={facts.telephone} />
            <EmailLink email={facts.email} />
          </p>
          <LegalLinks site={site} />
        </div>
        <HoursTable site={site} title="La boutique est ouverte" />
      </footer>
    </>
  )
}
