import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '~/contract/call'
import type { workCalls } from '~/contract/work'
import type { Queue } from '~/domain/dossier/lists/queue'
import { adminApi } from '~/web/admin-api'
import { useReads } from './use-me'

/** Under the dashboard's key: « Actualiser » and each change of a dossier read them again. */
const QUEUES_KEY = ['admin', 'dashboard', 'queues'] as const

export const UNREAD_QUEUES = 'Ce qui attend n’a pas pu être lu.'

export const useQueues = () =>
  useQuery({ queryKey: QUEUES_KEY, enabled: useReads('read-dossiers'), queryFn: adminApi.queues })

/** The first dossiers of a queue, the longest waiting first, and as many hundreds more as were asked for. @param queue undefined: of none */
export const useQueue = (queue: Queue | undefined) =>
  useInfiniteQuery({
    queryKey: [...QUEUES_KEY, queue],
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: Page) => next_cursor,
    queryFn: queue ? pageOf(queue) : skipToken,
  })

type Page = ReplyOf<(typeof workCalls)['queue']>

export type OtherWork = keyof ReplyOf<(typeof workCalls)['queues']>['others']

const pageOf =
  (queue: Queue) =>
  ({ pageParam: cursor, signal }: { pageParam: string; signal: AbortSignal }): Promise<Page> =>
    adminApi.queue({ params: { queue }, query: { limit: 100, ...(cursor && { cursor }) }, signal })
