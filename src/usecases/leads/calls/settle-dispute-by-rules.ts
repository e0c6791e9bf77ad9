import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { callZoneOf } from '~/domain/international/call-zone'
import type { CallZone } from '~/domain/international/lead-pricing'
import { type DisputeReason, judgeDispute } from '~/domain/leads/dispute'
import type { Db } from '~/store/database/database'
import { findTranscript } from '~/store/leads/call-transcripts'
import type { StoredCall } from '~/store/leads/calls'
import { settleDispute } from './decide-dispute'
import { isDuplicate } from './is-duplicate'

/** Decides at once what rules can decide of a dispute; the rest waits for the team. The call is locked. @returns what they say */
export async function settleDisputeByRules(trx: Db, call: StoredCall, reason: DisputeReason, now: Date) {
  const verdict = judgeDispute(reason, {
    length_ms: call.length_ms ?? 0,
    flagged: call.flagged,
    duplicate: call.caller === null ? null : await isDuplicate(trx, call),
    caller_zone: zoneOfCaller(call.caller),
    zone: call.zone,
    finding: (await findTranscript(trx, call.id))?.finding ?? null,
  })
  if (verdict.decided) await settleDispute(trx, call, verdict, now)
  return verdict
}

/** The zone of a number's country; null where the number tells none. */
function zoneOfCaller(caller: string | null): CallZone | null {
  const country = caller ? parsePhoneNumberFromString(caller)?.country : undefined
  return country ? callZoneOf(country) : null
}
