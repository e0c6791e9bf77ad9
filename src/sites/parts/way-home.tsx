import { SITE_PATHS } from '~/domain/site/site-paths'
import type { SiteView } from '../site-view'

/** At the end of a page that leads nowhere else. */
export const WayHome = ({ site }: { site: SiteView }) => (
  <p>
    <a href={site.to(SITE_PATHS.home)}>Revenir à l’accueil</a>
  </p>
)
