import { Readable } from 'node:stream'
import type { audienceCalls } from '~/contract/admin/audience'
import type { AudienceKind, KeptAudienceCount } from '~/domain/audience/audience-counts'
import { keptAudience, readAudience } from '~/usecases/audience/read-audience'
import type { Deps } from '~/usecases/ground/deps'
import { type CsvColumn, csvResponse } from '../../csv-response'
import type { Handlers } from '../../register'

/** What is counted of our own visitors. */
export const audienceHandlers = (deps: Deps): Pick<Handlers, keyof typeof audienceCalls> => ({
  audience: ({ query }) => readAudience(deps, query.days),
  exportAudience: async () =>
    csvResponse('frequentation.csv', COLUMNS, Readable.from(await keptAudience(deps))),
})

const SORTS: Record<AudienceKind, string> = {
  page: 'Page vue',
  source: 'Arrivée depuis',
  medium: 'Arrivée par (utm_medium)',
  campaign: 'Campagne (utm_campaign)',
  question: 'Question du simulateur',
  verdict: 'Résultat du simulateur',
  wizard: 'Étape du dossier',
  piece: 'Pièce envoyée',
  registration: 'Inscription hors de France',
  'quote-request': 'Demande de devis',
}

const COLUMNS: readonly CsvColumn<KeptAudienceCount>[] = [
  { title: 'Jour', cell: ({ day }) => day },
  { title: 'Quoi', cell: ({ kind }) => SORTS[kind] },
  { title: 'Nom', cell: ({ name }) => name },
  { title: 'Nombre', cell: ({ n }) => n },
]
