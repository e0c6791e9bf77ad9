import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ROLE_LABELS, ROLE_PURPOSES, ROLES } from '~/domain/access/permission'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminCheck, AdminInput } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { useKeptFields } from '~/web/ui/admin/form/use-kept-fields'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'

interface InviteDialogProps {
  /** The addresses of those who are invited already. */
  waiting: readonly string[]
  onInvited: () => void
  onClose: () => void
}

/** Name, address and role; where no e-mail leaves, the link is shown to be handed over. */
export function InviteDialog({ waiting, onInvited, onClose }: InviteDialogProps) {
  const { fields, set, forget, leave } = useKeptFields('invitation', {
    start: { name: '', email: '', role: 'manager' },
    onClose,
  })
  const { name, email } = fields
  const role = ROLES.find(one => one === fields.role) ?? 'manager'
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => adminApi.inviteAccount({ body: { name, email, role } }),
    onSuccess: ({ link, replaced }) => {
      onInvited()
      forget()
      if (link !== null) return
      toast.success(`Invitation envoyée à ${email}.${replaced ? ` ${FORMER_OVER}` : ''}`)
      onClose()
    },
  })
  if (data?.link)
    return <InvitationLink link={data.link} name={name} replaced={data.replaced} onClose={onClose} />
  return (
    <AskDialog
      title="Inviter quelqu’un"
      action="Inviter"
      keep="Annuler"
      missing={name.trim() === '' || email.trim() === '' ? 'Il manque le nom ou l’adresse.' : ''}
      act={{ isPending, error }}
      onDone={() => mutate()}
      onClose={() => leave(error)}
    >
      <AdminInput label="Nom" maxLength={120} value={name} onType={typed => set({ name: typed })} />
      <AdminInput
        label="Adresse e-mail"
        type="email"
        maxLength={320}
        value={email}
        onType={typed => set({ email: typed })}
      />
      <fieldset>
        <legend>Rôle</legend>
        {ROLES.map(one => (
          <AdminCheck
            key={one}
            type="radio"
            name="role"
            checked={role === one}
            onTick={() => set({ role: one })}
          >
            <span>
              <strong>{ROLE_LABELS[one]}</strong>&nbsp;: {ROLE_PURPOSES[one].toLowerCase()}
            </span>
          </AdminCheck>
        ))}
      </fieldset>
      <p>
        L’invitation sert une seule fois, pendant 72&nbsp;heures.
        {waiting.includes(email.trim().toLowerCase()) && (
          <strong> Une autre attend déjà à cette adresse&nbsp;: son lien ne fonctionnera plus.</strong>
        )}
      </p>
    </AskDialog>
  )
}

const FORMER_OVER = 'Le lien de l’invitation précédente ne fonctionne plus.'

interface InvitationLinkProps {
  link: string
  name: string
  replaced: boolean
  onClose: () => void
}

/** The link of an invitation that no e-mail carries: shown this once. */
function InvitationLink({ link, name, replaced, onClose }: InvitationLinkProps) {
  return (
    <Modal title={`Invitation de ${name}`} onClose={onClose} className={theme.theme} held>
      <p>
        Aucun e-mail ne part de ce site&nbsp;: remettez vous-même ce lien à {name}. Il ne sera plus affiché.
        {replaced && ` ${FORMER_OVER}`}
      </p>
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
