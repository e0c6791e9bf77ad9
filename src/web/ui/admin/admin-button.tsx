import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './admin-button.module.css'

interface Looks {
  look?: 'first' | 'second' | 'quiet' | 'danger'
  /** Before the words. */
  icon?: LucideIcon | undefined
}

/**
 * The button of the administration: dense, without the site's raised sheets. While busy it does nothing and keeps
 * focus, which a disabled button would lose to the page's beginning.
 */
export function AdminButton({
  look = 'second',
  icon: Icon,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: Looks & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      // Enter in a field presses the form's button too: stopped here, nothing is sent twice.
      onClick={busy ? event => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classOf(look, className)}
    >
      {busy ? (
        <LoaderCircle className="wheel" aria-hidden size={16} />
      ) : (
        Icon && <Icon aria-hidden size={16} />
      )}
      {children}
    </button>
  )
}

export function AdminLink({
  look = 'second',
  icon: Icon,
  className,
  children,
  ...rest
}: Looks & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classOf(look, className)}>
      {Icon && <Icon aria-hidden size={16} />}
      {children}
    </Link>
  )
}

const classOf = (look: NonNullable<Looks['look']>, more?: string) =>
  [styles.button, styles[look], more].filter(Boolean).join(' ')
