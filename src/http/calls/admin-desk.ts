import type { adminDeskCalls } from '~/contract/admin-desk'
import { changeRetention, previewRetention } from '~/usecases/admin/change-retention'
import { readEmails, readEvents } from '~/usecases/admin/read-journal'
import { readSystem } from '~/usecases/admin/read-system'
import { readTrends } from '~/usecases/admin/read-trends'
import type { Deps } from '~/usecases/deps'
import { resendEmail } from '~/usecases/emails/resend-email'
import type { Handlers } from '../register'

/** What surrounds the dossiers on the administrator's desk: figures, system, journal. */
export function adminDeskHandlers(deps: Deps): Pick<Handlers, keyof typeof adminDeskCalls> {
  return {
    trends: () => readTrends(deps),
    system: () => readSystem(deps),
    retentionPreview: ({ query }) => previewRetention(deps, query.months),
    changeSettings: async ({ body, visitor }) => {
      await changeRetention(deps, visitor, body.retention_months, body.instead_of)
      return { retention_months: body.retention_months }
    },
    journalEvents: ({ query }) => readEvents(deps, { ...query, cursor: query.cursor ?? null }),
    journalEmails: ({ query }) =>
      readEmails(deps, { ...query, cursor: query.cursor ?? null, state: query.state ?? null }),
    resendEmail: ({ params }) => resendEmail(deps, params.id),
  }
}
