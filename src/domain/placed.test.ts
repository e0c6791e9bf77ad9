import { expect, it } from 'vitest'
import { moved, placedAt } from './placed'

it('places one more, and moves one up or down; what is not there moves nothing', () => {
  expect(placedAt(['a', 'b'], 1, 'x')).toEqual(['a', 'x', 'b'])
  expect(placedAt([], 0, 'x')).toEqual(['x'])
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(moved(list, 4, 0)).toEqual(list)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})
