import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { isRefusedFor } from '~/contract/failure'
import { messageOf } from '~/domain/error'
import { accessApi } from '~/web/admin-session'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import styles from './admin-login.module.css'
import { LoginCard, LoginProblem } from './login-card'
import { LoginField, PasswordField } from './login-fields'
import { PasskeyButton } from './passkey-button'
import { useEntry } from './use-entry'

export const meta = hiddenMeta(
  '/admin-login/compte',
  'Connexion à mon compte',
  'Connexion d’un membre de l’équipe.',
)

/** A named account: a passkey, or a password and a second factor (specification B11). */
export default function AccountLogin() {
  const { state, enter } = useEntry()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  /** Null until the password has passed. */
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)

  function refuse(words: string) {
    if (words) toast.error(words)
    setProblem(words)
  }

  async function signIn(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    if (email.trim() === '' || password === '')
      return refuse('Saisissez votre adresse et votre mot de passe.')
    setSending(true)
    try {
      enter(
        (await accessApi.accountLogin({ body: { email, password, ...(code === null ? {} : { code }) } }))
          .token,
      )
    } catch (error) {
      if (isRefusedFor(error, 'code-needed')) setCode('')
      else refuse(messageOf(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <LoginCard title="Connexion à mon compte">
      <div className={`stack-12 to-start ${styles.ways}`}>
        <PasskeyButton onToken={enter} onProblem={refuse} />
      </div>
      <form className="stack-12" onSubmit={event => void signIn(event)} noValidate>
        <LoginField
          id="email"
          label="Adresse e-mail"
          type="email"
          autoComplete="username"
          value={email}
          onValue={setEmail}
        />
        <PasswordField
          id="password"
          label="Mot de passe"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
        />
        {code !== null && (
          <LoginField
            id="code"
            label="Code de l’application, ou code de secours"
            autoComplete="one-time-code"
            value={code}
            onValue={setCode}
          />
        )}
        <LoginProblem>{problem}</LoginProblem>
        <AdminButton type="submit" look="first" busy={sending} className={styles.submit}>
          Se connecter
        </AdminButton>
      </form>
      <div className={`stack-12 to-start ${styles.ways}`}>
        <Link to="/admin-login" state={state}>
          Se connecter avec le mot de passe du site
        </Link>
        <a href="/">Retour au site</a>
      </div>
    </LoginCard>
  )
}
