import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { tellSeldom } from './worker-pool'

test('a rush of new jobs is told at once and then together, and nothing else is held back', () => {
  vi.useFakeTimers()
  try {
    const client = new EventEmitter()
    const heard: unknown[] = []
    client.on('notification', ({ channel, payload }: pg.Notification) => heard.push([channel, payload]))
    tellSeldom(client as pg.PoolClient, 100)
    const tell = (payload: string, channel = 'jobs:insert') =>
      client.emit('notification', { channel, payload, processId: 1 })
    tell('{"r":0.1,"count":1}')
    tell('{"r":0.2,"count":2}')
    tell('what is this')
    tell('{}', 'worker:migrate')
    expect(heard.splice(0)).toEqual([
      ['jobs:insert', '{"count":1}'],
      ['worker:migrate', '{}'],
    ])
    vi.advanceTimersByTime(100)
    expect(heard.splice(0)).toEqual([['jobs:insert', '{"count":3}']])
    vi.advanceTimersByTime(1_000)
    tell('{"count":1}')
    expect(heard).toEqual([['jobs:insert', '{"count":1}']])
  } finally {
    vi.useRealTimers()
  }
})
