import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { readAnew } from './read-anew'

it('reads again what failed, and leaves what is not there', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reads: number[] = []
  for (const status of [404, 503])
    new QueryObserver(queries, {
      queryKey: [status],
      queryFn: () => {
        reads.push(status)
        throw new ApiProblem(status, {})
      },
    }).subscribe(() => {})
  await expect.poll(() => queries.isFetching()).toBe(0)
  await readAnew(queries)
  expect(reads).toEqual([404, 503, 503])
  queries.clear()
})
