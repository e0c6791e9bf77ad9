import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import styles from './admin-login.module.css'

type Field = { id: string; label: string; value: string; onValue: (value: string) => void } & Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange'
>

export function LoginField({ id, label, onValue, ...input }: Field) {
  const field = useEarlyWords(onValue)
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          {...input}
          onChange={event => onValue(event.target.value)}
        />
      </div>
    </>
  )
}

/** A password, with the eye that shows it. */
export function PasswordField({ id, label, onValue, ...input }: Field) {
  const [shown, setShown] = useState(false)
  const field = useEarlyWords(onValue)
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          ref={field}
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

/** What was typed, or filled in by the browser, before the page came to life. */
function useEarlyWords(onValue: (value: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (field.current?.value) onValue(field.current.value)
  }, [])
  return field
}
