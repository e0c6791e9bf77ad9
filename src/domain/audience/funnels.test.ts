import { expect, test } from 'vitest'
import type { AudienceCount } from './audience-counts'
import { funnelOf } from './funnels'

const counts: AudienceCount[] = [
  { kind: 'source', name: 'google.com', n: 60 },
  { kind: 'source', name: 'autres', n: 40 },
  { kind: 'question', name: 'france', n: 70 },
  { kind: 'question', name: 'code-postal', n: 50 },
  { kind: 'question', name: 'effectif', n: 52 },
  { kind: 'verdict', name: 'abroad', n: 12 },
  { kind: 'verdict', name: 'eligible', n: 9 },
  { kind: 'page', name: '/international', n: 3 },
]

test('each step has its loss; who goes another way, or comes by one, is no loss', () => {
  const steps = funnelOf('simulator', counts)
  expect(steps.slice(0, 4)).toEqual([
    { label: 'Arrivées sur le site', n: 100, lost: 0, joined: 0, aside: null },
    {
      label: 'Question 1\u00a0: Immatriculation en France',
      n: 70,
      lost: 30,
      joined: 0,
      aside: { label: 'hors de France', n: 12 },
    },
    { label: 'Question 2\u00a0: Code postal', n: 50, lost: 8, joined: 0, aside: null },
    { label: 'Question 3\u00a0: Effectif', n: 52, lost: 0, joined: 2, aside: null },
  ])
  expect(steps.at(-1)).toMatchObject({ label: 'Résultat affiché', n: 9 })
  expect(funnelOf('abroad', counts).map(({ n }) => n)).toEqual([0, 3, 0])
})
