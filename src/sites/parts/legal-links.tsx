import { SITE_PATHS } from '~/domain/site/site-paths'
import type { SiteView } from '../site-view'

/** At the foot of each page; the firm of an example does not exist, and publishes nothing. */
export function LegalLinks({ site }: { site: SiteView }) {
  if (site.options.purpose === 'example') return null
  return (
    <p className="legal-links">
      <a href={site.to(SITE_PATHS.legal)}>Mentions légales</a>
      <a href={site.to(SITE_PATHS.privacy)}>Confidentialité</a>
      <a href={site.to(SITE_PATHS.notice)}>Signaler un contenu</a>
    </p>
  )
}
