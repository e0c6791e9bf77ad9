import { expect, test } from 'vitest'
import { makeTurns } from './turns'

test('twenty photos of one network kept another’s first one waiting: it has the second turn', async () => {
  let clock = 0
  const turns = makeTurns(() => clock)
  const done: string[] = []
  const work = (name: string) => async () => {
    clock += 1_000
    await Promise.resolve()
    done.push(name)
  }
  const all = Array.from({ length: 20 }, (_, at) => turns.take('203.0.113.0/24', work(`flood ${at}`)))
  all.push(turns.take('198.51.100.0/24', work('honest')))
  await Promise.all(all)
  expect(done[1]).toBe('honest')
  expect(done).toHaveLength(21)
})

test('work that fails leaves its place, and what it throws is its own', async () => {
  const turns = makeTurns()
  const fails = turns.take('a', async () => {
    throw new Error('the disk')
  })
  const after = turns.take('b', async () => 'served')
  await expect(fails).rejects.toThrow('the disk')
  expect(await after).toBe('served')
})
