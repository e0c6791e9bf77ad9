import { PlainAbout } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { textsOf } from '../../site-view'
import type { SectionProps } from '../theme'
import { Year } from './drawings/year'

/** Variant `annee`: the deadlines of a year, and what the section says of them. */
export function Deadlines(props: SectionProps) {
  const { section } = props
  if (section.variant !== 'annee' || section.texts.length === 0) return <PlainAbout {...props} />
  return (
    <TitledSection section={{ ...section, texts: [] }} title="Une année, et ce qui tombe">
      <Year className="year" />
      {textsOf(section).map(text => (
        <p key={text} className="legend">
          {text}
        </p>
      ))}
    </TitledSection>
  )
}
