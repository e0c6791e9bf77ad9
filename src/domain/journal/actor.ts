import type { SignedIn } from '../access/account'

/** From where a call came. */
export interface Origin {
  ip: string
  userAgent: string
  /** A person's browser that does not object to being counted (decision 0270); nothing else rests on it. */
  counted?: boolean
}

/** The holder of a dossier's link, or whoever fills in a form: nobody has signed in. */
export interface ClientActor extends Origin {
  kind: 'client'
}

/** An account of the team. */
export interface AccountActor extends Origin {
  kind: 'account'
  id: string
}

/** An account with its session and role, as the guard of the administration's calls makes it. */
export type SignedInActor = AccountActor & SignedIn

/** An aid body that uses its link. */
export interface BodyActor extends Origin {
  kind: 'body'
}

/**
 * Who does something: made by the guard of a call, passed to every use case that writes, and written in
 * the same transaction as what was done.
 */
export type Actor = ClientActor | AccountActor | BodyActor | typeof CLOCK

/** What happens by itself, because its time has come. */
export const CLOCK = { kind: 'clock' } as const

/** What the journal calls who acts; the chain of hashes holds these words. */
export const ACTOR_KINDS = ['visitor', 'administrator', 'body', 'system'] as const

export type ActorKind = (typeof ACTOR_KINDS)[number]

export const WRITTEN_AS: Record<Actor['kind'], ActorKind> = {
  client: 'visitor',
  account: 'administrator',
  body: 'body',
  clock: 'system',
}

/** The word of a list, the end of a sentence, and what the evidence says of the same. */
export const ACTOR_LABELS: Record<ActorKind, { short: string; by: string; evidence: string }> = {
  visitor: { short: 'client', by: 'par le client', evidence: 'Titulaire du lien personnel' },
  administrator: { short: 'administrateur', by: 'par l’administration', evidence: 'Administration' },
  body: { short: 'organisme', by: 'par l’organisme', evidence: 'Organisme d’aide' },
  system: { short: 'automatique', by: 'd’office', evidence: 'Système' },
}
