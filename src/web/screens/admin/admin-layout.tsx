import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { endSession, readToken } from '~/web/admin-session'
import { AdminFrame } from '~/web/ui/admin/admin-frame'
import { useLastAddress } from '~/web/ui/admin/last-address'
import { LiveUpdates } from '~/web/ui/admin/live/live'
import { useReadAnew } from '~/web/ui/admin/live/use-read-anew'
import { useSteadyField } from '~/web/ui/admin/live/use-steady-field'

/** The dashboard is shown only to a browser that holds a token (specification A2); the server checks each call. */
export default function AdminLayout() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useLastAddress()
  useReadAnew()
  useSteadyField()
  const [open, setOpen] = useState(false)
  const { pathname, search, hash } = useLocation()
  const here = useRef('')
  here.current = `${pathname}${search}${hash}`
  useEffect(() => {
    if (readToken() === null) void navigate('/admin-login', { replace: true, state: { from: here.current } })
    // The whole screen at once would keep the main thread from whoever types already.
    else startTransition(() => setOpen(true))
  }, [navigate])

  async function logout() {
    await queries.cancelQueries()
    const told = endSession()
    queries.clear()
    void navigate('/admin-login', { replace: true })
    await told
  }
  return (
    <AdminFrame onLogout={() => void logout()}>
      {open ? (
        <LiveUpdates>
          <Outlet />
        </LiveUpdates>
      ) : (
        <p role="status">Ouverture de l’administration…</p>
      )}
    </AdminFrame>
  )
}
