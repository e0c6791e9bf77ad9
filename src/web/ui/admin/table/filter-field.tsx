import type { ComponentProps, ReactNode } from 'react'
import styles from './search-field.module.css'

type Picked = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: ReactNode
  onPick: (value: string) => void
}

/** What a list or a figure is narrowed to, one of several. @param className of the whole, where it has a place of its own */
export function FilterSelect({ label, onPick, className, ...select }: Picked) {
  return (
    <label className={className ? `${styles.field} ${className}` : styles.field}>
      {label}
      <select {...select} className={styles.control} onChange={event => onPick(event.target.value)} />
    </label>
  )
}

interface DayFilterProps {
  label: string
  /** `2026-03-31`; empty for none. */
  value: string
  onPick: (day: string) => void
}

/** The first or last day of what is shown. */
export function DayFilter({ label, value, onPick }: DayFilterProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        className={styles.control}
        value={value}
        onChange={event => onPick(event.target.value)}
      />
    </label>
  )
}
