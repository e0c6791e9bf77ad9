import { expect, test } from 'vitest'
import { openConnections } from './open-connections'

test('one subscriber’s network (/64) holds 256 connections, and 65,536 of them (/48) hold 1,024 in all', () => {
  const { enter } = openConnections()
  const from = (address: string, times: number) =>
    Array.from({ length: times }, () => enter(address)).filter(left => left !== null)
  expect(from('2001:db8:1:1::7', 300)).toHaveLength(256)
  expect(from('2001:db8:1:1::8', 1)).toHaveLength(0)
  const others = Array.from({ length: 20 }, (_, n) => from(`2001:db8:1:${n + 2}::1`, 200)).flat()
  expect(others).toHaveLength(1_024 - 256)
  expect(from('2001:db8:2:1::1', 10)).toHaveLength(10)
  // Another IPv4 address is another subscriber, however near.
  expect(Array.from({ length: 10 }, (_, n) => from(`203.0.113.${n}`, 300)).flat()).toHaveLength(2_560)
  for (const leave of others) leave()
  expect(from('2001:db8:1:99::1', 300)).toHaveLength(256)
})
