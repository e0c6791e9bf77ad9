import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { AddressDialog } from '~/web/ui/admin/address-dialog'
import { AdminButton } from '~/web/ui/admin/admin-button'
import { useMay } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import { useDossierChange } from './use-dossier-change'

/** « Changer l’adresse e-mail » of a client who lost his mailbox. */
export function OtherAddress({ dossier: { id, email } }: { dossier: DossierDetail }) {
  const [open, setOpen] = useState(false)
  const may = useMay()
  const readAgain = useDossierChange(id)
  const params = { id }
  if (!may('work-dossiers')) return null
  return (
    <div>
      <AdminButton look="quiet" icon={Pencil} onClick={() => setOpen(true)}>
        Changer l’adresse e-mail
      </AdminButton>
      {open && (
        <AddressDialog
          title="Changer l’adresse e-mail"
          name={id}
          about={
            <p>
              Pour un client qui ne lit plus {email}. Vérifiez d’abord son identité sur ses pièces. L’adresse
              connue est prévenue tout de suite&nbsp;; si elle est confirmée, elle reste 72&nbsp;heures, le
              temps de s’y opposer.
            </p>
          }
          ask={typed => adminApi.askDossierAddress({ params, body: { email: typed } })}
          change={async body => {
            await adminApi.changeDossierAddress({ params, body })
            await readAgain()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
