import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { answeredWith } from '~/contract/failure'
import { readAnew } from './live/read-anew'
import { isOvertaken } from './overtaken'

/** What the administration has read. A command that its state refuses was meant for things as they were: they are read anew. */
export function makeQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({
      onError: error => {
        // Not waited for: what was refused is said at once.
        if (isOvertaken(error) || answeredWith(error, 404, 409, 410, 412)) void readAnew(queries)
      },
    }),
    defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnReconnect: true } },
  })
  return queries
}

/** An ended session has its own words; what is not there, or not allowed, is said in its place. */
function reportFailure(error: unknown) {
  if (answeredWith(error, 401, 403, 404)) return
  toast.error('Erreur lors du chargement des données', { id: 'loading-failed' })
}
