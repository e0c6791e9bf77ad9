import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'

interface InvitationLinkProps {
  link: string
  name: string
  onClose: () => void
}

/** The link of an invitation that no e-mail carries: shown this once. */
export function InvitationLink({ link, name, onClose }: InvitationLinkProps) {
  return (
    <Modal title={`Invitation de ${name}`} onClose={onClose} className={theme.theme} held>
      <p>Aucun e-mail ne part de ce site : remettez vous-même ce lien à {name}. Il ne sera plus affiché.</p>
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
