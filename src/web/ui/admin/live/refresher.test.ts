// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { refresher } from './refresher'

afterEach(() => void vi.useRealTimers())

it('reads a changed dossier again, yet not while one of its boxes is on its way', async () => {
  vi.useFakeTimers()
  const queries = new QueryClient()
  const key = ['admin', 'dossier', 'd1']
  queries.setQueryData(key, { id: 'd1' })
  const isStale = () => queries.getQueryState(key)?.isInvalidated
  const { refresh, stop } = refresher(queries)
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  const tick = queries
    .getMutationCache()
    .build(queries, { mutationKey: ['tick', 'd1'], mutationFn: () => arrival })
    .execute(undefined)
  const changed = async () => {
    refresh({ subjects: ['dossier'], dossier_id: 'd1' })
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await changed()
  expect(isStale()).toBe(false)
  arrive()
  await tick
  await changed()
  expect(isStale()).toBe(true)
  stop()
})
