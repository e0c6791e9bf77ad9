import type { ReactNode } from 'react'
import { type SiteView, say } from '../site-view'
import { lengthClass } from '../words/emphasis'
import { EmailLink } from './email-link'
import { HoursTable } from './hours-table'
import { LegalLinks } from './legal-links'
import { PostalAddress } from './postal-address'
import { TelephoneLink } from './telephone-link'

interface FootProps {
  site: SiteView
  /** The firm's name, where the theme sets it in its own way. */
  name?: ReactNode
  /** What the theme calls the hours. */
  hours?: string
  /** What it adds to how the firm is reached. */
  children?: ReactNode
}

/** At the foot of each page: who, where and by what; when, unless the page has said it; and what the law asks for. */
export function Foot({ site, name, hours = 'Horaires', children }: FootProps) {
  const { facts, page } = site
  return (
    <footer className="foot">
      <div>
        {name ?? <p className={`brand ${lengthClass(facts.name)}`}>{say(facts.name)}</p>}
        <PostalAddress site={site} />
        <p className="reach">
          <TelephoneLink telephone={facts.telephone} />
          <EmailLink email={facts.email} />
        </p>
        {children}
      </div>
      {page.sections.every(({ kind }) => kind !== 'hours') && <HoursTable site={site} title={hours} />}
      <LegalLinks site={site} />
    </footer>
  )
}
