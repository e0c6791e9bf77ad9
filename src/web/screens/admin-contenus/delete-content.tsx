import { toast } from 'sonner'
import { AskDialog } from '~/web/ui/admin/ask-dialog'
import { type ContentRow, type Kind, useContentAction } from './content-data'

/** Asks once more before a text goes for good. */
export function DeleteContent({ kind, row, onClose }: { kind: Kind; row: ContentRow; onClose: () => void }) {
  const { mutate, isPending, error } = useContentAction(kind)
  const remove = () =>
    mutate(
      { row, action: 'delete' },
      {
        onSuccess: () => {
          toast.success('Texte supprimé')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      title="Supprimer ce texte"
      action="Supprimer"
      look="danger"
      keep="Garder"
      busy={isPending}
      error={error}
      onDone={remove}
      onClose={onClose}
    >
      <p>« {row.title} » disparaît du site pour de bon.</p>
    </AskDialog>
  )
}
