import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wallClock } from '~/domain/text/wall-clock'
import { otherApi } from '~/web/other-api'

export type Space = Awaited<ReturnType<typeof otherApi.clientSpace>>
export type Campaign = Space['campaigns'][number]
export type ClientCall = Awaited<ReturnType<typeof otherApi.clientCalls>>['calls'][number]

export type OfferedRequest = Awaited<ReturnType<typeof otherApi.offeredQuoteRequests>>['requests'][number]
export type UnlockedRequest = Awaited<ReturnType<typeof otherApi.unlockedQuoteRequests>>['requests'][number]

export type ClientInvoice = Awaited<ReturnType<typeof otherApi.clientInvoices>>['invoices'][number]

const SPACE = ['space']
const NOW_AND_THEN = 60_000

/** Read again when the stream tells of a change, and now and then where no stream gets through. */
export const useSpace = () =>
  useQuery({ queryKey: SPACE, queryFn: () => otherApi.clientSpace({}), refetchInterval: NOW_AND_THEN })

/** The clock on the client's wall: what he reads here goes with the hours of his campaigns. */
export function useClock() {
  const zone = useSpace().data?.time_zone ?? 'Europe/Paris'
  return useMemo(() => wallClock(zone), [zone])
}

export const useCalls = () =>
  useInfiniteQuery({
    queryKey: ['calls'],
    queryFn: ({ pageParam }) => otherApi.clientCalls({ query: { limit: 30, ...cursorOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    refetchInterval: NOW_AND_THEN,
  })

export const useOfferedRequests = () =>
  useQuery({
    queryKey: ['offered'],
    queryFn: () => otherApi.offeredQuoteRequests({}),
    refetchInterval: 30_000,
  })

export const useUnlockedRequests = () =>
  useInfiniteQuery({
    queryKey: ['unlocked'],
    queryFn: ({ pageParam }) =>
      otherApi.unlockedQuoteRequests({ query: { limit: 30, ...cursorOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
  })

export const useLedger = () =>
  useInfiniteQuery({
    queryKey: ['ledger'],
    queryFn: ({ pageParam }) => otherApi.clientStatement({ query: { limit: 30, ...cursorOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
  })

export const useInvoices = () =>
  useQuery({ queryKey: ['invoices'], queryFn: () => otherApi.clientInvoices({}) })

/** Reads everything again after a change. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}

const cursorOf = (cursor: string | null) => (cursor ? { cursor } : {})
