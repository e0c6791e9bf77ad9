import { DAY_MS } from '../../milliseconds'
import { AWAY_DAYS, type DomainChange } from './client-domain'
import { AWAY_LOOKS, nextLook } from './domain-schedule'
import type { DomainVerdict } from './judge-domain'

/** A claim as it is kept. */
export interface DomainClaim {
  asked_at: Date
  proven_at: Date | null
  online_at: Date | null
  away_at: Date | null
  looks: number
}

/** What a look makes of a claim. */
export interface SettledLook extends Omit<DomainClaim, 'asked_at'> {
  /** What happened by it; null: nothing that anybody is told of. */
  change: Extract<DomainChange, 'online' | 'away' | 'back' | 'dropped'> | null
  next_look_at: Date | null
}

/**
 * What a claim is after a look. Who proves a name has it; it is the address of his site once it leads here; one that leads
 * elsewhere is told of, and kept for thirty days.
 */
export function settleLook(claim: DomainClaim, verdict: DomainVerdict, now: Date): SettledLook {
  const proven_at = claim.proven_at ?? (verdict.proven ? now : null)
  const inService = claim.online_at !== null
  const looks = verdict.here && proven_at ? 0 : claim.looks + (verdict.unknown && inService ? 0 : 1)
  const next_look_at = nextLook(looks, inService ? null : claim.asked_at, now)
  const kept = { proven_at, online_at: claim.online_at, away_at: claim.away_at, looks, next_look_at }
  if (!inService)
    return verdict.here && proven_at
      ? { ...kept, online_at: now, change: 'online', next_look_at: nextLook(0, null, now) }
      : { ...kept, change: null }
  if (verdict.here) return { ...kept, away_at: null, change: claim.away_at ? 'back' : null }
  if (verdict.unknown) return { ...kept, change: null }
  if (claim.away_at && now.getTime() - claim.away_at.getTime() >= AWAY_DAYS * DAY_MS)
    return {
      proven_at: null,
      online_at: null,
      away_at: null,
      looks: 0,
      next_look_at: null,
      change: 'dropped',
    }
  if (!claim.away_at && looks >= AWAY_LOOKS) return { ...kept, away_at: now, change: 'away' }
  return { ...kept, change: null }
}
