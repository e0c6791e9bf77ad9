import type { ReactNode } from 'react'

interface FactListProps {
  facts: readonly (readonly [term: string, value: ReactNode])[]
  className?: string | undefined
  /** The class of each of them. */
  each?: string | undefined
}

/** What is known, each by its name. */
export const FactList = ({ facts, className, each }: FactListProps) => (
  <dl className={className}>
    {facts.map(([term, value]) => (
      <div key={term} className={each}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
