import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminApi } from '~/web/admin-api'
import { AddressDialog } from '~/web/ui/admin/form/address-dialog'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useMay } from '~/web/ui/admin/use-me'
import { type DossierDetail, useSiteOfSameOwner } from './dossier-data'
import { useDossierChange } from './use-dossier-change'

/** « Changer l’adresse e-mail » of a client who lost his mailbox. */
export function OtherAddress({ dossier }: { dossier: DossierDetail }) {
  const { id, email } = dossier
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
            <>
              <p>
                Pour un client qui ne lit plus {email}. Vérifiez d’abord son identité sur ses pièces.
                L’adresse connue est prévenue tout de suite&nbsp;; si elle est confirmée, elle reste
                72&nbsp;heures, le temps de s’y opposer.
              </p>
              <SiteKeepsAddress dossier={dossier} />
            </>
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

/** The site of a dossier keeps its owner’s address: it is changed by itself, and told of here. */
function SiteKeepsAddress({ dossier }: { dossier: DossierDetail }) {
  const site = useSiteOfSameOwner(dossier)
  if (!site) return null
  return (
    <p>
      <strong>Son site en ligne garde {dossier.email}</strong>&nbsp;: les demandes des visiteurs, nos avis et
      l’accès à Mon site restent à cette adresse. Changez-la aussi&nbsp;:{' '}
      <Link to={`/admin-dashboard/sites/${site}`}>page du site</Link>, «&nbsp;Changer l’adresse du
      titulaire…&nbsp;».
    </p>
  )
}
