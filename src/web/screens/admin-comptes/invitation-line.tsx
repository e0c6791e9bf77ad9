import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { accountCalls } from '~/contract/accounts'
import type { ReplyOf } from '~/contract/call'
import { ROLE_LABELS } from '~/domain/access/permission'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import sheet from '~/web/ui/dossier-sheet/dossier-sheet.module.css'

type Invitation = ReplyOf<(typeof accountCalls)['accounts']>['invitations'][number]

/** An invitation that can still be taken up, or taken back. */
export function InvitationLine({ invitation, onChange }: { invitation: Invitation; onChange: () => void }) {
  const { id, name, email, role, expires_at } = invitation
  const { mutate, isPending } = useMutation({
    mutationFn: () => adminApi.withdrawInvitation({ params: { id } }),
    onError: error => void toast.error(error.message),
    onSettled: onChange,
  })
  return (
    <li>
      <span>
        <strong>{name}</strong>, {ROLE_LABELS[role]}
        <br />
        <span className={sheet.meta}>{email}</span>
      </span>
      <span className={sheet.meta}>jusqu’au {formatShortMoment(new Date(expires_at))}</span>
      <AdminButton look="quiet" busy={isPending} onClick={() => mutate()}>
        Reprendre<span className="visually-hidden"> l’invitation de {name}</span>
      </AdminButton>
    </li>
  )
}
