import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ROLE_LABELS, ROLE_PURPOSES, type Role } from '~/domain/access/permission'
import { messageOf } from '~/domain/error'
import { formatMinute } from '~/domain/text/french'
import { accessApi } from '~/web/admin-session'
import { hiddenMeta } from '~/web/page-meta'
import { RecoveryCodes } from '~/web/ui/admin/access/recovery-codes'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import styles from './admin-login.module.css'
import { InvitedPasskey } from './invited-passkey'
import { InvitedPassword } from './invited-password'
import { LoginCard, LoginProblem } from './login-card'
import { useEntry } from './use-entry'

export const meta = hiddenMeta('Mon invitation', 'Ouvrir un compte de l’administration.')

interface Invited {
  name: string
  email: string
  role: Role
  expires_at: string
}

/** An invitation is taken up with a passkey, or with a password and a second factor. */
export default function Invitation() {
  const token = useLocation().hash.slice(1)
  const { enter } = useEntry()
  const [invited, setInvited] = useState<Invited | null>(null)
  const [problem, setProblem] = useState('')
  const [way, setWay] = useState<'choose' | 'password'>('choose')
  /** Shown once before going on. */
  const [opened, setOpened] = useState<{ token: string; recovery_codes: string[] } | null>(null)
  useEffect(() => {
    accessApi.readInvitation({ body: { token } }).then(setInvited, error => setProblem(messageOf(error)))
  }, [token])

  if (opened)
    return (
      <LoginCard title="Vos codes de secours">
        <RecoveryCodes codes={opened.recovery_codes} onKept={() => enter(opened.token)} />
      </LoginCard>
    )
  return (
    <LoginCard title="Ouvrir mon compte">
      {!invited && !problem && <p role="status">Lecture de l’invitation…</p>}
      <LoginProblem>{problem}</LoginProblem>
      {invited && (
        <>
          <p>
            Bonjour {invited.name}. Votre compte&nbsp;: <strong>{ROLE_LABELS[invited.role]}</strong> (
            {ROLE_PURPOSES[invited.role].toLowerCase()}), à l’adresse {invited.email}. L’invitation est
            valable jusqu’au {formatMinute(new Date(invited.expires_at))}.
          </p>
          {way === 'choose' ? (
            <div className={`stack-12 to-start ${styles.ways}`}>
              <InvitedPasskey token={token} onOpened={enter} onProblem={setProblem} />
              <AdminButton onClick={() => setWay('password')}>
                Choisir un mot de passe et une application
              </AdminButton>
            </div>
          ) : (
            <InvitedPassword token={token} onOpened={setOpened} onBack={() => setWay('choose')} />
          )}
        </>
      )}
      {problem && !invited && <a href="/admin-login/compte">Me connecter à mon compte</a>}
      <a href="/">Retour au site</a>
    </LoginCard>
  )
}
