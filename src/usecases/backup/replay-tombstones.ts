import { closureNoted, type Tombstone } from '~/gateways/backup/tombstones'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { lockRegistration } from '~/store/international/registrations'
import { lockQuoteRequest } from '~/store/quote-requests/quote-requests'
import { forgetAskedCallers, isCallerStone } from '~/store/retention/asked-callers'
import { closeSiteAgain } from '../closing/close-site-again'
import { forgetSiteAgain } from '../closing/purge-ended-sites'
import type { Deps } from '../ground/deps'
import { eraseAgain } from '../retention/erase-dossier'
import type { Motive } from '../retention/erasure/remove-dossier'
import { eraseRequest } from '../retention/purge-quote-requests'
import { eraseRegistration } from '../retention/purge-registrations'
import { eraseSiteRequestAgain } from '../site-requests/erase-site-request'

/**
 * Erases from a restored copy, before anybody sees it, what was erased after it was made, and closes again the sites that
 * were ended or suspended since.
 * @param made when the copy's rows were read: what it says of a site that was closed before that is newer than the list
 * @returns how many dossiers, registrations, quote requests, callers, sites and requests to these went
 */
export async function replayTombstones(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'sitesFolder'>,
  tombstones: Iterable<Tombstone>,
  made: Date,
): Promise<number> {
  let erased = 0
  for (const { id, erased_at, motive } of tombstones) {
    const clock = () => new Date(erased_at)
    const closure = closureNoted({ motive })
    if (closure) {
      if (clock() > made) await closeSiteAgain({ ...deps, clock }, id, closure)
      continue
    }
    if (isCallerStone(id)) {
      await insertErasure(deps.db, { dossier_id: id, erased_at: clock(), motive: 'demande' })
      continue
    }
    const reason = motive === 'demande' ? 'demande' : 'échéance'
    if (await eraseAgain({ ...deps, clock }, id, reason)) erased++
    else if (await eraseIn(deps, trx => eraseAbroad(trx, id, clock(), reason))) erased++
    else if (await eraseIn(deps, trx => eraseQuoteRequest(trx, id, clock(), reason))) erased++
    else if (await eraseSiteRequestAgain(deps, id, clock())) erased++
    else if (await forgetSiteAgain({ ...deps, clock }, id)) erased++
  }
  return erased + (await forgetCallersAgain(deps))
}

async function forgetCallersAgain({ db, mailer }: Pick<Deps, 'db' | 'mailer'>): Promise<number> {
  const { calls, message_ids } = await forgetAskedCallers(db)
  for (const message_id of message_ids) await mailer.forget(message_id)
  return calls + message_ids.length
}

/** @param erase returns the `Message-ID`s of the messages that went along; null where there was nothing to erase */
async function eraseIn(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  erase: (trx: Db) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const gone = await db.transaction().execute(erase)
  for (const message_id of gone ?? []) await mailer.forget(message_id)
  return gone !== null
}

async function eraseQuoteRequest(trx: Db, id: string, erased_at: Date, motive: Motive) {
  const request = await lockQuoteRequest(trx, id)
  return request && !request.purged_at ? eraseRequest(trx, request, erased_at, motive) : null
}

async function eraseAbroad(trx: Db, id: string, erased_at: Date, motive: Motive) {
  const registration = await lockRegistration(trx, id)
  return registration ? eraseRegistration(trx, id, erased_at, motive) : null
}
