import { expect, it } from 'vitest'
import { greyUpright } from './grey-picture'

/** Three points by two, each as bright as its number. */
const lying = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap(n => [n, n, n, 255])) }

it.each([
  [0, 3, [1, 2, 3, 4, 5, 6]],
  [90, 2, [4, 1, 5, 2, 6, 3]],
  [180, 3, [6, 5, 4, 3, 2, 1]],
  [270, 2, [3, 6, 2, 5, 1, 4]],
])('shows a picture that is turned by %i degrees as it is seen', (rotation, width, points) => {
  const upright = greyUpright(lying, rotation)
  expect(upright.width).toBe(width)
  expect([...upright.data]).toEqual(points)
})
