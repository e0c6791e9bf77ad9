import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EligibilityAnswers, judgeEligibility } from './eligibility'

const eligible: EligibilityAnswers = {
  registeredInFrance: true,
  staff: 6,
  turnover: 400_000,
  balanceSheet: 150_000,
  upToDate: true,
}
const judge = (change: Partial<EligibilityAnswers>) => judgeEligibility({ ...eligible, ...change })

describe('judgeEligibility', () => {
  it('finds a small French company whose affairs are in order eligible', () => {
    expect(judge({})).toEqual({
      outcome: 'eligible',
      findings: { registration: 'passes', staff: 'passes', size: 'passes', situation: 'passes' },
    })
  })

  it('passes 249 people and fails 250', () => {
    expect(judge({ staff: 249 }).outcome).toBe('eligible')
    expect(judge({ staff: 250 })).toMatchObject({ outcome: 'not-eligible', findings: { staff: 'fails' } })
    expect(judge({ staff: 0 }).outcome).toBe('eligible')
  })

  it.each([
    [49_999_999, 43_000_000, 'passes'],
    [50_000_000, 42_999_999, 'passes'],
    [49_999_999, 42_999_999, 'passes'],
    [50_000_000, 43_000_000, 'fails'],
    [49_999_999, null, 'passes'],
    [null, 42_999_999, 'passes'],
    [50_000_000, null, 'unknown'],
    [null, 43_000_000, 'unknown'],
    [null, null, 'unknown'],
  ] as const)(
    'with a turnover of %s and a balance sheet of %s, the size %s',
    (turnover, balanceSheet, size) => {
      expect(judge({ turnover, balanceSheet }).findings.size).toBe(size)
    },
  )

  it.each([
    ['registeredInFrance', 'registration'],
    ['upToDate', 'situation'],
  ] as const)('lets %s pass, fail or stay unknown', (answer, criterion) => {
    expect(judge({ [answer]: false })).toMatchObject({
      outcome: 'not-eligible',
      findings: { [criterion]: 'fails' },
    })
    expect(judge({ [answer]: null })).toMatchObject({
      outcome: 'to-check',
      findings: { [criterion]: 'unknown' },
    })
  })

  it('leaves an unknown staff to be checked', () => {
    expect(judge({ staff: null })).toMatchObject({ outcome: 'to-check', findings: { staff: 'unknown' } })
  })

  it('says no when one criterion fails, whatever is unknown', () => {
    const unknown = { registeredInFrance: null, staff: null, turnover: null, balanceSheet: null }
    expect(judgeEligibility({ ...unknown, upToDate: false }).outcome).toBe('not-eligible')
    expect(judgeEligibility({ ...unknown, upToDate: null }).outcome).toBe('to-check')
  })

  it('is eligible only when all pass, not eligible only when one fails', () => {
    const amount = fc.option(fc.nat(100_000_000))
    const yesNo = fc.option(fc.boolean())
    const answers = fc.record({
      registeredInFrance: yesNo,
      staff: fc.option(fc.nat(500)),
      turnover: amount,
      balanceSheet: amount,
      upToDate: yesNo,
    })
    fc.assert(
      fc.property(answers, given => {
        const all = Object.values(judgeEligibility(given).findings)
        const { outcome } = judgeEligibility(given)
        expect(outcome === 'not-eligible').toBe(all.includes('fails'))
        expect(outcome === 'eligible').toBe(all.every(finding => finding === 'passes'))
      }),
    )
  })
})
