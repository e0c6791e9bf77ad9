import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { describedBy, FieldShell, type FieldWords } from './field-shell'

type SelectFieldProps = FieldWords & ComponentProps<'select'> & { name: string }

/** A native list: the telephone's own picker is the best one; otherwise as TextField. */
export function SelectField({ label, hint, error, warning, optional, id, ...select }: SelectFieldProps) {
  const words = { label, hint, error, warning, optional: optional ?? false }
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
