import 'react'

declare module 'react' {
  /** Our variables of style sheets, set for one element. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
