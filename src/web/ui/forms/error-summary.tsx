import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  /** `field` is the id of the field that the line leads to. Nothing is shown when empty. */
  errors: { field: string; message: string }[]
  title?: string
}

/**
 * The list of what is to be corrected, above a form: each line leads to its field. It takes focus at each
 * refusal, which gives another array even of the same errors, and by the `autofocus` attribute where the page
 * runs no JavaScript.
 */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form, the summary is what must be read first
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2 className={styles.title}>{title ?? toCorrect(errors.length)}</h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const toCorrect = (count: number) =>
  count === 1 ? 'Un point est à corriger' : 'Quelques points sont à corriger'
