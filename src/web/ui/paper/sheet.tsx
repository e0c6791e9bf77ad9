import type { ComponentProps } from 'react'
import styles from './sheet.module.css'

/** The colours of the carbon copies; `blanc` is the top sheet. */
export type Tone = 'blanc' | 'jaune' | 'rose' | 'vert' | 'bleu'

type SheetProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form'
  tone?: Tone
  /** The colours of the sheets that show underneath, none to two. */
  under?: Tone[]
}

/** A sheet of paper with a 1 px line; others may show 6 px below it. It is the site's card. */
export function Sheet({
  as: Tag = 'div',
  tone = 'blanc',
  under = [],
  className,
  style,
  ...rest
}: SheetProps) {
  const Element = Tag as 'div'
  const [first, second] = under
  return (
    <Element
      {...rest}
      className={[styles.sheet, className].filter(Boolean).join(' ')}
      data-under={under.length || undefined}
      style={{
        '--feuillet': `var(--feuillet-${tone})`,
        ...(first && { '--sous-feuillet': `var(--feuillet-${first})` }),
        ...(second && { '--sous-feuillet-2': `var(--feuillet-${second})` }),
        ...style,
      }}
    />
  )
}
