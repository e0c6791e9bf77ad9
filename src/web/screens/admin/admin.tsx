import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type HeadersFunction, type NavigateFunction, Outlet, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { forgetToken, readToken } from '~/web/admin-session'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

/** Around sign-in and desk: one cache of what was read, one place where an ended session is noticed. */
export default function Admin() {
  const navigate = useNavigate()
  const [queries] = useState(() => makeQueries(navigate))
  return (
    <QueryClientProvider client={queries}>
      <SiteToaster />
      <Outlet />
    </QueryClientProvider>
  )
}

function makeQueries(navigate: NavigateFunction): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: error => endedSession(error) || reportFailure() }),
    mutationCache: new MutationCache({ onError: error => void endedSession(error) }),
    defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnReconnect: true } },
  })
  /** Several calls leave together: only the first 401 speaks. @returns true for a 401 */
  function endedSession(error: unknown): boolean {
    if (!(error instanceof ApiProblem) || error.status !== 401) return false
    if (readToken() === null) return true
    forgetToken()
    client.clear()
    toast.error('Session expirée')
    void navigate('/admin-login', { replace: true })
    return true
  }
  return client
}

const reportFailure = () => toast.error('Erreur lors du chargement des données', { id: 'loading-failed' })
