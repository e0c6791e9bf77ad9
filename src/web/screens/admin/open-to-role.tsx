import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { ROLE_LABELS, ROLE_PURPOSES } from '~/domain/access/permission'
import page from '~/web/ui/admin/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/back-link'
import { placeOf } from '~/web/ui/admin/place-of'
import { useMe } from '~/web/ui/admin/use-me'

/**
 * A screen that a link or an old address leads to, where the account's role may use it: it would else be an error to try
 * again, or a form that is refused once it is filled in. Whoever is on it already, with words half typed, keeps it when his
 * role changes: what he sends is refused in its own place.
 */
export function OpenToRole({ children }: { children: ReactNode }) {
  const { data: me, isError } = useMe()
  const { pathname } = useLocation()
  const place = placeOf(pathname)
  const entered = useRef('')
  if (!place || place.needs === 'use-dashboard') return children
  if (me?.permissions.includes(place.needs)) entered.current = pathname
  if (entered.current === pathname) return children
  // Before it is known nothing is asked that would be refused.
  if (!me) return isError ? children : <p role="status">Ouverture de l’administration…</p>
  return (
    <>
      <BackLink to="/admin-dashboard">Tableau de bord</BackLink>
      <h1 className={page.title}>Cet écran n’est pas ouvert à votre compte</h1>
      <p>
        Votre rôle est «&nbsp;{ROLE_LABELS[me.role]}&nbsp;»&nbsp;: {ROLE_PURPOSES[me.role].toLowerCase()}.
        S’il vous faut cet écran, demandez-le à un propriétaire.
      </p>
    </>
  )
}
