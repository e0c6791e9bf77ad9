import { useQueryClient } from '@tanstack/react-query'
import { ROLE_LABELS, ROLE_PURPOSES } from '~/domain/access/permission'
import { hiddenMeta } from '~/web/page-meta'
import { AccountAddress } from '~/web/ui/admin/account-address'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { SettingsNav } from '~/web/ui/admin/frame/settings-nav'
import { ME } from '~/web/ui/admin/me-key'
import { RenameAccount } from '~/web/ui/admin/rename-account'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useMe } from '~/web/ui/admin/use-me'
import { FactList } from '~/web/ui/prose/fact-list'
import { OwnPasskeys } from './own-passkeys'
import { OwnRecoveryCodes } from './own-recovery-codes'
import { Sessions } from './sessions'

export const meta = hiddenMeta('Mon compte', 'Ce qui me connecte, et mes sessions.')

/** What signs one's own account in, and where it is signed in. */
export default function AdminCompte() {
  const query = useMe()
  const queries = useQueryClient()
  const changed = () => void queries.invalidateQueries({ queryKey: ME })
  const me = query.data
  return (
    <>
      <SettingsNav />
      <h1 className={page.title}>Mon compte</h1>
      <ListState query={query} count={1} empty={null}>
        {me && (
          <>
            <FactList
              facts={[
                ['Nom', me.name],
                ['Adresse e-mail', me.email ?? '–'],
                ['Rôle', `${ROLE_LABELS[me.role]}\u00a0: ${ROLE_PURPOSES[me.role].toLowerCase()}`],
              ]}
              className={page.facts}
            />
            <p className="row-8 centred">
              <RenameAccount id={me.id} name={me.name} onChange={changed} />
              {me.email !== null && (
                <AccountAddress id={me.id} name={me.name} email={me.email} own onChange={changed} />
              )}
            </p>
            <OwnPasskeys passkeys={me.passkeys} onChange={changed} />
            {me.has_password && <OwnRecoveryCodes left={me.recovery_codes_left} onChange={changed} />}
          </>
        )}
      </ListState>
      {!query.isPending && <Sessions />}
    </>
  )
}
