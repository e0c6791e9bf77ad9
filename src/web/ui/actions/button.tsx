import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface Looks {
  /** `first` is the one main action of a view; `second` stands beside it; `quiet` looks like a link. */
  look?: 'first' | 'second' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  /** Before the words. */
  icon?: LucideIcon | undefined
  /** Its width, in pixels. */
  iconSize?: number
  className?: string | undefined
}

type ButtonProps = Looks &
  ComponentPropsWithoutRef<'button'> & {
    /** While a request runs: a wheel replaces the icon, and presses are ignored. */
    busy?: boolean
  }

/** `type="button"` unless told otherwise. Focus, which a disabled button loses, is back on it after a request. */
export function Button({ busy = false, children, ...looks }: ButtonProps) {
  const button = useFocusAfter(busy)
  const { icon, ...rest } = dressed(looks)
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <LoaderCircle className="wheel" size={20} /> : icon}
      {children}
    </button>
  )
}

function useFocusAfter(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
    wasBusy.current = busy
  }, [busy])
  return button
}

/**
 * A link that looks like a button. From a hydrated screen to a content page say `reloadDocument`:
 * the page then comes from the cache, without its framework code.
 */
export function ButtonLink({ children, ...looks }: Looks & ComponentProps<typeof Link>) {
  const { icon, ...rest } = dressed(looks)
  return (
    <Link {...rest}>
      {icon}
      {children}
    </Link>
  )
}

/** What is drawn of the looks; the rest is the element's own. */
function dressed<Rest extends Looks>({ look = 'first', size = 'normal', icon: Icon, ...rest }: Rest) {
  const { iconSize = size === 'small' ? 18 : 20, className, ...own } = rest
  return {
    ...own,
    icon: Icon && <Icon size={iconSize} />,
    className: [styles.button, styles[look], styles[size], className].filter(Boolean).join(' '),
  }
}
