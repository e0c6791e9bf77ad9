import { type FormEvent, useEffect, useState } from 'react'
import { fieldWordsOf } from '~/contract/failure'
import { ACCOUNT_PASSWORD } from '~/domain/access/account'
import { messageOf } from '~/domain/error'
import { accessApi } from '~/web/admin-session'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { QrCode } from '~/web/ui/paper/qr-code'
import styles from './admin-login.module.css'
import { LoginProblem } from './login-card'
import { LoginField, PasswordField } from './login-fields'

interface InvitedPasswordProps {
  token: string
  onOpened: (opened: { token: string; recovery_codes: string[] }) => void
  onBack: () => void
}

/** Opens the account with a password and the code of an authenticator application. */
export function InvitedPassword({ token, onOpened, onBack }: InvitedPasswordProps) {
  const [shared, setShared] = useState<{ secret: string; address: string } | null>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  useEffect(() => {
    accessApi.invitedTotpSecret({ body: { token } }).then(setShared, error => setProblem(messageOf(error)))
  }, [token])

  async function open(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    setSending(true)
    try {
      onOpened(await accessApi.takeUpWithPassword({ body: { token, password, code } }))
    } catch (error) {
      setProblem(fieldWordsOf(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form className="stack-12" onSubmit={event => void open(event)} noValidate>
      <PasswordField
        id="password"
        label={`Mot de passe (${ACCOUNT_PASSWORD.least} caractères au moins)`}
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
      />
      {shared && (
        <>
          <p>
            Lisez ce code avec votre application d’authentification, ou saisissez-y la clé ci-dessous, puis
            recopiez le code à six chiffres qu’elle affiche.
          </p>
          <QrCode text={shared.address} label="Code QR de la clé" className={styles.qr} />
          <p className={styles.secret}>{shared.secret.match(/.{4}/g)?.join(' ')}</p>
        </>
      )}
      <LoginField
        id="code"
        label="Code à six chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onValue={setCode}
      />
      <LoginProblem>{problem}</LoginProblem>
      <AdminButton type="submit" look="first" busy={sending} className={styles.submit}>
        Ouvrir mon compte
      </AdminButton>
      <AdminButton look="quiet" onClick={onBack}>
        Choisir une clé d’accès
      </AdminButton>
    </form>
  )
}
