import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { ROLE_LABELS, ROLE_PURPOSES, ROLES, type Role } from '~/domain/access/permission'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import { AdminCheck, AdminInput } from '~/web/ui/admin/admin-input'
import { AskDialog } from '~/web/ui/admin/ask-dialog'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'

/** Name, address and role; where no e-mail leaves, the link is shown to be handed over. */
export function InviteDialog({ onInvited, onClose }: { onInvited: () => void; onClose: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('manager')
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => adminApi.inviteAccount({ body: { name, email, role } }),
    onSuccess: ({ link }) => {
      onInvited()
      if (link !== null) return
      toast.success(`Invitation envoyée à ${email}`)
      onClose()
    },
  })
  if (data?.link) return <InvitationLink link={data.link} name={name} onClose={onClose} />
  return (
    <AskDialog
      title="Inviter quelqu’un"
      action="Inviter"
      keep="Annuler"
      missing={name.trim() === '' || email.trim() === '' ? 'Il manque le nom ou l’adresse.' : ''}
      act={{ isPending, error }}
      onDone={() => mutate()}
      onClose={onClose}
    >
      <AdminInput label="Nom" maxLength={120} value={name} onType={setName} />
      <AdminInput label="Adresse e-mail" type="email" maxLength={320} value={email} onType={setEmail} />
      <fieldset>
        <legend>Rôle</legend>
        {ROLES.map(one => (
          <AdminCheck key={one} type="radio" name="role" checked={role === one} onTick={() => setRole(one)}>
            <span>
              <strong>{ROLE_LABELS[one]}</strong> : {ROLE_PURPOSES[one].toLowerCase()}
            </span>
          </AdminCheck>
        ))}
      </fieldset>
      <p>L’invitation sert une seule fois, pendant 72 heures.</p>
    </AskDialog>
  )
}

interface InvitationLinkProps {
  link: string
  name: string
  onClose: () => void
}

/** The link of an invitation that no e-mail carries: shown this once. */
function InvitationLink({ link, name, onClose }: InvitationLinkProps) {
  return (
    <Modal title={`Invitation de ${name}`} onClose={onClose} className={theme.theme} held>
      <p>Aucun e-mail ne part de ce site : remettez vous-même ce lien à {name}. Il ne sera plus affiché.</p>
      <label className={form.label}>
        Lien d’invitation
        <input className={form.input} readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <div className="row-8 centred">
        <AdminButton onClick={() => void navigator.clipboard.writeText(link)}>Copier le lien</AdminButton>
        <AdminButton look="first" onClick={onClose}>
          C’est fait
        </AdminButton>
      </div>
    </Modal>
  )
}
