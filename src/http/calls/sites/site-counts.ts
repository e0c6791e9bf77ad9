import { Readable } from 'node:stream'
import type { siteCountTails } from '~/contract/sites/site-counts'
import type { Counted, KeptCount } from '~/domain/site/online/site-counts'
import type { Deps } from '~/usecases/ground/deps'
import { keptCounts, readSiteCounts } from '~/usecases/site-counts/read-site-counts'
import { type CsvColumn, csvResponse } from '../../csv-response'
import { siteHandlersOf } from '../../site-handlers'

/** What is counted of clients' sites. */
export const siteCountHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteCountTails>({
    siteCounts: ({ at, query }) => readSiteCounts(deps, at, query.days),
    exportSiteCounts: async ({ at }) =>
      csvResponse('chiffres.csv', COLUMNS, Readable.from(await keptCounts(deps, at))),
  })

const SORTS: Record<Counted, string> = {
  page: 'Page vue',
  source: 'Visite depuis',
  request: 'Demande',
  question: 'Question',
}

const COLUMNS: readonly CsvColumn<KeptCount>[] = [
  { title: 'Jour', cell: ({ day }) => day },
  { title: 'Quoi', cell: ({ kind }) => SORTS[kind] },
  { title: 'Page ou provenance', cell: ({ name }) => name },
  { title: 'Nombre', cell: ({ n }) => n },
]
