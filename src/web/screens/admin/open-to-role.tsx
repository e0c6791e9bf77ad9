import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { ROLE_LABELS, ROLE_PURPOSES } from '~/domain/access/permission'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { placeOf } from '~/web/ui/admin/frame/place-of'
import { useMe } from '~/web/ui/admin/use-me'
import { keepsTeamDrafts } from './team-drafts'

/**
 * A screen that a link or an old address leads to, where the account's role may use it: it would else be an error to try
 * again, or a form that is refused once it is filled in. Whoever is on it when his role changes is told and what he read is
 * put away; words that he has half typed stay to be copied.
 */
export function OpenToRole({ children }: { children: ReactNode }) {
  const { data: me, isError } = useMe()
  const { pathname } = useLocation()
  const needs = placeOf(pathname)?.needs ?? 'use-dashboard'
  const entered = useRef('')
  if (me?.permissions.includes(needs)) entered.current = pathname
  const wasOpen = entered.current === pathname
  // Before it is known nothing is asked that would be refused.
  if (!me && !isError && !wasOpen && needs !== 'use-dashboard')
    return <p role="status">Ouverture de l’administration…</p>
  const shut = me !== undefined && !me.permissions.includes(needs)
  const typed = wasOpen && keepsTeamDrafts()
  return (
    <>
      {shut && (
        <div role={wasOpen ? 'alert' : undefined}>
          <BackLink to="/admin-dashboard">Tableau de bord</BackLink>
          <h1 className={page.title}>Cet écran n’est {wasOpen ? 'plus' : 'pas'} ouvert à votre compte</h1>
          <p>
            Votre rôle est «&nbsp;{ROLE_LABELS[me.role]}&nbsp;»&nbsp;: {ROLE_PURPOSES[me.role].toLowerCase()}.
            S’il vous faut cet écran, demandez-le à un propriétaire.
          </p>
          {typed && (
            <p>Ce que vous aviez tapé reste ci-dessous, pour le copier&nbsp;: rien n’y sera enregistré.</p>
          )}
        </div>
      )}
      {(!shut || typed) && children}
    </>
  )
}
