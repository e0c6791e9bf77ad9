import { parisClock } from '~/domain/paris-time'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import type { SiteFile } from '~/sites/render-options'
import { renderSite } from '~/sites/render-site'
import type { Deps } from '../ground/deps'

type ExampleDeps = Pick<Deps, 'exampleSites' | 'siteAssets' | 'agency' | 'clock'>

/** One file of it, as the engine makes them. */
export type ExampleFile = SiteFile

/** The files of an example site, as they are today; null where the trade has none. @param trade of its address */
export function drawExample(deps: ExampleDeps, trade: string): SiteFile[] | null {
  const known = EXAMPLE_TRADES.find(one => one === trade)
  const example = known && deps.exampleSites[known]
  if (!example) return null
  const { facts, layout, dialogue } = example
  const { legal_name, address, telephone } = deps.agency
  const day = parisClock(deps.clock()).toISOString().slice(0, 10)
  const host = {
    name: legal_name,
    address: `${address.street}, ${address.postal_code} ${address.city}`,
    telephone,
  }
  return renderSite(
    facts,
    layout,
    day,
    {
      purpose: 'example',
      basePath: `/exemples/${trade}`,
      origin: null,
      host,
      assistant: false,
      photos: [],
      sharePicture: null,
      dialogue,
    },
    deps.siteAssets,
  )
}
