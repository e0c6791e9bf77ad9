import { appendEvent } from '~/store/events'
import { byAdministrator } from '../by-administrator'
import type { Deps, Visitor } from '../deps'

/** Keeps who looked at, took or changed what: the call's name and what its address names, nothing of its content. */
export async function noteAdministratorCall(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  visitor: Visitor,
  call: string,
  subject: Record<string, string>,
) {
  await appendEvent(db, {
    dossier_id: null,
    type: 'administrator-call',
    at: clock(),
    ...byAdministrator(visitor),
    data: { call, ...subject },
  })
}
