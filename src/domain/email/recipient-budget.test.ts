import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../milliseconds'
import type { EmailKind } from './email'
import { mayReach } from './recipient-budget'

const start = new Date('2026-03-02T08:00:00Z').getTime()

/** @returns the kinds that left, each hour one was asked for */
function send(kinds: EmailKind[], everyMs = HOUR_MS): EmailKind[] {
  const sent: { kind: EmailKind; at: Date }[] = []
  kinds.forEach((kind, index) => {
    const at = new Date(start + index * everyMs)
    const counted = sent.filter(message => at.getTime() - message.at.getTime() < 7 * DAY_MS)
    if (mayReach(kind, counted, at)) sent.push({ kind, at })
  })
  return sent.map(({ kind }) => kind)
}

const codes = (count: number): EmailKind[] => Array.from({ length: count }, () => 'address-code')

test('thirty dossiers with one address send it five messages a day, one of them the invoice', () => {
  expect(send(codes(30), 60_000)).toHaveLength(4)
  expect(send([...codes(30), 'dossier-received', 'dossier-received'], 60_000)).toEqual([
    ...codes(4),
    'dossier-received',
  ])
})

test('what tells of his dossier leaves a place to the code that somebody waits for', () => {
  const news: EmailKind[] = Array.from({ length: 9 }, () => 'pieces-received')
  expect(send(['dossier-received', ...news, 'address-code'], 60_000)).toEqual([
    'dossier-received',
    ...news.slice(0, 3),
    'address-code',
  ])
  expect(send([...news, 'resume-link', 'dossier-received'], 60_000)).toEqual([
    ...news.slice(0, 3),
    'resume-link',
    'dossier-received',
  ])
})

test('and ten a week, one reminder at most', () => {
  expect(send([...codes(7 * 24 - 1)])).toHaveLength(9)
  expect(send(['retention-notice', 'registration-retention-notice'])).toEqual(['retention-notice'])
})
