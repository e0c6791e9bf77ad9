import form from '~/web/ui/admin/form/admin-form.module.css'
import styles from './content-editor.module.css'

interface ContentFieldProps {
  name: string
  label: string
  hint?: string | undefined
  limit: number
  rows: number
  type?: string | undefined
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** A field of a text: one line or several. */
export function ContentField({
  name,
  label,
  hint,
  limit,
  rows,
  type,
  value,
  error,
  onChange,
}: ContentFieldProps) {
  const shared = {
    id: name,
    name,
    value,
    maxLength: limit,
    className: form.input,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={`stack-4 ${styles.field}`}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="second-text">
          {hint}
        </p>
      )}
      {rows === 1 ? (
        <input {...shared} type={type} onChange={event => onChange(event.target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={event => onChange(event.target.value)} />
      )}
      {error && (
        <p id={`${name}-error`} className="error-text">
          {error}
        </p>
      )}
    </div>
  )
}
