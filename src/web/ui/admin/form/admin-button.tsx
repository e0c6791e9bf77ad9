import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './admin-button.module.css'

interface Looks {
  look?: 'first' | 'second' | 'quiet' | 'danger'
  /** Before the words. */
  icon?: LucideIcon | undefined
  className?: string | undefined
}

/**
 * The button of the administration: dense, without the site's raised sheets. While busy it does nothing and keeps
 * focus, which a disabled button would lose to the page's beginning.
 */
export function AdminButton({
  busy = false,
  onClick,
  children,
  ...looks
}: Looks & ComponentProps<'button'> & { busy?: boolean }) {
  const { icon, ...rest } = dressed(looks)
  return (
    <button
      type="button"
      {...rest}
      // Enter in a field presses the form's button too: stopped here, nothing is sent twice.
      onClick={busy ? event => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <LoaderCircle className="wheel" size={16} /> : icon}
      {children}
    </button>
  )
}

export function AdminLink({ children, ...looks }: Looks & ComponentProps<typeof Link>) {
  const { icon, ...rest } = dressed(looks)
  return (
    <Link {...rest}>
      {icon}
      {children}
    </Link>
  )
}

/** What is drawn of the looks; the rest is the element's own. */
function dressed<Rest extends Looks>({ look = 'second', icon: Icon, className, ...rest }: Rest) {
  return {
    ...rest,
    icon: Icon && <Icon size={16} />,
    className: [styles.button, styles[look], className].filter(Boolean).join(' '),
  }
}
