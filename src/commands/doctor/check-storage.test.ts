import { expect, test } from 'vitest'
import { judgeRoom } from './check-storage'
import { Advice } from './finding'

const GB = 1e9

test('a disk that fills up is advice, one that is almost full is broken', () => {
  expect(() => judgeRoom(0.4 * GB, 500 * GB)).toThrow('almost full, 0.4 GB free of 500.0')
  expect(() => judgeRoom(0.4 * GB, 500 * GB)).not.toThrow(Advice)
  expect(() => judgeRoom(9 * GB, 500 * GB)).toThrow(Advice)
  expect(() => judgeRoom(9 * GB, 20 * GB)).not.toThrow()
  expect(() => judgeRoom(60 * GB, 5_000 * GB)).not.toThrow()
})
