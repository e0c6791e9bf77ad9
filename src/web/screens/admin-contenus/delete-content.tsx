import { toast } from 'sonner'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
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
    <Modal title="Supprimer ce texte" onClose={onClose} className={theme.theme}>
      <p>« {row.title} » disparaît du site pour de bon.</p>
      {error && (
        <p role="alert" className={form.problem}>
          {error.message}
        </p>
      )}
      <div className={form.actions}>
        <DeskButton look="danger" busy={isPending} onClick={remove}>
          Supprimer
        </DeskButton>
        <DeskButton onClick={onClose}>Garder</DeskButton>
      </div>
    </Modal>
  )
}
