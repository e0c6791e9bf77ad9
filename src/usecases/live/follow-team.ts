import { mayDo } from '~/domain/access/permission'
import { randomId } from '~/domain/access/random-id'
import type { SignedInActor } from '~/domain/journal/actor'
import type { LiveEvent } from '~/domain/live/message'
import { TOLD_SINGLY } from '~/domain/live/stream'
import { SUBJECTS_OF, TOLD_TO } from '~/domain/live/subject'
import { Refusal } from '~/domain/refusal'
import { livingRole } from '~/store/access/sessions'
import { eventsSince } from '~/store/events/journal-point'
import { endPresence, keepPresence, movePresence, watchers } from '~/store/events/presences'
import { sessionLimits } from '../access/check-session'
import { resolveDossier } from '../address/resolve-dossier'
import type { Deps } from '../ground/deps'
import type { Followed, LiveLine } from './live-line'
import { pointNow, readPoint } from './live-point'

type LiveDeps = Pick<Deps, 'db' | 'clock' | 'live'>

/**
 * Tells an account what the others change, of what its role may see, and who looks at which dossier: from now on, or
 * from where a stream before was cut. The stream ends with its session, and does not keep it from ending.
 * @throws Refusal invalid-request when `after` is no cursor of ours
 */
export async function followTeam(
  { db, clock, live }: LiveDeps,
  by: SignedInActor,
  after: string | null,
  { send, end }: LiveLine,
): Promise<Followed> {
  const point = after === null ? null : readPoint(after)
  const stream = { stream_id: randomId(), account_id: by.id }
  const seesDossiers = mayDo(by.role, TOLD_TO.dossier)
  const seesCalls = mayDo(by.role, TOLD_TO.lead)
  const endUnlessLiving = async () => {
    if ((await livingRole(db, by.session_id, sessionLimits(clock()))) !== by.role) end()
  }
  const tell = ({ type, dossier_id, account_id, at }: LiveEvent) => {
    const subjects = SUBJECTS_OF[type].filter(subject => mayDo(by.role, TOLD_TO[subject]))
    if (subjects.length > 0) send({ kind: 'change', subjects, dossier_id, account_id, at })
  }
  const tellOfCall = (at: string) =>
    seesCalls && send({ kind: 'change', subjects: ['lead'], dossier_id: null, account_id: null, at })
  send({ kind: 'open', stream: stream.stream_id })
  const stop = live.follow(heard => {
    if (heard.kind === 'missed') send(heard)
    if (heard.kind === 'presence' && seesDossiers) send(heard)
    if (heard.kind === 'call') tellOfCall(heard.at)
    if (heard.kind !== 'event') return
    tell(heard.event)
    if (SUBJECTS_OF[heard.event.type].includes('account')) endUnlessLiving().catch(end)
  })
  const missed = point ? await eventsSince(db, point, null, TOLD_SINGLY + 1) : []
  if (missed.length > TOLD_SINGLY) send({ kind: 'missed' })
  else missed.forEach(tell)
  // Calls stand in no journal: after a break there may have been some.
  if (point) tellOfCall(clock().toISOString())
  await keepPresence(db, stream, clock())
  if (seesDossiers) send({ kind: 'presence', watching: await watchers(db, clock()) })
  return {
    async beat() {
      await endUnlessLiving()
      await keepPresence(db, stream, clock())
      return pointNow({ live })
    },
    async stop() {
      stop()
      await endPresence(db, stream.stream_id)
    },
  }
}

/**
 * Says which dossier a stream's account looks at.
 * @param key as an address of the administration names it; null: none
 * @throws Refusal not-found when the account has no such stream
 */
export async function lookAtDossier(
  { db }: LiveDeps,
  by: SignedInActor,
  stream_id: string,
  key: string | null,
) {
  const dossier = key === null ? null : await resolveDossier({ db }, key)
  if (!(await movePresence(db, { stream_id, account_id: by.id }, dossier))) throw new Refusal('not-found')
}
