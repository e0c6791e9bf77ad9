// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { ME } from '../me-key'
import { useReadAnew } from './use-read-anew'

it('asks once what an account may do, however many of its readings are refused together', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderHook(() => useReadAnew(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  let asked = 0
  const queryFn = async () => ++asked
  new QueryObserver(queries, { queryKey: ME, queryFn }).subscribe(() => {})
  await expect.poll(() => asked).toBe(1)
  for (const key of ['a', 'b', 'c'])
    new QueryObserver(queries, {
      queryKey: [key],
      queryFn: () => Promise.reject(new ApiProblem(403, {})),
    }).subscribe(() => {})
  await expect.poll(() => [asked, queries.isFetching()]).toEqual([2, 0])
  queries.clear()
})
