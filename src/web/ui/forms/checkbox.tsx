import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { useShownError } from './use-shown-error'

type CheckboxProps = ComponentProps<'input'> & {
  name: string
  /** The words beside the box; pressing them ticks it. A link among them stays a link. */
  children: ReactNode
  error?: string | undefined
  /** Sets the box on the yellow sheet: the one that must not be overlooked. */
  highlighted?: boolean
}

export function Checkbox({ children, error, highlighted = false, id, ...input }: CheckboxProps) {
  const boxId = id ?? input.name
  const shown = useShownError(error, input.checked)
  return (
    <div className={styles.line} data-highlighted={highlighted || undefined}>
      <input
        {...input}
        type="checkbox"
        id={boxId}
        className={styles.box}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${boxId}-error` : undefined}
      />
      <label htmlFor={boxId} className={styles.words}>
        {children}
      </label>
      {shown && (
        <p id={`${boxId}-error`} className={styles.error}>
          <CircleAlert size={18} /> {shown}
        </p>
      )}
    </div>
  )
}
