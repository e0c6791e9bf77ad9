import { useState } from 'react'
import { Link } from 'react-router'
import { answeredWith, isRefusedFor } from '~/contract/failure'
import { messageOf } from '~/domain/error'
import { accessApi } from '~/web/admin-session'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton, AdminLink } from '~/web/ui/admin/form/admin-button'
import styles from './admin-login.module.css'
import { LoginCard, LoginProblem } from './login-card'
import { LoginField, PasswordField } from './login-fields'
import { useSignIn } from './use-sign-in'

export const meta = hiddenMeta('Administration', 'Connexion de l’administrateur.')

/** One master password (specification A2); on success the dashboard takes this page's place in the history. */
export default function AdminLogin() {
  const [password, setPassword] = useState('')
  const { state, signIn, code, setCode, problem, sending } = useSignIn({
    missing: password.trim() === '' ? 'Veuillez saisir le mot de passe' : '',
    send: secondFactor => accessApi.login({ body: { password, ...secondFactor } }),
    tell: wordsOf,
  })

  return (
    <LoginCard title="Administration">
      <form className="stack-12" onSubmit={event => void signIn(event)} noValidate>
        <PasswordField
          id="password"
          label="Mot de passe"
          autoComplete="current-password"
          autoFocus
          value={password}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? 'password-problem' : undefined}
          onValue={setPassword}
        />
        {code !== null && (
          <LoginField
            id="code"
            label="Code de l’application d’authentification"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onValue={setCode}
          />
        )}
        <LoginProblem id="password-problem">{problem}</LoginProblem>
        <AdminButton type="submit" look="first" busy={sending} className={styles.submit}>
          Se connecter
        </AdminButton>
      </form>
      <div className={`stack-12 to-start ${styles.ways}`}>
        <AdminLink to="/admin-login/compte" state={state}>
          Se connecter avec une clé d’accès
        </AdminLink>
        <Link to="/admin-login/compte" state={state}>
          J’ai un compte à mon nom
        </Link>
        <a href="/">Retour au site</a>
      </div>
    </LoginCard>
  )
}

/** specification A8: a 401 is a wrong password, unless the server says that it wants the second factor. */
function wordsOf(error: unknown): string {
  if (!answeredWith(error, 401)) return `Erreur: ${messageOf(error)}`
  return isRefusedFor(error, 'wrong-password') ? 'Mot de passe incorrect' : messageOf(error)
}
