import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { keepToken, readToken, sessionApi } from '~/web/admin-session'

const DASHBOARD = '/admin-dashboard'

/**
 * Lets in: keeps the token, then goes to the address that one came for, or to the dashboard. A token that
 * still lets in goes on at once.
 */
export function useEntry() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const target = cameFor(state)
  useEffect(() => {
    if (readToken() === null) return
    sessionApi.me({}).then(
      () => void navigate(target, { replace: true }),
      // An ended session has said so; without a server there is nothing to go on to.
      () => {},
    )
  }, [navigate, target])
  return {
    state,
    enter(token: string) {
      keepToken(token)
      toast.success('Connexion réussie - Redirection...')
      void navigate(target, { replace: true })
    },
  }
}

/** Where a closed screen sent from; only this dashboard's own addresses. */
function cameFor(state: unknown): string {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : null
  return typeof from === 'string' && from.startsWith(`${DASHBOARD}`) ? from : DASHBOARD
}
