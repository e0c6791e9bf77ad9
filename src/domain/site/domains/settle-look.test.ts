import { expect, test } from 'vitest'
import type { DomainVerdict } from './judge-domain'
import { type DomainClaim, settleLook } from './settle-look'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
const DAY = 24 * 60
const fresh: DomainClaim = { asked_at: at(0), proven_at: null, online_at: null, away_at: null, looks: 0 }
const served: DomainClaim = { ...fresh, proven_at: at(0), online_at: at(0) }
const verdict = (proven: boolean, here: boolean, unknown = false): DomainVerdict => ({
  ...{ proven, here, unknown, findings: [] },
})

/** Looks as often as it says itself. @returns the changes with their minute */
function followed(claim: DomainClaim, seen: DomainVerdict, minutes: number) {
  const changes: [number, string][] = []
  let looks = 0
  for (let now = 0; now <= minutes; ) {
    const settled = settleLook(claim, seen, at(now))
    looks += 1
    if (settled.change) changes.push([now, settled.change])
    claim = { ...claim, ...settled }
    if (!settled.next_look_at) break
    now = (settled.next_look_at.getTime() - at(0).getTime()) / 60_000
  }
  return { changes, looks, claim }
}

test('who proves a name has it, and it is in service once it leads here', () => {
  expect(settleLook(fresh, verdict(true, false), at(1))).toMatchObject({
    proven_at: at(1),
    online_at: null,
    change: null,
  })
  expect(settleLook(fresh, verdict(false, true), at(1))).toMatchObject({ proven_at: null, online_at: null })
  const both = settleLook(fresh, verdict(true, true), at(1))
  expect(both).toMatchObject({
    proven_at: at(1),
    online_at: at(1),
    change: 'online',
    next_look_at: at(1 + 6 * 60),
  })
  // The proof is read once.
  expect(settleLook({ ...fresh, proven_at: at(0) }, verdict(false, true), at(1))).toMatchObject({
    change: 'online',
  })
})

test('what was just typed is looked up every minute, then less, and after a month only when somebody asks', () => {
  const first = settleLook(fresh, verdict(false, false), at(0))
  expect(first.next_look_at).toEqual(at(1))
  const { looks, changes } = followed(fresh, verdict(false, false), 40 * DAY)
  expect(changes).toEqual([])
  expect(looks).toBeGreaterThan(30 * 24)
  expect(looks).toBeLessThan(30 * 24 + 20)
})

test('one that leads elsewhere is told after half an hour, and kept for thirty days', () => {
  const { changes, claim } = followed(served, verdict(false, false), 40 * DAY)
  expect(changes.map(([, change]) => change)).toEqual(['away', 'dropped'])
  const [[away = 0] = [], [dropped = 0] = []] = changes
  expect(away).toBeGreaterThanOrEqual(15)
  expect(away).toBeLessThanOrEqual(60)
  expect((dropped - away) / DAY).toBeGreaterThanOrEqual(30)
  expect((dropped - away) / DAY).toBeLessThan(30.1)
  expect(claim).toMatchObject({ proven_at: null, online_at: null, away_at: null })
})

test('one that comes back is told to nobody but the journal, and a silence changes nothing', () => {
  const away = { ...served, away_at: at(0), looks: 9 }
  expect(settleLook(away, verdict(true, true), at(DAY))).toMatchObject({
    away_at: null,
    change: 'back',
    looks: 0,
  })
  expect(followed(served, verdict(false, false, true), 10 * DAY).changes).toEqual([])
  // Nor at the end of thirty days: who was not asked may have come back.
  const silent = settleLook({ ...away, proven_at: at(0) }, verdict(false, false, true), at(31 * DAY))
  expect(silent).toMatchObject({ change: null, proven_at: at(0), online_at: at(0), away_at: at(0) })
  expect(silent.next_look_at).not.toBe(null)
  expect(settleLook(away, verdict(false, false), at(31 * DAY)).change).toBe('dropped')
})
