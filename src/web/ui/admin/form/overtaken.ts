import { failureOf } from '~/contract/failure'
import type { RefusalCode } from '~/domain/refusal-code'

/** Of what somebody else has changed, done or taken away since it was read: the same command again is refused again. */
const OVERTAKEN: ReadonlySet<RefusalCode | 'unknown'> = new Set([
  'not-found',
  'dossier-changed',
  'transition-forbidden',
  'decide-first',
  'extension-refused',
  'reminder-refused',
  'transmission-settled',
  'settings-changed',
  'content-changed',
  'campaign-changed',
  'dispute-closed',
  'bulk-over',
  'site-changed',
  'site-ended',
  'site-suspended',
  'not-approved',
])

/** The server answered with what a colleague had decided first, where something else was asked for. */
export class Overtaken extends Error {}

/** Whether a command was refused because things are no longer as they were shown: it is not to be offered again. */
export function isOvertaken(error: unknown): boolean {
  if (error instanceof Overtaken) return true
  const failure = failureOf(error)
  return failure.kind === 'refused' && OVERTAKEN.has(failure.code)
}
