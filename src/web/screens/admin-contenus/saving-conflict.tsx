import { useMutation } from '@tanstack/react-query'
import { isRefusedFor } from '~/contract/failure'
import { AdminButton } from '~/web/ui/admin/admin-button'
import { type Kind, readStored } from './content-data'

interface SavingConflictProps {
  kind: Kind
  id: string | null
  error: Error
  /** Saves over this version. */
  onReplace: (version: number) => void
}

/** Why a text was not saved; where somebody else saved it first, the ways to read theirs and to put one's own there. */
export function SavingConflict({ kind, id, error, onReplace }: SavingConflictProps) {
  const replace = useMutation({
    mutationFn: () => readStored(kind, String(id)),
    onSuccess: ({ version }) => onReplace(version),
  })
  const changed = isRefusedFor(error, 'content-changed') && id !== null
  return (
    <div role="alert">
      <p className="error-text">{(replace.error ?? error).message}</p>
      {changed && (
        <div className="row-8 centred">
          <a href={`/admin-dashboard/contenus/${kind}/${id}`} target="_blank" rel="noopener">
            Lire le texte enregistré (nouvel onglet)
          </a>
          <AdminButton look="danger" busy={replace.isPending} onClick={() => replace.mutate()}>
            Enregistrer le mien à sa place
          </AdminButton>
        </div>
      )}
    </div>
  )
}
