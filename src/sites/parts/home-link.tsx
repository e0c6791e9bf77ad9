import { SITE_PATHS } from '~/domain/site/site-paths'
import { type SiteView, say } from '../site-view'

/** The firm's name, which leads home. */
export const HomeLink = ({ site, className = 'brand' }: { site: SiteView; className?: string }) => (
  <a href={site.to(SITE_PATHS.home)} className={className}>
    {say(site.facts.name)}
  </a>
)
