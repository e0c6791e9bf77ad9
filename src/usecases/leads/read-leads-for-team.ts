import { mayDo } from '~/domain/access/permission'
import { found } from '~/domain/found'
import type { SignedInActor } from '~/domain/journal/actor'
import { DISPUTE_LABELS } from '~/domain/leads/dispute'
import { DAY_MS } from '~/domain/milliseconds'
import { callsBySource } from '~/store/leads/calls-by-source'
import { waitingCampaigns } from '~/store/leads/campaigns'
import { openDisputes } from '~/store/leads/disputes'
import { findLeadAccount, listLeadAccounts } from '~/store/leads/lead-accounts'
import { listNumbers } from '~/store/leads/numbers'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { DbAndClock, Deps } from '../ground/deps'
import { readCampaigns } from './campaigns/read-campaigns'
import { listLeadInvoices } from './invoices/read-lead-invoices'
import { listMovements } from './list-movements'
import { shownLeadAccount } from './open-lead-account'

const MONTH_MS = 30 * DAY_MS
const SHOWN = 200

/** One page of the clients, newest first, with what their campaigns wait for. @throws Refusal invalid-request */
export async function listAccounts(
  { db }: Pick<Deps, 'db'>,
  { limit, cursor }: { limit: number; cursor: string | null },
) {
  const rows = await listLeadAccounts(db, { limit: limit + 1, after: readCursor(cursor) })
  const { shown, next_cursor } = pageOf(rows, limit, last => writeCursor(last.created_at, last.id))
  const waiting = await waitingCampaigns(
    db,
    shown.map(({ id }) => id),
  )
  return {
    accounts: shown.map(row => {
      const { without_number = 0, rings_asked = 0 } =
        waiting.find(({ account_id }) => account_id === row.id) ?? {}
      return { ...shownLeadAccount(row), without_number, rings_asked }
    }),
    next_cursor,
  }
}

/** One client with what he has; his campaigns and their numbers for who handles leads alone. @throws Refusal not-found */
export async function readAccount(deps: Pick<Deps, 'db' | 'vatRegister'>, by: SignedInActor, id: string) {
  const account = found(await findLeadAccount(deps.db, id))
  const { movements } = await listMovements(deps, id, { limit: 50, cursor: null })
  return {
    account: shownLeadAccount(account),
    vat_register: deps.vatRegister !== null,
    campaigns: mayDo(by.role, 'handle-leads') ? await readCampaigns(deps, id) : [],
    movements,
    invoices: await listLeadInvoices(deps, id),
  }
}

/** The pool of numbers, with what each leads to. */
export async function readNumbers({ db }: Pick<Deps, 'db'>) {
  return { numbers: await listNumbers(db) }
}

/** What a person has to answer, and how each source has done in thirty days. */
export async function readDisputes({ db, clock }: DbAndClock) {
  const disputes = await openDisputes(db, SHOWN)
  return {
    disputes: disputes.map(row => ({ ...row, reason: DISPUTE_LABELS[row.reason] })),
    sources: await callsBySource(db, new Date(clock().getTime() - MONTH_MS)),
  }
}
