import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import { type DossierDetail, useErasure } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** « Effacer ce dossier »: for good, once its company's name has been typed. */
export function Erasure({ dossier, onErased }: { dossier: DossierDetail; onErased: () => void }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useErasure(dossier)
  const matches = typed.trim() === dossier.company_name.trim()

  function erase(event: FormEvent) {
    event.preventDefault()
    mutate(typed, {
      onSuccess: () => {
        toast.success('Dossier effacé')
        onErased()
      },
    })
  }
  return (
    <div className={styles.danger}>
      <DeskButton look="danger" icon={<Trash2 aria-hidden size={16} />} onClick={() => setOpen(true)}>
        Effacer ce dossier
      </DeskButton>
      {open && (
        <Modal title="Effacer ce dossier" onClose={() => setOpen(false)} className={theme.theme}>
          <form className={form.form} onSubmit={erase}>
            <p>
              Pièces, coordonnées et e-mails disparaissent pour de bon. Les factures signées, les avoirs et la
              preuve de leur signature sont gardés 10 ans, comme la loi l’exige.
            </p>
            <label className={form.label}>
              Pour confirmer, recopiez « {dossier.company_name} »
              <input
                className={form.input}
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            </label>
            {error && (
              <p role="alert" className={form.problem}>
                {error.message}
              </p>
            )}
            <div className={form.actions}>
              <DeskButton type="submit" look="danger" disabled={!matches} busy={isPending}>
                Effacer définitivement
              </DeskButton>
              <DeskButton onClick={() => setOpen(false)}>Garder le dossier</DeskButton>
            </div>
          </form>
        </Modal>
      )}
    </div>
  )
}
