import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { describedBy, FieldShell, type FieldWords } from './field-shell'
import { useShownError } from './use-shown-error'

type TextFieldProps = FieldWords & ComponentProps<'input'> & { name: string }

/**
 * One line of text. Its id is its name unless told otherwise, so that an ErrorSummary finds it; takes
 * what `useForm` gives as it is: `<TextField label="…" {...field('email')} />`.
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
  const shown = useShownError(error, input.value)
  const words = { label, hint, error: shown, warning, optional: optional ?? false }
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
