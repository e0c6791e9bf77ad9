import * as z from 'zod/mini'
import { silenceReasons, sourceFindings, sourceOrigins } from '~/domain/aids/aid-source'
import { instant } from './instant'

export const aidSource = z.object({
  origin: z.enum(sourceOrigins),
  address: z.string(),
  asked_at: instant,
  /** HTTP status of the last answer; null where there was none. */
  status: z.nullable(z.number()),
  moved_to: z.nullable(z.string()),
  /** Lines of plain text. */
  read_text: z.nullable(z.string()),
  /** Null where it says what was read. */
  seen_text: z.nullable(z.string()),
  reason: z.nullable(z.enum(silenceReasons)),
  finding: z.nullable(z.enum(sourceFindings)),
  found_at: z.nullable(instant),
})

export const aidFinding = z.object({
  aid_id: z.string(),
  name: z.string(),
  origin: z.enum(sourceOrigins),
  finding: z.enum(sourceFindings),
  found_at: instant,
})
