import type { ClientActor, SignedInActor } from '../../../src/domain/journal/actor'

/** A client without a name, from one address. */
export const clientAt = (ip: string): ClientActor => ({ kind: 'client', ip, userAgent: 'essai' })

export const CLIENT = clientAt('192.0.2.7')

/** The account of the master password. */
export const OWNER: SignedInActor = {
  kind: 'account',
  id: 'owner',
  name: 'Propriétaire',
  role: 'owner',
  session_id: 's1',
  ip: '192.0.2.8',
  userAgent: 'essai',
}
