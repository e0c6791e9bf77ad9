import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldWords {
  label: ReactNode
  /** Under the label, before the field is filled. */
  hint?: ReactNode
  /** What to correct; its presence marks the field as invalid. */
  error?: string | undefined
  /** A doubt that does not stop the visitor: shown, never blocking. */
  warning?: string | undefined
  /** Says « (facultatif) » after the label. */
  optional?: boolean
}

/** Label, hint, error and their links to the field: the frame of every kind of field. */
export function FieldShell({
  id,
  label,
  hint,
  error,
  warning,
  optional,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="stack-4">
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={18} /> {error}
        </p>
      )}
      {warning && !error && (
        <p id={`${id}-warning`} className={styles.warning}>
          {warning}
        </p>
      )}
    </div>
  )
}

/** The attributes that tie the field to its hint and error. */
export function describedBy(id: string, words: FieldWords) {
  const parts = [words.hint && 'hint', words.error && 'error', words.warning && !words.error && 'warning']
  const ids = parts.filter(Boolean).map(part => `${id}-${part}`)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': words.error ? true : undefined,
  }
}
