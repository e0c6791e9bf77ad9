import { found } from '~/domain/found'
import type { EventType } from '~/domain/journal/event'
import { isToldToHolder, type LiveEvent } from '~/domain/live/message'
import { TOLD_SINGLY } from '~/domain/live/stream'
import { type HolderKey, idOfHolder } from '~/store/dossiers/dossiers'
import { eventsSince } from '~/store/events/journal-point'
import type { Deps } from '../ground/deps'
import type { Followed, LiveLine } from './live-line'
import { pointNow, readPoint } from './live-point'

/** After these another key may open the dossier, or none: whoever follows shows the own one again. */
const ENDS: readonly EventType[] = ['address-proven', 'address-disowned', 'dossier-erased']

/**
 * Tells the holder of a dossier what changes in it, from now on or from where a stream before was cut.
 * @throws Refusal not-found, invalid-request when `after` is no cursor of ours
 */
export async function followDossier(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  key: HolderKey,
  after: string | null,
  { send, end }: LiveLine,
): Promise<Followed> {
  const id = found(await idOfHolder(db, key))
  const point = after === null ? null : readPoint(after)
  const tell = ({ type, at }: LiveEvent) => {
    if (isToldToHolder(type)) send({ kind: 'change', type, at })
    if (ENDS.includes(type)) end()
  }
  send({ kind: 'open' })
  const stop = live.follow(heard => {
    if (heard.kind === 'missed') send({ kind: 'missed' })
    if (heard.kind === 'event' && heard.event.dossier_id === id) tell(heard.event)
  })
  // Taken over while this stream began: nobody told it.
  if ((await idOfHolder(db, key)) !== id) end()
  const missed = point ? await eventsSince(db, point, id, TOLD_SINGLY + 1) : []
  if (missed.length > TOLD_SINGLY) send({ kind: 'missed' })
  else for (const { type, at } of missed) if (isToldToHolder(type)) send({ kind: 'change', type, at })
  return {
    beat: () => pointNow({ live }),
    stop: async () => stop(),
  }
}
