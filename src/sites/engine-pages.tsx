import type { ReactNode } from 'react'
import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SitePage } from '~/domain/site/layout/layout'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { LegalNotice } from './legal/legal-notice'
import { NoticeForm, NoticeReceived } from './legal/notice-form'
import { PrivacyNotice } from './legal/privacy-notice'
import { EmailLink } from './parts/email-link'
import { PostalAddress } from './parts/postal-address'
import { TelephoneLink } from './parts/telephone-link'
import { WayHome } from './parts/way-home'
import { requestAddress, type SiteView, say } from './site-view'

interface EnginePage {
  page: SitePage
  heading: string
  /** Where its file stands. */
  path: string
  /** Whether search engines may list it. */
  listed: boolean
  Content: (props: { site: SiteView }) => ReactNode
}

/** The pages that no layout holds: what the law asks for, what follows a request, and what is not there. */
export function enginePages({ name }: Pick<SiteFacts, 'name'>): EnginePage[] {
  const titled = (path: string, heading: string) => ({
    heading,
    page: { path, title: `${heading} – ${name}`, description: '', sections: [] },
  })
  return [
    {
      ...titled(SITE_PATHS.legal, 'Mentions légales'),
      path: 'mentions-legales/index.html',
      listed: true,
      Content: LegalNotice,
    },
    {
      ...titled(SITE_PATHS.privacy, 'Confidentialité'),
      path: 'confidentialite/index.html',
      listed: true,
      Content: PrivacyNotice,
    },
    { ...titled(SITE_PATHS.thanks, 'Merci'), path: 'merci/index.html', listed: false, Content: Thanks },
    {
      ...titled(SITE_PATHS.notice, 'Signaler un contenu'),
      path: '_signaler/index.html',
      listed: false,
      Content: NoticeForm,
    },
    {
      ...titled(SITE_PATHS.noticed, 'Signalement reçu'),
      path: '_signaler/recu/index.html',
      listed: false,
      Content: NoticeReceived,
    },
    { ...titled('/503', 'Demande non envoyée'), path: '503.html', listed: false, Content: Unsent },
    { ...titled('/404', 'Page introuvable'), path: '404.html', listed: false, Content: Missing },
  ]
}

function Thanks({ site }: { site: SiteView }) {
  return (
    <section className="section text" aria-label="Demande envoyée">
      <p className="lead">{say(`Votre demande est arrivée chez ${site.facts.name}.`)}</p>
      <Reach site={site} />
      <WayHome site={site} />
    </section>
  )
}

/** Shown where a request cannot be taken: by the web server while the program is away, by the program while its database is. */
function Unsent({ site }: { site: SiteView }) {
  const { name, email } = site.facts
  return (
    <section className="section text" aria-label="Demande non envoyée">
      <p className="lead">
        {say(
          `Votre demande n’est pas partie\u00a0: ${name} ne peut pas la recevoir par cette page pour l’instant.`,
        )}
      </p>
      <p>Réessayez dans quelques minutes, ou joignez-nous directement.</p>
      <Reach site={site} />
      <p>
        <EmailLink email={email} />
      </p>
      <PostalAddress site={site} />
      <WayHome site={site} />
    </section>
  )
}

function Missing({ site }: { site: SiteView }) {
  const request = requestAddress(site)
  return (
    <section className="section text" aria-label="Page introuvable">
      <p className="lead">Cette adresse ne mène à rien, ou n’y mène plus.</p>
      <Reach site={site} />
      <WayHome site={site} />
      {request && (
        <p>
          <a href={request}>Nous écrire</a>
        </p>
      )}
    </section>
  )
}

function Reach({ site }: { site: SiteView }) {
  if (!site.facts.telephone?.trim()) return null
  return (
    <p>
      {say('Pour nous parler : ')}
      <TelephoneLink telephone={site.facts.telephone} />
    </p>
  )
}
