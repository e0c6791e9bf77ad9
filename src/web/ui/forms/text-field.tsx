import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { describedBy, FieldShell, type FieldWords } from './field-shell'

type TextFieldProps = FieldWords & ComponentProps<'input'> & { name: string }

/**
 * One line of text. Its id is its name unless told otherwise, so that an ErrorSummary finds it; takes
 * react-hook-form's `register` as it is: `<TextField label="…" {...register('email')} />`.
 */
export function TextField({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  className,
  ...input
}: TextFieldProps) {
  const words = { label, hint, error, warning, optional: optional ?? false }
  const fieldId = id ?? input.name
  return (
    <FieldShell id={fieldId} {...words}>
      <input
        {...input}
        {...describedBy(fieldId, words)}
        id={fieldId}
        className={[styles.input, className].filter(Boolean).join(' ')}
      />
    </FieldShell>
  )
}
