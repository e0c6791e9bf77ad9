import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { describedBy, FieldShell, type FieldWords } from './field-shell'
import { useShownError } from './use-shown-error'

type SelectFieldProps = FieldWords & ComponentProps<'select'> & { name: string }

/** A native list: the telephone's own picker is the best one; otherwise as TextField. */
export function SelectField({ label, hint, error, warning, optional, id, ...select }: SelectFieldProps) {
  const shown = useShownError(error, select.value)
  const words = { label, hint, error: shown, warning, optional: optional ?? false }
  const fieldId = id ?? select.name
  return (
    <FieldShell id={fieldId} {...words}>
      <select
        {...select}
        {...describedBy(fieldId, words)}
        id={fieldId}
        className={`${styles.input} ${styles.select}`}
      />
    </FieldShell>
  )
}
