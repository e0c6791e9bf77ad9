import { createHash } from 'node:crypto'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { noiseOf } from '../../../tests/support/files/files'
import { startChild } from './child-process'

function unruly(deadlineMs = 60_000) {
  const runner = startChild<string | { name: string; bytes: Uint8Array }, unknown>(
    '../tests/support/program/unruly-program',
    {
      deadlineMs,
      memoryBytes: 512 * 1024 * 1024,
      niceness: 10,
    },
  )
  onTestFinished(runner.stop)
  return runner
}

test('a child does one job after the other, takes bytes, and survives what a job throws', async () => {
  const { run } = unruly()
  for (const bytes of [noiseOf(10_000_000), noiseOf(5), noiseOf(0)]) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(await run({ name: 'one', bytes })).toEqual({ name: 'one', sha256 })
  }
  const pid = await run('pid')
  await expect(run('throw')).rejects.toThrow('broken piece')
  expect(await run('pid')).not.toBe(process.pid)
  expect(pid).toEqual(expect.any(Number))
})

test('an endless loop, a crash and a flood of memory end the child, not us, and the next job is done', async () => {
  for (const [what, reason, deadlineMs] of [
    ['exit', 'crash', 60_000],
    ['grow', 'memory', 60_000],
    ['loop', 'deadline', 1_000],
  ] as const) {
    const { run } = unruly(deadlineMs)
    const [died, next] = await Promise.allSettled([run(what), run('pid')])
    expect(died, what).toMatchObject({ status: 'rejected', reason: { reason } })
    expect(next, `after ${what}`).toMatchObject({ status: 'fulfilled' })
  }
})

test('a child yields to visitors', async () => {
  const { run } = unruly()
  expect(getPriority(Number(await run('pid')))).toBeGreaterThanOrEqual(10)
})

test('a child has none of our secrets', async () => {
  process.env.FILES_KEY_OF_A_TEST = 'secret'
  onTestFinished(() => void delete process.env.FILES_KEY_OF_A_TEST)
  expect(await unruly().run('environment')).not.toContain('FILES_KEY_OF_A_TEST')
})

test('who stops in the middle of a job hears no death of it', async () => {
  const runner = unruly(60_000)
  await runner.run('pid')
  const looping = runner.run('loop')
  setTimeout(() => runner.stop(), 100)
  await expect(looping).rejects.toThrow('was stopped')
})

test('who stops while the child is still starting leaves none behind', async () => {
  const runner = unruly(60_000)
  const looping = runner.run('loop')
  await runner.stop()
  await expect(looping).rejects.toThrow('was stopped')
})
