import type { LeadNews } from '~/domain/email/email'
import type { Actor } from '~/domain/journal/actor'
import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { queueToAgency } from '../outbox/queue-email'

export type TellTeamDeps = Pick<Deps, 'clock' | 'agency' | 'publicUrl' | 'rateLimits'>

/** Mails the team what a client waits for, so many times an hour; what it did itself it knows. */
export async function tellTeam(trx: Db, deps: TellTeamDeps, by: Actor, data: LeadNews) {
  if (by.kind !== 'client') return
  const client = { key: data.lead_account, network: null }
  const { within } = await spendBudget(trx, 'lead-news-mail', client, deps.clock())
  if (deps.rateLimits && !within) return
  await queueToAgency(trx, deps, { kind: 'agency-lead-news', data, by })
}
