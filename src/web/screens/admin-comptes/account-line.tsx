import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import type { accountCalls } from '~/contract/admin/accounts'
import type { ReplyOf } from '~/contract/call'
import { OWNER_ID } from '~/domain/access/account'
import { ROLE_LABELS, ROLES, type Role } from '~/domain/access/permission'
import { memberOf } from '~/domain/closed-list'
import { counted } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AccountAddress } from '~/web/ui/admin/account-address'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { RenameAccount } from '~/web/ui/admin/rename-account'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import sheet from '~/web/ui/dossier-sheet/dossier-sheet.module.css'
import { Options } from '~/web/ui/forms/options'

type Account = ReplyOf<(typeof accountCalls)['accounts']>['accounts'][number]

/** One account: its role, which can be changed, and its end. */
export function AccountLine({ account, onChange }: { account: Account; onChange: () => void }) {
  const { id, name, email, role } = account
  const [removing, setRemoving] = useState(false)
  const change = useMutation({
    mutationFn: (to: Role) => adminApi.changeRole({ params: { id }, body: { role: to, instead_of: role } }),
    onError: error => void toast.error(error.message),
    onSettled: onChange,
  })
  const remove = useMutation({
    mutationFn: () => adminApi.removeAccount({ params: { id } }),
    onSuccess: () => {
      setRemoving(false)
      onChange()
    },
  })
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <br />
        <span className={sheet.meta}>
          {email ?? (id === OWNER_ID ? 'connecté par le mot de passe du site' : '')}
        </span>
      </span>
      <span className={sheet.meta}>{waysIn(account)}</span>
      <RenameAccount {...{ id, name, onChange }} />
      {email !== null && <AccountAddress {...{ id, name, email, onChange }} />}
      {id === OWNER_ID ? (
        <span>{ROLE_LABELS[role]}</span>
      ) : (
        <>
          <FilterSelect
            label={<span className="visually-hidden">Rôle de {name}</span>}
            value={change.isPending ? change.variables : role}
            onPick={picked => change.mutate(memberOf(ROLES, picked, role))}
          >
            <Options of={ROLES} words={one => ROLE_LABELS[one]} />
          </FilterSelect>
          <AdminButton look="danger" onClick={() => setRemoving(true)}>
            Retirer<span className="visually-hidden"> le compte de {name}</span>
          </AdminButton>
        </>
      )}
      {removing && (
        <AskDialog
          title={`Retirer le compte de ${name}`}
          action="Retirer ce compte"
          look="danger"
          act={remove}
          onDone={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        >
          <p>
            Ses sessions se ferment et ses clés d’accès ne valent plus rien, tout de suite. Ce que ce compte a
            fait reste à son nom dans le journal.
          </p>
        </AskDialog>
      )}
    </li>
  )
}

function waysIn({ passkeys, has_password }: Account): string {
  const ways = [
    passkeys > 0 && `${counted(passkeys, 'clé')} d’accès`,
    has_password && 'mot de passe et application',
  ]
  return ways.filter(Boolean).join(', ')
}
