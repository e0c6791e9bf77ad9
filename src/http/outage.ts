import { codeOf, partOf } from '~/domain/error'
import { PartMissing } from '~/domain/part-missing'
import { refusalReplies } from './refusal-replies'

/** What is wrong on our side for a moment, as far as a retry is concerned. */
export interface Outage {
  status: 503 | 507
  code: 'storage-full' | 'unavailable'
  detail: string
  /** Seconds. */
  retryAfter: number
}

const FULL: Outage = {
  ...{ status: 507, code: 'storage-full', retryAfter: 300 },
  detail: refusalReplies['storage-full'].detail,
}

const AWAY: Outage = {
  ...{ status: 503, code: 'unavailable', retryAfter: 5 },
  detail: refusalReplies.unavailable.detail,
}

/** Of a command that has taken too long, and goes on. */
export const LATE_CODE = 'no answer in time'
const LATE: Outage = {
  ...AWAY,
  detail:
    'Le service met trop de temps à répondre\u00a0: ce que vous avez demandé est peut-être déjà fait. Vérifiez avant de réessayer.',
}

/** Disk or quota full, also as PostgreSQL says it (disk_full). */
const FULL_CODES = /^(ENOSPC|EDQUOT|53100)$/
/** A disk that fails, files or connections used up, a neighbour or its name that is not there. */
const AWAY_CODES =
  /^(EIO|EROFS|EMFILE|ENFILE|ENOMEM|ESTALE|ENXIO|ENODEV|ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|EADDRNOTAVAIL|EAI_\w+|ENOTFOUND)$/
/**
 * What PostgreSQL says of itself rather than of our statement, by class: connection, authorisation, no such
 * database, transaction state (a database that only reads), rollback, resources, limits, state, intervention, system,
 * configuration, internal error. Classes 21 to 23 and 42 are mistakes of ours.
 */
const AWAY_CLASSES = /^(08|28|3D|25|40|53|54|55|57|58|F0|XX)[0-9A-Z]{3}$/
/** The driver gives these no code. */
const AWAY_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Query read timeout/

/** Recognises an outage, however deep another error wraps it; null for a failure of ours. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null
  if (error instanceof PartMissing) return AWAY
  const code = codeOf(error)
  if (code === LATE_CODE) return LATE
  if (FULL_CODES.test(code)) return FULL
  if (AWAY_CODES.test(code) || AWAY_CLASSES.test(code) || AWAY_WORDS.test(error.message)) return AWAY
  // The database's socket is not there yet.
  if (code === 'ENOENT' && partOf(error, 'syscall') === 'connect') return AWAY
  return outageOf(error.cause)
}
