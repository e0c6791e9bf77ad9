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
