import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableOf } from '~/domain/closed-list'
import type { ExampleSite } from '~/domain/site/example-site'
import { EXAMPLE_TRADES, type ExampleTrade } from '~/domain/trade/example-trade'

export type ExampleSites = Record<ExampleTrade, ExampleSite>

/** content/examples/{trade}.json. @param folder content of the program */
export const readExampleSites = (folder: string): ExampleSites =>
  tableOf(EXAMPLE_TRADES, trade =>
    JSON.parse(readFileSync(join(folder, 'examples', `${trade}.json`), 'utf8')),
  )
