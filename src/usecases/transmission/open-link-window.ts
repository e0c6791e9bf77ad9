import { timingSafeEqual } from 'node:crypto'
import { networkKey } from '~/domain/access/network'
import { LINK_CODE_TRIES, LINK_WINDOW } from '~/domain/dossier/transmission'
import type { BodyActor } from '~/domain/journal/actor'
import { HOUR_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import type { RefusalCode } from '~/domain/refusal-code'
import { sha256Of } from '~/domain/sha256-of'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import { lockByLink } from '~/store/transmissions/transmission-links'
import { type StoredTransmission, updateTransmission } from '~/store/transmissions/transmissions'
import type { Deps } from '../ground/deps'
import { queueToAgency } from '../outbox/queue-email'

/**
 * Binds a link to the network that reads it, for a quarter of an hour from its first reading; after that, until a copy
 * has reached its end, the same network may begin again. Another network is refused, the journal notes it and the team
 * is told, once an hour for each link. Each reading that begins has its line in the journal.
 * @throws Refusal not-found, link-elsewhere, wrong-link-code
 */
export async function openLinkWindow(
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  by: BodyActor,
  linkHash: string,
  code: { asked: string | null; typed: string | null },
) {
  const refused = await deps.db.transaction().execute(async (trx): Promise<RefusalCode | null> => {
    const transmission = await lockByLink(trx, linkHash)
    if (!transmission) return 'not-found'
    const reader = sha256Of(`${linkHash}:${networkKey(by.ip)}`)
    const { state, link_reader, link_window_ends_at } = transmission
    const now = deps.clock()
    // A link collected before there were windows has no reader: it is used up for everybody.
    if (link_reader !== null && link_reader !== reader) return noteElsewhere(trx, deps, by, transmission)
    const open = link_window_ends_at !== null && now < link_window_ends_at
    if (state === 'collected' ? !open : state !== 'sent') return 'not-found'
    if (code.asked !== null && !isSame(code.asked, code.typed ?? ''))
      return noteWrongCode(trx, by, transmission, now)
    if (!open) {
      const ends = new Date(now.getTime() + LINK_WINDOW)
      await updateTransmission(trx, transmission.id, { link_reader: reader, link_window_ends_at: ends })
    }
    // Each reading, whole or not: how often a copy left is known afterwards.
    const { dossier_id, body } = transmission
    await appendEvent(trx, { dossier_id, type: 'transmission-opened', at: now, by, data: { body } })
    return null
  })
  // Thrown outside, so that what was noted stays.
  if (refused) throw new Refusal(refused)
}

async function noteElsewhere(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'agency' | 'publicUrl'>,
  by: BodyActor,
  { id, dossier_id, body, body_name, elsewhere_told_at }: StoredTransmission,
): Promise<RefusalCode> {
  const now = deps.clock()
  if (elsewhere_told_at && now.getTime() - elsewhere_told_at.getTime() < HOUR_MS) return 'link-elsewhere'
  await updateTransmission(trx, id, { elsewhere_told_at: now })
  await appendEvent(trx, { dossier_id, type: 'transmission-tried-elsewhere', at: now, by, data: { body } })
  await queueToAgency(trx, deps, { kind: 'agency-link-elsewhere', dossier_id, data: { body_name } })
  return 'link-elsewhere'
}

async function noteWrongCode(
  trx: Db,
  by: BodyActor,
  { id, dossier_id, body, link_code_tries }: StoredTransmission,
  now: Date,
): Promise<RefusalCode> {
  const tries = link_code_tries + 1
  await updateTransmission(trx, id, { link_code_tries: tries })
  if (tries < LINK_CODE_TRIES) return 'wrong-link-code'
  await updateTransmission(trx, id, { state: 'expired', link_hash: null })
  await appendEvent(trx, { dossier_id, type: 'transmission-expired', at: now, by, data: { body } })
  return 'not-found'
}

const isSame = (asked: string, typed: string) =>
  timingSafeEqual(Buffer.from(sha256Of(asked)), Buffer.from(sha256Of(typed.trim())))
