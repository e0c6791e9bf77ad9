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
import { ATKINSON } from '../atkinson'
import type { ThemeOf } from '../theme'
import { Stages } from './stages'
import { TitleBlock } from './title-block'
import { Works } from './works'

const OTHER_TYPE = { 'zilla-slab-600.woff2': { file: 'newsreader-600.woff2', size: '98%' } } as const

/** A joiner's as sheets of a plan: squared paper, red dimensions, a title block in the corner. */
export const menuisier: ThemeOf<'menuisier'> = {
  palettes: {
    sapin: {
      ground: '#f7efdf',
      ink: '#1d3329',
      accent: '#8c2f1b',
      grid: '#e8dabc',
      card: '#fffaf0',
      bubble: '#efe3c8',
      line: '#c9b78e',
      wood: '#e9c893',
      'wood-dark': '#c99a57',
      'wood-mid': '#d8ae70',
      'wood-light': '#f3dab1',
      'wood-deep': '#b98645',
      grain: '#a8773a',
    },
    foret: {
      ground: '#eef1e8',
      ink: '#22301f',
      accent: '#3f5a34',
      grid: '#d7dfca',
      card: '#fafcf5',
      bubble: '#dfe7d2',
      line: '#b3c09f',
      wood: '#dcc79a',
      'wood-dark': '#b2965d',
      'wood-mid': '#c8af78',
      'wood-light': '#ecdcb8',
      'wood-deep': '#9c8049',
      grain: '#8a703c',
    },
    noyer: {
      ground: '#f6ecdf',
      ink: '#38230f',
      accent: '#7a3d12',
      grid: '#e8d5bd',
      card: '#fffaf3',
      bubble: '#eedcc6',
      line: '#cfb391',
      wood: '#c98f5e',
      'wood-dark': '#8f5a31',
      'wood-mid': '#ac7345',
      'wood-light': '#dfae82',
      'wood-deep': '#7c4b26',
      grain: '#6a3e1d',
    },
    ardoise: {
      ground: '#eef1f3',
      ink: '#1f2b33',
      accent: '#274b5e',
      grid: '#d7dfe4',
      card: '#fbfcfd',
      bubble: '#dee6ea',
      line: '#b2c0c8',
      wood: '#e3cda8',
      'wood-dark': '#b99d70',
      'wood-mid': '#cfb68b',
      'wood-light': '#f0e2c8',
      'wood-deep': '#a5895c',
      grain: '#927850',
    },
  },
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
        </header>
      )}
      <SiteMain site={site}>{children}</SiteMain>
      <footer className="foot">
        <div>
          <p>
            <strong>{say(facts.name)}</strong>
            {', '}
            <PostalAddress site={site} />
          </p>
          <p className="reach">
            {layout.pages.length > 1 && <TelephoneLink telephone={facts.telephone} />}
            <EmailLink email={facts.email} />
          </p>
          <LegalLinks site={site} />
        </div>
        <HoursTable site={site} title="L’atelier est ouvert" />
      </footer>
    </>
  )
}
