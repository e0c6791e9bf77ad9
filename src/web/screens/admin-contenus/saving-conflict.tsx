import { useMutation } from '@tanstack/react-query'
import { isRefusedFor } from '~/contract/failure'
import { AdminButton } from '~/web/ui/admin/admin-button'

interface SavingConflictProps {
  /** Where the text is read, once it has an address. */
  home: string
  /** What is stored by now. */
  read: () => Promise<{ version: number }>
  error: Error
  /** Saves over this version. */
  onReplace: (version: number) => void
}

/** Why a text was not saved; where somebody else saved it first, the ways to read theirs and to put one's own there. */
export function SavingConflict({ home, read, error, onReplace }: SavingConflictProps) {
  const replace = useMutation({
    mutationFn: read,
    onSuccess: ({ version }) => onReplace(version),
  })
  return (
    <div role="alert">
      <p className="error-text">{(replace.error ?? error).message}</p>
      {isRefusedFor(error, 'content-changed') && (
        <div className="row-8 centred">
          <a href={home} target="_blank" rel="noopener">
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
