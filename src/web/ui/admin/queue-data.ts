import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Queue } from '~/domain/dossier/queue'
import { adminApi } from '~/web/admin-api'
import { useReads } from './use-me'

/** Under the dashboard's key: « Actualiser » and each change of a dossier read them again. */
const QUEUES_KEY = ['admin', 'dashboard', 'queues'] as const

export const useQueues = () =>
  useQuery({ queryKey: QUEUES_KEY, enabled: useReads('read-dossiers'), queryFn: adminApi.queues })

/** The first dossiers of a queue, the longest waiting first. @param queue undefined: of none */
export const useQueue = (queue: Queue | undefined) =>
  useQuery({
    queryKey: [...QUEUES_KEY, queue],
    placeholderData: keepPreviousData,
    queryFn: queue
      ? ({ signal }) => adminApi.queue({ params: { queue }, query: { limit: 100 }, signal })
      : skipToken,
  })
