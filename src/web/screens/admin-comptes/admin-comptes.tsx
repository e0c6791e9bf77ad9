import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { accountCalls } from '~/contract/admin/accounts'
import type { ReplyOf } from '~/contract/call'
import { ROLE_LABELS } from '~/domain/access/permission'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { SettingsNav } from '~/web/ui/admin/frame/settings-nav'
import { ListState } from '~/web/ui/admin/table/list-state'
import sheet from '~/web/ui/dossier-sheet/dossier-sheet.module.css'
import { AccountLine } from './account-line'
import { InviteDialog } from './invite-dialog'

export const meta = hiddenMeta('Comptes', 'Qui peut se connecter.')

const ACCOUNTS = ['admin', 'accounts'] as const

/** Who may sign in, who is invited, and what each may do. */
export default function AdminComptes() {
  const queries = useQueryClient()
  const [inviting, setInviting] = useState(false)
  const query = useQuery({ queryKey: ACCOUNTS, queryFn: adminApi.accounts })
  const changed = () => void queries.invalidateQueries({ queryKey: ACCOUNTS })
  const { accounts = [], invitations = [] } = query.data ?? {}
  return (
    <>
      <SettingsNav />
      <div className={page.head}>
        <h1 className={page.title}>Comptes</h1>
        <AdminButton look="first" icon={UserPlus} onClick={() => setInviting(true)}>
          Inviter quelqu’un
        </AdminButton>
      </div>
      <ListState query={query} count={accounts.length} empty={null}>
        <ul className={`stack-8 bare-list ${sheet.lines}`}>
          {accounts.map(account => (
            <AccountLine key={account.id} account={account} onChange={changed} />
          ))}
        </ul>
        {invitations.length > 0 && (
          <section className={`stack-12 ${sheet.section}`} aria-labelledby="invitations">
            <h2 id="invitations">Invitations en attente</h2>
            <ul className={`stack-8 bare-list ${sheet.lines}`}>
              {invitations.map(invitation => (
                <InvitationLine key={invitation.id} invitation={invitation} onChange={changed} />
              ))}
            </ul>
          </section>
        )}
      </ListState>
      {inviting && (
        <InviteDialog
          waiting={invitations.map(({ email }) => email.toLowerCase())}
          onInvited={changed}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}

type Invitation = ReplyOf<(typeof accountCalls)['accounts']>['invitations'][number]

/** An invitation that can still be taken up, or taken back. */
function InvitationLine({ invitation, onChange }: { invitation: Invitation; onChange: () => void }) {
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
