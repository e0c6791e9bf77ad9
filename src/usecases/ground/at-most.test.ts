import { expect, it } from 'vitest'
import { atMost } from './at-most'

it('lets so many through at once, in the order in which they came, whatever becomes of them', async () => {
  const inTurn = atMost(2)
  const order: number[] = []
  let under = 0
  let most = 0
  const work = (name: number) => async () => {
    under += 1
    most = Math.max(most, under)
    order.push(name)
    await new Promise(resolve => setImmediate(resolve))
    under -= 1
    if (name === 1) throw new Error('one fails')
    return name
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(name => inTurn(work(name))))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})

it('a hundred papers of one network stood before another’s first: turns go round those who bring them', async () => {
  const inTurn = atMost(1, { each: 100, in_all: 200 })
  const order: string[] = []
  const bring = (whose: string, name: string) => inTurn(async () => void order.push(name), whose)
  await Promise.all([
    ...Array.from({ length: 100 }, (_, n) => bring('network 203.0.113.0/24', `flood ${n}`)),
    bring('network 198.51.100.0/24', 'honest'),
    bring('network 198.51.100.0/24', 'honest again'),
    bring('account a', 'team'),
  ])
  expect(order.slice(0, 6)).toEqual(['flood 0', 'flood 1', 'honest', 'team', 'flood 2', 'honest again'])
  expect(order).toHaveLength(103)
})

it('lets so many of each bringer wait, and so many in all; who is refused leaves no trace', async () => {
  const inTurn = atMost(1, { each: 2, in_all: 3 })
  const bring = (whose: string) =>
    inTurn(async () => {}, whose).then(
      () => 'served',
      error => error.code,
    )
  const wave = () => Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(bring))
  const told = ['served', 'served', 'served', 'too-many-requests', 'served', 'unavailable', 'unavailable']
  expect(await wave()).toEqual(told)
  expect(await wave()).toEqual(told)
})

it('ends a line of which nothing is said', async () => {
  const inTurn = atMost(1)
  const bring = (count: number, whose: string) =>
    Array.from({ length: count }, () =>
      inTurn(async () => {}, whose).then(
        () => 'served',
        error => error.code,
      ),
    )
  const crowd = [...bring(60, 'a'), ...['b', 'c', 'd', 'e'].flatMap(whose => bring(40, whose))]
  const told = await Promise.all(crowd)
  const count = (answer: string) => told.filter(one => one === answer).length
  expect([count('served'), count('too-many-requests'), count('unavailable')]).toEqual([201, 9, 10])
})
