import { useState } from 'react'
import { Link } from 'react-router'
import { isRefusedFor } from '~/contract/failure'
import { messageOf } from '~/domain/error'
import { accessApi } from '~/web/admin-session'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import styles from './admin-login.module.css'
import { LoginCard, LoginProblem } from './login-card'
import { LoginField, PasswordField } from './login-fields'
import { PasskeyButton } from './passkey-button'
import { useSignIn } from './use-sign-in'

export const meta = hiddenMeta('Connexion à mon compte', 'Connexion d’un membre de l’équipe.')

/** A named account: a passkey, or a password and a second factor (specification B11). */
export default function AccountLogin() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { state, enter, signIn, refuse, code, setCode, problem, sending } = useSignIn({
    missing: email.trim() === '' || password === '' ? 'Saisissez votre adresse et votre mot de passe.' : '',
    send: secondFactor => accessApi.accountLogin({ body: { email, password, ...secondFactor } }),
    tell: error => (isRefusedFor(error, 'code-needed') ? '' : messageOf(error)),
  })

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
