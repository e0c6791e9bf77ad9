import { RequestForm } from '../../parts/request-form'
import { TitledSection } from '../../sections/titled-section'
import { anchorOf, say } from '../../site-view'
import { twoVoices } from '../../words/emphasis'
import type { SectionProps } from '../theme'

/** Upright, then italic. */
function InTwoVoices({ voices: [first, second] }: { voices: [string, string] }) {
  return (
    <>
      <span>{first}</span> {second && <em>{second}</em>}
    </>
  )
}

/** The name as a masthead: its last word in the second voice. */
export function Masthead({ name }: { name: string }) {
  const words = say(name).trim().split(' ')
  const last = words.length > 1 ? words.pop() : undefined
  return <InTwoVoices voices={[words.join(' '), last ?? '']} />
}

/** A heading of this theme. */
export const voiced = (title: string) => <InTwoVoices voices={twoVoices(title)} />

export function VoicedRequest({ site, section }: SectionProps) {
  return (
    <TitledSection section={section} title="Quelques mots" heading={voiced}>
      <RequestForm site={site} id={`${anchorOf(section)}-champ`} />
    </TitledSection>
  )
}
