import { nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { silenceReasons, sourceFindings, sourceOrigins } from '~/domain/aids/aid-source'

export const aidSource = object({
  origin: oneOf(sourceOrigins),
  address: string(),
  asked_at: string(),
  /** HTTP status of the last answer; null where there was none. */
  status: nullable(number()),
  moved_to: nullable(string()),
  /** Lines of plain text. */
  read_text: nullable(string()),
  /** Null where it says what was read. */
  seen_text: nullable(string()),
  reason: nullable(oneOf(silenceReasons)),
  finding: nullable(oneOf(sourceFindings)),
  found_at: nullable(string()),
})

export const aidFinding = object({
  aid_id: string(),
  name: string(),
  origin: oneOf(sourceOrigins),
  finding: oneOf(sourceFindings),
  found_at: string(),
})
