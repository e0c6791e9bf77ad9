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
}

const iconSizes = { normal: 20, small: 18 }

type ButtonProps = Looks &
  ComponentPropsWithoutRef<'button'> & {
    /** While a request runs: a wheel replaces the icon, and presses are ignored. */
    busy?: boolean
  }

/** `type="button"` unless told otherwise. Focus, which a disabled button loses, is back on it after a request. */
export function Button({
  look = 'first',
  size = 'normal',
  icon: Icon,
  iconSize = iconSizes[size],
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const button = useFocusAfter(busy)
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classOf(look, size, className)}
    >
      {busy ? (
        <LoaderCircle className="wheel" aria-hidden size={20} />
      ) : (
        Icon && <Icon aria-hidden size={iconSize} />
      )}
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

type ButtonLinkProps = Looks & ComponentProps<typeof Link>

/**
 * A link that looks like a button. From a hydrated screen to a content page say `reloadDocument`:
 * the page then comes from the cache, without its framework code.
 */
export function ButtonLink({
  look = 'first',
  size = 'normal',
  icon: Icon,
  iconSize = iconSizes[size],
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf(look, size, className)}>
      {Icon && <Icon aria-hidden size={iconSize} />}
      {children}
    </Link>
  )
}

function classOf(look: NonNullable<Looks['look']>, size: NonNullable<Looks['size']>, more?: string): string {
  return [styles.button, styles[look], styles[size], more].filter(Boolean).join(' ')
}
