import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answeredWith, isMissing } from '~/contract/failure'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import type { DossierDetail } from './dossier-data'

/** A dossier while it loads, when there is none, when it could not be read, and when it is there. */
export function DossierState({
  query,
  onward,
  children,
}: {
  query: UseQueryResult<DossierDetail>
  /** Leads on from one that is not there. */
  onward?: ReactNode
  children: (dossier: DossierDetail) => ReactNode
}) {
  // Also while it is on screen: somebody else may erase it, or take the right to read it away.
  const gone = isMissing(query.error) ? ERASED : answeredWith(query.error, 403) ? FORBIDDEN : null
  if (gone)
    return (
      <div className="stack-12 to-start">
        <p role="alert">{gone}</p>
        {onward}
      </div>
    )
  if (query.data) return children(query.data)
  if (query.isPending) return <p role="status">Chargement du dossier…</p>
  return (
    <div className="stack-12 to-start">
      <div role="alert">
        <p>Erreur lors du chargement des données</p>
        <AdminButton onClick={() => void query.refetch()}>Réessayer</AdminButton>
      </div>
      {onward}
    </div>
  )
}

const ERASED = 'Ce dossier n’existe pas, ou il a été effacé.'
const FORBIDDEN = 'Votre compte ne permet pas d’ouvrir ce dossier.'
