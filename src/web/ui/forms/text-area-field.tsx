import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { describedBy, FieldShell, type FieldWords } from './field-shell'
import { useShownError } from './use-shown-error'

type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'> & { name: string }

/** Several lines of text; otherwise as TextField. */
export function TextAreaField({ label, hint, error, warning, optional, id, ...area }: TextAreaFieldProps) {
  const shown = useShownError(error, area.value)
  const words = { label, hint, error: shown, warning, optional: optional ?? false }
  const fieldId = id ?? area.name
  return (
    <FieldShell id={fieldId} {...words}>
      <textarea rows={5} {...area} {...describedBy(fieldId, words)} id={fieldId} className={styles.input} />
    </FieldShell>
  )
}
