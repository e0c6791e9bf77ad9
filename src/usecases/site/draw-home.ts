import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteLayout } from '~/domain/site/layout/layout'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import type { SitePhoto } from '~/sites/render-options'
import { renderSelfContained } from '~/sites/render-site'
import type { Deps } from '../ground/deps'
import { siteHost } from './site-host'

export type DrawHomeDeps = Pick<Deps, 'siteAssets' | 'agency' | 'clock'>

/**
 * The home of a site that nobody published, as one page that asks for no file but its photos, each at the address that it names.
 * @returns its style too, for a policy
 */
export function drawHome(deps: DrawHomeDeps, facts: SiteFacts, layout: SiteLayout, photos: SitePhoto[] = []) {
  const { day } = localMoment(deps.clock(), territoryZone(facts.address.postal_code))
  return renderSelfContained(
    facts,
    layout,
    day,
    {
      purpose: 'preview',
      basePath: '',
      origin: null,
      host: siteHost(deps.agency),
      assistant: true,
      photos,
      sharePicture: null,
    },
    deps.siteAssets,
  )
}
