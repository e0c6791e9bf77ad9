import { describe, expect, it } from 'vitest'
import { FORGOTTEN_MS, OVERTAKEN_MS, type TelephonyEvent } from './call'
import { judgeCall } from './judge-call'

const START = Date.parse('2026-11-20T10:00:00Z')
const event = (kind: TelephonyEvent['event'], ms: number, late = 0): TelephonyEvent => ({
  event: kind,
  at: new Date(START + ms),
  received_at: new Date(START + ms + late),
})
const lasting = (ms: number, late = 0) => ({
  ringing: event('ringing', 0),
  answered: event('answered', 4_000),
  ended: event('ended', 4_000 + ms, late),
})
const UNHEARD = { transcribed: false, transcript: null }
const judge = (events: Parameters<typeof judgeCall>[0]['events'], after = 60_000) =>
  judgeCall({ events, ...UNHEARD, free: null, heard_at: new Date(START) }, new Date(START + after))

describe('judgeCall', () => {
  it('bills 30.000 s and not 29.999 s', () => {
    expect(judge(lasting(30_000))).toMatchObject({ billed: true, length: { ms: 30_000, flagged: false } })
    expect(judge(lasting(29_999))).toMatchObject({ billed: false, reason: 'too-short' })
  })

  it('takes the shorter length, and says so, where the clocks differ by more than 2 s', () => {
    expect(judge(lasting(31_000, 1_999))).toMatchObject({ billed: true, length: { flagged: false } })
    expect(judge(lasting(31_000, -2_001))).toMatchObject({
      billed: false,
      length: { ms: 28_999, flagged: true },
    })
    expect(judge(lasting(31_000, 60_000))).toMatchObject({
      billed: true,
      length: { ms: 31_000, flagged: true },
    })
  })

  it('waits for an answer that the end overtook, then counts nobody as having answered', () => {
    const { ringing, ended } = lasting(40_000)
    expect(judge({ ringing, ended })).toEqual({ settled: false })
    expect(judge({ ringing, ended }, 44_000 + OVERTAKEN_MS)).toMatchObject({ reason: 'not-answered' })
  })

  it('closes a call whose end never comes', () => {
    const { ringing, answered } = lasting(40_000)
    expect(judge({ ringing, answered }, FORGOTTEN_MS - 1)).toEqual({ settled: false })
    expect(judge({ ringing, answered }, FORGOTTEN_MS)).toMatchObject({ billed: false, reason: 'never-ended' })
  })

  it('closes a call that nobody told to have rung', () => {
    const { ended } = lasting(40_000)
    expect(judge({ ended }, FORGOTTEN_MS - 1)).toEqual({ settled: false })
    expect(judge({ ended }, FORGOTTEN_MS)).toMatchObject({ billed: false, reason: 'never-rang' })
  })

  it('never bills a call that was free when it was routed', () => {
    const hidden = {
      events: lasting(90_000),
      ...UNHEARD,
      free: 'hidden-number',
      heard_at: new Date(START),
    } as const
    expect(judgeCall(hidden, new Date())).toMatchObject({
      billed: false,
      reason: 'hidden-number',
    })
  })
})
