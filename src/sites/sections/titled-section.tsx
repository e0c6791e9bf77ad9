import type { ReactNode } from 'react'
import type { SiteSection } from '~/domain/site/layout/layout'
import { anchorOf, textsOf, titleOf } from '../site-view'

interface TitledSectionProps {
  section: SiteSection
  /** Ours, where the layout has no title. */
  title: string
  /** How the title is set, where not as plain words. */
  heading?: (title: string) => ReactNode
  children?: ReactNode
}

/** A section with its title and its own paragraphs before what the kind shows. */
export function TitledSection({ section, title: ours, heading, children }: TitledSectionProps) {
  const id = anchorOf(section)
  const title = titleOf(section) ?? ours
  return (
    <section
      id={id}
      className={`section ${section.kind}`}
      data-variant={section.variant ?? undefined}
      aria-labelledby={`${id}-titre`}
    >
      <h2 id={`${id}-titre`}>{heading ? heading(title) : title}</h2>
      {textsOf(section).map(text => (
        <p key={text} className="lead">
          {text}
        </p>
      ))}
      {children}
    </section>
  )
}
