import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { AddressDialog } from './form/address-dialog'
import { AdminButton } from './form/admin-button'

interface AccountAddressProps {
  id: string
  name: string
  email: string
  /** It is one’s own account. */
  own?: boolean
  onChange: () => void
}

/** « Changer l’adresse e-mail » of an account: one's own, or a colleague's. */
export function AccountAddress({ id, name, email, own = false, onChange }: AccountAddressProps) {
  const [open, setOpen] = useState(false)
  const params = { id }
  return (
    <>
      <AdminButton look="quiet" icon={Pencil} onClick={() => setOpen(true)}>
        Changer l’adresse e-mail<span className="visually-hidden"> de {name}</span>
      </AdminButton>
      {open && (
        <AddressDialog
          title="Changer l’adresse e-mail"
          name={`compte:${id}`}
          own={own}
          about={
            <p>
              La nouvelle adresse remplace {email}, qui en est prévenue. Sessions, mot de passe, application
              et clés d’accès restent.
            </p>
          }
          ask={typed => adminApi.askAccountAddress({ params, body: { email: typed } })}
          change={async body => {
            await adminApi.changeAccountAddress({ params, body })
            onChange()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
