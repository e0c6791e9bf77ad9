import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { otherApi } from '~/web/other-api'

export type Space = Awaited<ReturnType<typeof otherApi.clientSpace>>
export type Campaign = Space['campaigns'][number]
export type ClientCall = Awaited<ReturnType<typeof otherApi.clientCalls>>['calls'][number]

const SPACE = ['space']

/** Read again every half minute: a balance moves with each call. */
export const useSpace = () =>
  useQuery({ queryKey: SPACE, queryFn: () => otherApi.clientSpace({}), refetchInterval: 30_000 })

export const useCalls = () =>
  useInfiniteQuery({
    queryKey: ['calls'],
    queryFn: ({ pageParam }) => otherApi.clientCalls({ query: { limit: 30, ...cursorOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    refetchInterval: 30_000,
  })

export const useStatement = () =>
  useInfiniteQuery({
    queryKey: ['statement'],
    queryFn: ({ pageParam }) => otherApi.clientStatement({ query: { limit: 30, ...cursorOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
  })

/** Reads everything again after a change. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}

const cursorOf = (cursor: string | null) => (cursor ? { cursor } : {})
