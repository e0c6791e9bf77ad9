import { parisClock } from '~/domain/paris-time'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import type { SiteFile } from '~/sites/render-options'
import { renderSite } from '~/sites/render-site'
import type { Deps } from '../ground/deps'
import { siteHost } from '../site/site-host'

type ExampleDeps = Pick<Deps, 'exampleSites' | 'siteAssets' | 'agency' | 'clock'>

/** One file of it, as the engine makes them. */
export type ExampleFile = SiteFile

/** The files of an example site, as they are today; null where the trade has none. @param trade of its address */
export function drawExample(deps: ExampleDeps, trade: string): SiteFile[] | null {
  const known = EXAMPLE_TRADES.find(one => one === trade)
  const example = known && deps.exampleSites[known]
  if (!example) return null
  const { facts, layout, dialogue } = example
  const day = parisClock(deps.clock()).toISOString().slice(0, 10)
  return renderSite(
    facts,
    layout,
    day,
    {
      purpose: 'example',
      basePath: `/exemples/${trade}`,
      origin: null,
      host: siteHost(deps.agency),
      assistant: false,
      photos: [],
      sharePicture: null,
      dialogue,
    },
    deps.siteAssets,
  )
}
