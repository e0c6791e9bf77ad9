import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { adminApi, forgetToken, readToken } from '~/web/admin-session'
import { DeskFrame } from '~/web/ui/admin/desk-frame'
import { useLastAddress } from '~/web/ui/admin/last-address'

/** The desk is shown only to a browser that holds a token (SPEC.md section 2); the server checks each call. */
export default function Desk() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useLastAddress()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (readToken() === null) void navigate('/admin-login', { replace: true })
    else setOpen(true)
  }, [navigate])

  /** The screen closes even when the server cannot be told; its session then ends by itself. */
  async function logout() {
    await adminApi.logout({}).catch(() => {})
    forgetToken()
    queries.clear()
    void navigate('/admin-login', { replace: true })
  }
  return (
    <DeskFrame onLogout={() => void logout()}>
      {open ? <Outlet /> : <p role="status">Ouverture de l’administration…</p>}
    </DeskFrame>
  )
}
