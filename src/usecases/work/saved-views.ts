import { isDeepStrictEqual } from 'node:util'
import { mayDo } from '~/domain/access/permission'
import { randomId } from '~/domain/access/random-id'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import { mayChangeView, VIEWS } from '~/domain/dossier/lists/saved-view'
import type { SignedInActor } from '~/domain/journal/actor'
import type { JournalEvent } from '~/domain/journal/event'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import { countDossiers } from '~/store/lists/admin-lists'
import {
  deleteView,
  insertView,
  lockViews,
  type SavedView,
  updateView,
  viewsFor,
} from '~/store/lists/saved-views'
import type { DbAndClock } from '../ground/deps'

type Name = Pick<SavedView, 'name' | 'shared'>

/** An account's own views and the shared ones, each with how many dossiers it lets through now. */
export async function readViews({ db }: DbAndClock, by: SignedInActor) {
  const views = await viewsFor(db, by.id)
  const counts = await Promise.all(views.map(view => countDossiers(db, view)))
  return {
    views: views.map((view, n) => ({
      ...{ id: view.id, name: view.name, shared: view.shared, search: view.search, status: view.status },
      by: view.account_id === by.id ? null : view.account_name,
      mine: mayChange(view, by),
      count: counts[n] ?? 0,
    })),
  }
}

/** Keeps a filter under a name; one that is kept so already is no second. @throws Refusal too-many-views */
export const saveView = (
  deps: DbAndClock,
  by: SignedInActor,
  { name, shared, ...filter }: Name & DossierFilter,
) =>
  change(deps, by, async (trx, views, now) => {
    const own = views.filter(({ account_id }) => account_id === by.id)
    const said = { name, shared, ...filter }
    if (own.some(view => isDeepStrictEqual({ ...view, ...said }, view))) return null
    if (own.length >= VIEWS.own || (shared && sharedOf(views) >= VIEWS.shared))
      throw new Refusal('too-many-views')
    const id = randomId()
    await insertView(trx, { ...said, id, account_id: by.id, created_at: now })
    return { type: 'view-saved', data: { view: id, shared } }
  })

/** Renames a view, shares it, or takes it back. @throws Refusal not-found, too-many-views */
export const changeView = (deps: DbAndClock, by: SignedInActor, id: string, { name, shared }: Name) =>
  change(deps, by, async (trx, views) => {
    const view = changeable(views, id, by)
    if (shared && !view.shared && sharedOf(views) >= VIEWS.shared) throw new Refusal('too-many-views')
    await updateView(trx, id, { name, shared })
    return { type: 'view-changed', data: { view: id, shared } }
  })

/** @throws Refusal not-found */
export const removeView = (deps: DbAndClock, by: SignedInActor, id: string) =>
  change(deps, by, async (trx, views) => {
    const { shared } = changeable(views, id, by)
    await deleteView(trx, id)
    return { type: 'view-removed', data: { view: id, shared } }
  })

const mayChange = (view: Pick<SavedView, 'account_id' | 'shared'>, by: SignedInActor) =>
  mayChangeView(view, { id: by.id, managesAccounts: mayDo(by.role, 'manage-accounts') })

/** A view that is not the own one is not there. */
function changeable(views: SavedView[], id: string, by: SignedInActor): SavedView {
  const view = views.find(one => one.id === id)
  if (!view || !mayChange(view, by)) throw new Refusal('not-found')
  return view
}

const sharedOf = (views: SavedView[]) => views.filter(({ shared }) => shared).length

async function change(
  { db, clock }: DbAndClock,
  by: SignedInActor,
  make: (
    trx: Db,
    views: SavedView[],
    now: Date,
  ) => Promise<JournalEvent<'view-saved' | 'view-changed' | 'view-removed'> | null>,
) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const line = await make(trx, await lockViews(trx), now)
    if (line) await appendEvent(trx, { dossier_id: null, at: now, by, ...line })
  })
}
