import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import styles from './admin-login.module.css'

type Field = { id: string; label: string; value: string; onValue: (value: string) => void } & Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange'
>

export function LoginField({ id, label, onValue, ...input }: Field) {
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <input id={id} className={styles.input} {...input} onChange={event => onValue(event.target.value)} />
      </div>
    </>
  )
}

/** A password, with the eye that shows it. */
export function PasswordField({ id, label, onValue, ...input }: Field) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          id={id}
          name={id}
          type={shown ? 'text' : 'password'}
          className={styles.input}
          {...input}
          onChange={event => onValue(event.target.value)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
        </button>
      </div>
    </>
  )
}
