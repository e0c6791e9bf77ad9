import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { endSession, readToken } from '~/web/admin-session'
import { keepsDrafts, TEXT_DRAFTS } from '~/web/form-draft'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { AdminFrame } from '~/web/ui/admin/frame/admin-frame'
import { useLastAddress } from '~/web/ui/admin/frame/last-address'
import { LiveUpdates } from '~/web/ui/admin/live/live'
import { useReadAnew } from '~/web/ui/admin/live/use-read-anew'
import { useSteadyField } from '~/web/ui/admin/live/use-steady-field'
import { useSteadyFocus } from '~/web/ui/admin/live/use-steady-focus'
import { OpenToRole } from './open-to-role'
import { forgetTeamDrafts, useOwnDrafts } from './team-drafts'

/** The dashboard is shown only to a browser that holds a token (specification A2); the server checks each call. */
export default function AdminLayout() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useLastAddress()
  useReadAnew()
  useSteadyField()
  useSteadyFocus()
  const ownDrafts = useOwnDrafts()
  const [open, setOpen] = useState(false)
  const [leaving, askToLeave] = useState(false)
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
    forgetTeamDrafts()
    queries.clear()
    void navigate('/admin-login', { replace: true })
    await told
  }
  return (
    <AdminFrame onLogout={() => (keepsDrafts(TEXT_DRAFTS) ? askToLeave(true) : void logout())}>
      {open && ownDrafts ? (
        <LiveUpdates>
          <OpenToRole>
            <Outlet />
          </OpenToRole>
        </LiveUpdates>
      ) : (
        <p role="status">Ouverture de l’administration…</p>
      )}
      {leaving && (
        <AskDialog
          title="Texte non enregistré"
          action="Se déconnecter sans enregistrer"
          look="danger"
          keep="Rester"
          onDone={() => void logout()}
          onClose={() => askToLeave(false)}
        >
          <p>Ce que vous avez tapé dans cet onglet depuis le dernier enregistrement sera perdu.</p>
        </AskDialog>
      )}
    </AdminFrame>
  )
}
