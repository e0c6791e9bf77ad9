import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { beforeErasure } from '~/domain/dossier/erasure'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminInput } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { type DossierDetail, useErasure } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** « Effacer ce dossier »: for good, once its company's name has been typed. */
export function Erasure({ dossier, onErased }: { dossier: DossierDetail; onErased: () => void }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { mutateAsync, isPending, error } = useErasure(dossier)
  const cancels =
    beforeErasure({ status: dossier.status, signed: dossier.signature_timestamp !== null, due: 0 }) ===
    'cancel-invoice'
  const matches = typed.trim() === dossier.company_name.trim()

  // Told too where the page heard first that the dossier is gone, and shows this no more; what failed stands in the dialog.
  const erase = () =>
    mutateAsync(typed).then(
      () => {
        toast.success('Dossier effacé')
        onErased()
      },
      () => {},
    )
  return (
    <div className={styles.danger}>
      <AdminButton look="danger" icon={Trash2} onClick={() => setOpen(true)}>
        Effacer ce dossier
      </AdminButton>
      {open && (
        <AskDialog
          title="Effacer ce dossier"
          action="Effacer définitivement"
          look="danger"
          keep="Garder le dossier"
          missing={matches ? '' : 'Le nom recopié n’est pas encore celui de l’entreprise.'}
          act={{ isPending, error }}
          onDone={erase}
          onClose={() => setOpen(false)}
        >
          <p>
            {cancels && 'Un avoir annule d’abord la facture signée, qui attend encore une décision. '}
            Pièces, coordonnées et e-mails disparaissent pour de bon. Les factures signées, les avoirs et la
            preuve de leur signature sont gardés 10 ans, comme la loi l’exige.
          </p>
          <AdminInput
            label={`Pour confirmer, recopiez «\u00a0${dossier.company_name}\u00a0»`}
            autoComplete="off"
            value={typed}
            onType={setTyped}
          />
        </AskDialog>
      )}
    </div>
  )
}
