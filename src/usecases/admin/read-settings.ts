import { unsaidTerms } from '~/domain/agency'
import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import { countHeldVisitorCalls } from '~/store/emails/visitor-calls'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'

/** What the system box of the dashboard shows. */
export async function readSettings({ db, agency, mailer }: Pick<Deps, 'db' | 'agency' | 'mailer'>) {
  const limit = (await readSetting(db, 'four_eyes_over_cents')) ?? null
  return {
    four_eyes_over: limit === null ? null : limit / 100,
    retention_months: (await readSetting(db, 'retention_months')) ?? RETENTION_MONTHS.byDefault,
    demonstration: agency.demonstration,
    unsaid_terms: unsaidTerms(agency),
    emails_leave: mailer.leaves,
    held_calls: await countHeldVisitorCalls(db),
  }
}
