import { isOneOf } from '~/domain/closed-list'
import { parisClock } from '~/domain/paris-time'
import type { ExampleSite } from '~/domain/site/example-site'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import { answerQuestion } from '~/sites/assistant/answer-question'
import type { Exchange } from '~/sites/assistant/answers/answer'
import type { SiteFile } from '~/sites/render-options'
import { renderFirstPage, renderSite } from '~/sites/render-site'
import type { Deps } from '../ground/deps'
import { siteHost } from '../site/site-host'

type ExampleDeps = Pick<Deps, 'exampleSites' | 'siteAssets' | 'agency' | 'clock'>

/** One file of it, as the engine makes them. */
export type ExampleFile = SiteFile

/** Null where the trade has none. @param trade of its address */
export const exampleOf = ({ exampleSites }: Pick<Deps, 'exampleSites'>, trade: string): ExampleSite | null =>
  isOneOf(EXAMPLE_TRADES, trade) ? exampleSites[trade] : null

/** The files of an example site, as they are today; null where the trade has none. @param trade of its address */
export function drawExample(deps: ExampleDeps, trade: string): SiteFile[] | null {
  const example = exampleOf(deps, trade)
  return example && renderSite(...orderOf(deps, trade, example, null))
}

/** Its first page with what was just asked there, and the answer. */
export const drawAnsweredExample = (
  deps: ExampleDeps,
  trade: string,
  example: ExampleSite,
  exchange: Exchange,
): string => renderFirstPage(...orderOf(deps, trade, example, exchange))

function orderOf(
  deps: ExampleDeps,
  trade: string,
  { facts, layout, asked }: ExampleSite,
  exchange: Exchange | null,
): Parameters<typeof renderSite> {
  const day = parisClock(deps.clock()).toISOString().slice(0, 10)
  return [
    facts,
    layout,
    day,
    {
      purpose: 'example',
      basePath: `/exemples/${trade}`,
      origin: null,
      host: siteHost(deps.agency),
      assistant: true,
      photos: [],
      sharePicture: null,
      exchange,
      opening: {
        ...{ question: asked, before: '' },
        answer: answerQuestion({ facts, layout, places: [] }, asked, deps.clock()),
      },
    },
    deps.siteAssets,
  ]
}
