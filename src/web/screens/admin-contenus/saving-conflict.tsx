import { useMutation } from '@tanstack/react-query'
import { isMissing, isRefusedFor } from '~/contract/failure'
import { AdminButton } from '~/web/ui/admin/form/admin-button'

interface SavingConflictProps {
  /** Where the text is read, once it has an address. */
  home: string
  /** What is stored by now. */
  read: () => Promise<{ version: number }>
  error: Error
  /** Saves over this version. */
  onReplace: (version: number) => void
  /** Saves it as another one. */
  onNew: () => void
}

/**
 * Why a text was not saved; where somebody else saved it first, the ways to read theirs and to put one's own there; where
 * somebody removed it, the way to keep one's own as a new one.
 */
export function SavingConflict({ home, read, error, onReplace, onNew }: SavingConflictProps) {
  const replace = useMutation({
    mutationFn: read,
    onSuccess: ({ version }) => onReplace(version),
  })
  const removed = isMissing(error) || isMissing(replace.error)
  return (
    <div role="alert">
      <p className="error-text">{removed ? REMOVED : (replace.error ?? error).message}</p>
      {removed && <AdminButton onClick={onNew}>L’enregistrer comme un nouveau texte</AdminButton>}
      {isRefusedFor(error, 'content-changed') && !removed && (
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

const REMOVED = 'Quelqu’un l’a supprimé entre-temps\u00a0: ce que vous avez tapé est toujours là.'
