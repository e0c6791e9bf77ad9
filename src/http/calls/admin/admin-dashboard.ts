import type { adminDashboardCalls } from '~/contract/admin/admin-dashboard'
import { ACTOR_LABELS } from '~/domain/journal/actor'
import { eventLabel } from '~/domain/journal/event-labels'
import { parisDay } from '~/domain/text/french'
import { changeRetention, previewRetention } from '~/usecases/admin/change-retention'
import { readEmails } from '~/usecases/admin/read-emails'
import { exportEvents, readEvents } from '~/usecases/admin/read-events'
import { readFigures } from '~/usecases/admin/read-figures'
import { readSystem } from '~/usecases/admin/read-system'
import { readTrends } from '~/usecases/admin/read-trends'
import type { Deps } from '~/usecases/ground/deps'
import { resendEmail } from '~/usecases/outbox/resend-email'
import { type CsvColumn, csvResponse } from '../../csv-response'
import type { Handlers } from '../../register'

/** What surrounds the dossiers on the administrator's dashboard: figures, system, journal. */
export const adminDashboardHandlers = (deps: Deps): Pick<Handlers, keyof typeof adminDashboardCalls> => ({
  trends: () => readTrends(deps),
  figures: ({ query }) => readFigures(deps, query.weeks),
  system: () => readSystem(deps),
  retentionPreview: ({ query }) => previewRetention(deps, query.months),
  changeSettings: async ({ body, by }) => {
    await changeRetention(deps, by, body.retention_months, body.instead_of)
    return { retention_months: body.retention_months }
  },
  journalEvents: ({ query }) => readEvents(deps, query),
  exportEvents: async ({ query }) =>
    csvResponse(`journal_${parisDay(deps.clock())}.csv`, eventColumns, exportEvents(deps, query)),
  journalEmails: ({ query }) =>
    readEmails(deps, { ...query, cursor: query.cursor ?? null, state: query.state ?? null }),
  resendEmail: ({ params, by }) => resendEmail(deps, by, params.id),
})

type Line = ReturnType<typeof exportEvents> extends AsyncIterable<infer One> ? One : never

const eventColumns: CsvColumn<Line>[] = [
  { title: 'Quand (heure de Paris)', cell: line => line.at },
  { title: 'Quoi', cell: line => eventLabel(line) },
  { title: 'Par', cell: line => line.account_name ?? ACTOR_LABELS[line.actor].short },
  { title: 'Entreprise', cell: line => line.company_name },
  { title: 'Dossier', cell: line => line.dossier_id },
]
