import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExampleSite } from '~/domain/site/example-site'
import { EXAMPLE_TRADES, type ExampleTrade } from '~/domain/trade/example-trade'

export type ExampleSites = Partial<Record<ExampleTrade, ExampleSite>>

/** content/examples/{trade}.json. @param folder content of the program */
export function readExampleSites(folder: string): ExampleSites {
  const files = EXAMPLE_TRADES.map(trade => ({ trade, path: join(folder, 'examples', `${trade}.json`) }))
  return Object.fromEntries(
    files
      .filter(({ path }) => existsSync(path))
      .map(({ trade, path }) => [trade, JSON.parse(readFileSync(path, 'utf8'))]),
  )
}
