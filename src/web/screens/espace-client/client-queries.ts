import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorsOf, failureOf } from '~/contract/failure'
import { wallClock } from '~/domain/text/wall-clock'
import { otherApi } from '~/web/other-api'

type CallsPage = Awaited<ReturnType<typeof otherApi.clientCalls>>
type UnlockedPage = Awaited<ReturnType<typeof otherApi.unlockedQuoteRequests>>

export type Space = Awaited<ReturnType<typeof otherApi.clientSpace>>
export type Campaign = Space['campaigns'][number]
export type ClientCall = CallsPage['calls'][number]

export type OfferedRequest = Awaited<ReturnType<typeof otherApi.offeredQuoteRequests>>['requests'][number]
export type UnlockedRequest = UnlockedPage['requests'][number]

export type ClientInvoice = Awaited<ReturnType<typeof otherApi.clientInvoices>>['invoices'][number]

const SPACE = ['space']
const CALLS = ['calls']
const UNLOCKED = ['unlocked']
const NOW_AND_THEN = 60_000
/** In milliseconds. */
const LINE_IS_BACK_WITHIN = 5_000

/** Read again when the stream tells of a change, and now and then where no stream gets through. */
export const useSpace = () =>
  useQuery({ queryKey: SPACE, queryFn: () => otherApi.clientSpace({}), refetchInterval: NOW_AND_THEN })

/** The clock on the client's wall: what he reads here goes with the hours of his campaigns. */
export function useClock() {
  const zone = useSpace().data?.time_zone ?? 'Europe/Paris'
  return useMemo(() => wallClock(zone), [zone])
}

export const useCalls = () => usePages(CALLS, query => otherApi.clientCalls({ query }), NOW_AND_THEN)

export const useOfferedRequests = () =>
  useQuery({
    queryKey: ['offered'],
    queryFn: () => otherApi.offeredQuoteRequests({}),
    refetchInterval: 30_000,
  })

export const useUnlockedRequests = () =>
  usePages(UNLOCKED, query => otherApi.unlockedQuoteRequests({ query }))

export const useLedger = () => usePages(['ledger'], query => otherApi.clientStatement({ query }))

/** What is read thirty at a time. */
const usePages = <Page extends { next_cursor: string | null }>(
  queryKey: string[],
  read: (query: { limit: number; cursor?: string }) => Promise<Page>,
  refetchInterval: number | false = false,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read({ limit: 30, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    refetchInterval,
  })

export const useInvoices = () =>
  useQuery({ queryKey: ['invoices'], queryFn: () => otherApi.clientInvoices({}) })

/** Reads everything again after a change. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}

/**
 * Makes a change, then reads everything again; also where it failed, for another's change stands there then, or the way in
 * where the session has ended. What stands there although no answer came back is done.
 * @returns takes what sends the change, and what tells whether it stands in what was read last; throws what sending it threw
 */
export function useChange() {
  const queries = useQueryClient()
  return async (send: () => Promise<unknown>, stands: () => boolean = () => false) => {
    try {
      await send()
    } catch (error) {
      const silent = failureOf(error).kind === 'silent'
      // A reading without a line would wait until there is one.
      const readable = silent ? await isBack() : errorsOf(error).length === 0
      if (readable) await queries.invalidateQueries()
      if (silent && readable && stands()) return
      throw error
    }
    await queries.invalidateQueries()
  }
}

const isBack = () =>
  otherApi.clientSpace({ signal: AbortSignal.timeout(LINE_IS_BACK_WITHIN) }).then(
    () => true,
    error => failureOf(error).kind === 'refused',
  )

/** What was read last: what is under way was begun with what stood there before. */
export function useLastRead() {
  const queries = useQueryClient()
  const unlocked = () =>
    queries.getQueryData<InfiniteData<UnlockedPage>>(UNLOCKED)?.pages.flatMap(page => page.requests) ?? []
  const calls = () =>
    queries.getQueryData<InfiniteData<CallsPage>>(CALLS)?.pages.flatMap(page => page.calls) ?? []
  return {
    campaigns: () => queries.getQueryData<Space>(SPACE)?.campaigns ?? [],
    isUnlocked: (request: string) => unlocked().some(({ id }) => id === request),
    /** Of a call or a request. */
    disputeOf: (contact: string) =>
      [...calls(), ...unlocked()].find(({ id }) => id === contact)?.dispute ?? null,
  }
}
