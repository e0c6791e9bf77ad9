import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutPersonalData } from '../../../tests/support/texts/without-personal-data'
import { CHAIN_START, chainEvent, type EvidenceEvent } from './evidence'
import { verifyChain } from './verify-chain'

let salts = 0
const newSalt = () => `salt-${++salts}`

function chainOf(length: number): EvidenceEvent[] {
  const events: EvidenceEvent[] = []
  for (let index = 0; index < length; index++) {
    const facts = {
      type: index === 1 ? ('invoice-signed' as const) : ('invoice-viewed' as const),
      at: new Date(Date.UTC(2026, 9, 3, 12, index)),
      actor: 'visitor' as const,
      data: { number: 'FTN-2026-00001', nested: { b: 1, a: [index] } },
    }
    const personal = { ip: '203.0.113.7', user_agent: 'Navigateur' }
    events.push(chainEvent(events.at(-1) ?? null, facts, personal, newSalt))
  }
  return events
}

describe('a chain', () => {
  it('starts from nothing and verifies', () => {
    const events = chainOf(5)
    expect(events.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    expect(events[0]?.previous).toBe(CHAIN_START)
    expect(verifyChain(events)).toEqual({ intact: true, last: events[4]?.hash })
    expect(verifyChain([])).toEqual({ intact: true, last: CHAIN_START })
  })

  it('verifies after its personal data are gone, and holds nothing of them', () => {
    const purged = chainOf(4).map(withoutPersonalData)
    expect(verifyChain(purged).intact).toBe(true)
    expect(JSON.stringify(purged)).not.toMatch(/203\.0\.113|Navigateur|salt-/)
  })

  it('verifies when the database gives keys back in another order', () => {
    const reordered = chainOf(3).map(event => ({
      ...event,
      data: { nested: { a: [event.rank - 1], b: 1 }, number: 'FTN-2026-00001' },
    }))
    expect(verifyChain(reordered).intact).toBe(true)
  })

  it('gives the same datum another digest each time', () => {
    const digests = chainOf(6).map(({ personal }) => personal.ip?.digest)
    expect(new Set(digests).size).toBe(6)
  })
})

describe('tampering', () => {
  const flaws: [string, (events: EvidenceEvent[]) => EvidenceEvent[], number, string][] = [
    ['a changed fact', events => change(events, 2, { data: { number: 'FTN-2026-00002' } }), 3, 'changed'],
    ['a changed time', events => change(events, 1, { at: new Date(0) }), 2, 'changed'],
    ['a changed type', events => change(events, 1, { type: 'invoice-viewed' }), 2, 'changed'],
    ['a removed event', events => events.filter((_, index) => index !== 2), 3, 'missing'],
    [
      'two events swapped',
      ([a, b, ...rest]) => [b, a, ...rest].filter(event => event !== undefined),
      1,
      'missing',
    ],
    [
      'a changed address',
      events => change(events, 0, { personal: { ip: { ...part(events), value: '198.51.100.1' } } }),
      1,
      'changed',
    ],
  ]

  it.each(flaws)('shows %s', (_, tamper, rank, reason) => {
    expect(verifyChain(tamper(chainOf(5)))).toEqual({ intact: false, rank, reason })
  })

  it('shows personal data that do not fit their digest', () => {
    const [first, ...rest] = chainOf(3)
    if (!first) throw new Error('empty')
    const ip = { ...part([first]), value: '198.51.100.1' }
    const events = [{ ...first, personal: { ...first.personal, ip } }, ...rest]
    expect(verifyChain(events)).toEqual({ intact: false, rank: 1, reason: 'personal-data-changed' })
  })

  it('shows an event whose own hash was computed again', () => {
    const events = chainOf(5)
    const forged = chainEvent(events[0] ?? null, { ...facts(events), type: 'dossier-erased' }, {}, newSalt)
    expect(verifyChain([...events.slice(0, 1), forged, ...events.slice(2)])).toMatchObject({
      intact: false,
      rank: 3,
      reason: 'not-after-the-one-before',
    })
  })

  it('shows any changed hash', () => {
    const events = chainOf(4)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 63 }), (index, at) => {
        const hash = events[index]?.hash ?? ''
        const other = hash[at] === '0' ? '1' : '0'
        const changed = `${hash.slice(0, at)}${other}${hash.slice(at + 1)}`
        expect(verifyChain(change(events, index, { hash: changed })).intact).toBe(false)
      }),
    )
  })
})

function change(events: EvidenceEvent[], index: number, to: Partial<EvidenceEvent>): EvidenceEvent[] {
  return events.map((event, at) => (at === index ? { ...event, ...to } : event))
}

function part([first]: EvidenceEvent[]) {
  const ip = first?.personal.ip
  if (!ip) throw new Error('no address')
  return ip
}

function facts([, second]: EvidenceEvent[]) {
  if (!second) throw new Error('too short')
  const { type, at, actor, data } = second
  return { type, at, actor, data }
}
