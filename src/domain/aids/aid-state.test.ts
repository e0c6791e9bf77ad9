import { expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import { signingRules } from './aid'
import { aidFlaws, endFlaws } from './aid-flaws'
import { aidStateOf, saidOn } from './aid-state'

const open = { status: 'open', checked_on: '2026-08-24', ends_on: null } as const

test.each([
  ['2026-11-22', 'open'],
  ['2026-11-23', 'to-check'],
] as const)('a source read on 24 August is, on %s, %s', (today, state) => {
  expect(aidStateOf(open, today)).toBe(state)
})

test('an aid is there on its last day and gone on the next', () => {
  const ending = { ...open, ends_on: '2026-09-30' }
  expect(aidStateOf(ending, '2026-09-30')).toBe('open')
  expect(aidStateOf(ending, '2026-10-01')).toBe('ended')
  expect(aidStateOf({ ...ending, status: 'closed' }, '2027-01-01')).toBe('closed')
})

test('no aid of the catalogue lacks a source, a date, or a signing rule', () => {
  const aids = readAidFiles('content/aids').map(({ aid }) => aid)
  expect(aids.length).toBeGreaterThanOrEqual(12)
  for (const aid of aids) {
    expect([...aidFlaws(aid), ...endFlaws(aid, '2026-11-23')], aid.slug).toEqual([])
    expect(aid.source_dated).not.toBe('')
    expect(signingRules).toContain(aid.signing)
  }
})

test('an aid without source, date or judgeable rule is named', () => {
  const [first] = readAidFiles('content/aids')
  if (!first) throw new Error('no aid')
  const fields = (change: object) => aidFlaws({ ...first.aid, ...change }).map(({ field }) => field)
  expect(fields({ source_url: 'http://a.fr' })).toEqual(['source_url'])
  expect(fields({ checked_on: 'hier', ends_on: '2026' })).toEqual(['checked_on', 'ends_on'])
  expect(fields({ conditions: [{ says: 'x', rule: 'efectif < 10' }] })).toEqual(['conditions.0'])
  expect(fields({ departments: ['96000'], rate: 120, ceiling: 1.5 })).toEqual([
    'rate',
    'ceiling',
    'departments',
  ])
})

test('an aid that has ended is not « open », whatever its source said', () => {
  const ended = { ...open, ends_on: '2022-12-31' }
  expect(endFlaws(ended, '2026-11-23').map(({ field }) => field)).toEqual(['status'])
  expect(endFlaws({ ...ended, status: 'closed' }, '2026-11-23')).toEqual([])
  expect(endFlaws(ended, '2022-12-31')).toEqual([])
})

test('what is not open today names no sum: neither in its facts nor in its text', () => {
  for (const { aid } of readAidFiles('content/aids')) {
    const { aid: said, state } = saidOn(aid, '2026-11-23')
    if (state === 'open') continue
    expect([said.rate, said.ceiling, said.site_ceiling], aid.slug).toEqual([null, null, null])
    expect(`${said.covers} ${said.text}`, aid.slug).not.toMatch(/\d\s?[€%]|jusqu’à \d/)
    expect(said.covers, aid.slug).not.toBe('')
  }
})
