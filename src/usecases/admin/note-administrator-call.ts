import type { Actor } from '~/domain/journal/actor'
import type { NotedCall } from '~/domain/journal/noted-call'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'

/** Keeps who looked at or took what: the call's name and what its address names, nothing of its content. */
export async function noteAdministratorCall(
  { db, clock }: DbAndClock,
  by: Actor,
  call: NotedCall,
  subject: Record<string, string>,
) {
  await noteEvent(db, by, clock(), { type: 'administrator-call', data: { call, ...subject } })
}
