import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { onSessionEnd } from '~/web/admin-session'
import { makeQueries } from '~/web/ui/admin/admin-queries'
import { WaitingScreen } from '~/web/ui/admin/frame/waiting-screen'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'

export { privateHeaders as headers } from '~/web/private-headers'

/** Around sign-in and desk: one cache of what was read, one place where an ended session is noticed. */
export default function Admin() {
  const navigate = useNavigate()
  const [queries] = useState(makeQueries)
  useEffect(() => {
    const leave = (words: string) => {
      queries.clear()
      toast.error(words, { id: 'session-ended' })
      const { pathname, search, hash } = window.location
      void navigate('/admin-login', { replace: true, state: { from: `${pathname}${search}${hash}` } })
    }
    return onSessionEnd({
      refused: () => leave('Session expirée'),
      closed: () => leave('Session fermée dans un autre onglet'),
    })
  }, [queries, navigate])
  return (
    <QueryClientProvider client={queries}>
      <SiteToaster theme="system" />
      <WaitingScreen />
      <Outlet />
      <div id="toasts" aria-live="polite" />
    </QueryClientProvider>
  )
}
