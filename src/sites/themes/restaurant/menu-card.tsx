import { ServiceLists } from '../../sections/service-lists'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'

/** The menu as a card laid on the cloth: courses, dishes, prices; the section's second text stands small at its foot. */
export function MenuCard(props: SectionProps) {
  const { site, section, page } = props
  if (shownGroups(site.facts, section, page.sections).length === 0 && section.texts.length === 0) return null
  const [lead, ...small] = section.texts
  const title = section.kind === 'prices' ? 'L’ardoise' : 'La carte'
  return (
    <TitledSection section={{ ...section, texts: lead ? [lead] : [] }} title={title}>
      <ServiceLists {...props} />
      {small.map(({ text }) => (
        <p key={text} className="small">
          {say(text)}
        </p>
      ))}
    </TitledSection>
  )
}
