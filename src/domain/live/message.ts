import { isOneOf } from '../closed-list'
import type { EventType } from '../journal/event'
import type { Subject } from './subject'

/** One change of the journal as a stream tells it: ids, kinds and times, never a value. */
export interface LiveEvent {
  type: EventType
  dossier_id: string | null
  account_id: string | null
  /** ISO 8601, UTC. */
  at: string
}

/** Who looks at which dossier now. */
export interface Watcher {
  account_id: string
  dossier_id: string
}

/** What the team's stream tells. */
export type TeamMessage =
  /** The first line: the name under which this stream says what it looks at. */
  | { kind: 'open'; stream: string }
  | { kind: 'change'; subjects: Subject[]; dossier_id: string | null; account_id: string | null; at: string }
  | { kind: 'presence'; watching: Watcher[] }
  /** More happened during a break than is told singly: everything is to be read again. */
  | { kind: 'missed' }

/** What the stream of a dossier tells its holder. */
export type DossierMessage =
  | { kind: 'open' }
  | { kind: 'change'; type: HolderEvent; at: string }
  | { kind: 'missed' }

/** What the stream of a client of the leads offer tells: that something of his changed, never what. */
export type ClientMessage = { kind: 'open' } | { kind: 'change'; at: string } | { kind: 'missed' }

export type LiveMessage = TeamMessage | DossierMessage | ClientMessage

/**
 * What the holder of a dossier is told of, the moment that it happens: their own changes, made elsewhere, and what an
 * e-mail has said. A decision is not among them before it is announced, nor anything that the team does for itself.
 */
const HOLDER_EVENTS = [
  'company-corrected',
  'address-proven',
  'document-added',
  'document-replaced',
  'document-removed',
  'document-confirmed',
  'quote-made',
  'aid-agreement-received',
  'aid-request-filed',
  'invoice-signed',
  'dossier-finalized',
  'client-wrote',
  'team-wrote',
  'eligibility-answered',
  'email-sent',
  'decision-announced',
  'continuation-said',
  'kick-off-begun',
  'kick-off-sent',
  'site-file-added',
  'site-file-removed',
  'site-moved',
  'site-comment-moved',
  'site-round-told',
  'site-reviewed',
  'site-accepted',
] as const satisfies readonly EventType[]

export type HolderEvent = (typeof HOLDER_EVENTS)[number]

export const isToldToHolder = (type: EventType): type is HolderEvent => isOneOf(HOLDER_EVENTS, type)
