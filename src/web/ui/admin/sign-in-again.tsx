import { useQueryClient } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { endSession } from '~/web/admin-session'
import { AdminButton } from './form/admin-button'
import { useMe } from './use-me'

/** To a sign-in of just now, and back here: what was typed in this tab stays. */
export function SignInAgain() {
  const { data: me } = useMe()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pathname, search, hash } = useLocation()
  const way = me?.master_password ? '/admin-login' : '/admin-login/compte'
  async function leave() {
    await queries.cancelQueries()
    void endSession()
    queries.clear()
    void navigate(way, { replace: true, state: { from: `${pathname}${search}${hash}` } })
  }
  return (
    <p>
      <AdminButton icon={LogIn} onClick={() => void leave()}>
        Me reconnecter et revenir ici
      </AdminButton>
    </p>
  )
}
