import { QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { answeredWith } from '~/contract/failure'

/** What the administration has read. */
export const makeQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnReconnect: true },
      // Without a network a command is refused at once: kept back, it would leave unasked once there is one.
      mutations: { networkMode: 'always' },
    },
  })

/** An ended session has its own words; what is not there, or not allowed, is said in its place. */
function reportFailure(error: unknown) {
  if (answeredWith(error, 401, 403, 404)) return
  toast.error('Erreur lors du chargement des données', { id: 'loading-failed' })
}
