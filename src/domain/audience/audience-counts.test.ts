import { describe, expect, it } from 'vitest'
import { type AudienceCount, openName, withFewNames } from './audience-counts'

describe('the name of a source or a campaign', () => {
  it.each([
    ['Newsletter', 'newsletter'],
    ['rentree-2026', 'rentree-2026'],
    ['www.google.com', 'www.google.com'],
    ['jean.dupont@exemple.fr', 'autres'],
    ['0612345678', 'autres'],
    ['client-48213', 'autres'],
    ['a3f9c27d1be84f6099e2d7c1b5', 'autres'],
    ['<script>', 'autres'],
    ['x'.repeat(41), 'autres'],
  ])('%s is kept as %s', (named, kept) => {
    expect(openName(named)).toBe(kept)
  })
})

it('keeps forty open names of a kind, those of before first, and every name of ours', () => {
  const counts = Array.from(
    { length: 100 },
    (_, at): AudienceCount => ({ kind: 'campaign', name: `c${at}`, n: 1 }),
  )
  const pages = Array.from(
    { length: 100 },
    (_, at): AudienceCount => ({ kind: 'page', name: `/p${at}`, n: 1 }),
  )
  const kept = withFewNames([...counts, ...pages], new Map([['campaign', new Set(['c99'])]]))
  const campaigns = kept.filter(({ kind }) => kind === 'campaign')
  expect(campaigns).toHaveLength(41)
  expect(campaigns).toContainEqual({ kind: 'campaign', name: 'autres', n: 60 })
  expect(campaigns).toContainEqual({ kind: 'campaign', name: 'c99', n: 1 })
  expect(kept.filter(({ kind }) => kind === 'page')).toHaveLength(100)
})
