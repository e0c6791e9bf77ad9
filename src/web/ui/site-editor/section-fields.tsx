import type { ReactNode } from 'react'
import type { SectionKind } from '~/domain/site/layout/layout'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { ClosuresField } from '../site-facts/closures-field'
import type { FactsForm } from '../site-facts/fact-line'
import { NameFields, ReachFields } from '../site-facts/firm-step'
import { HoursFields } from '../site-facts/hours-fields'
import { AboutFields, AreaFields, AssistantContact, LinksField, PaymentsField } from '../site-facts/more-step'
import { ServicesStep } from '../site-facts/services-step'

/** The facts that a section shows: typed once, they change wherever they stand. */
export function SectionFields({
  kind,
  form,
  photos,
}: {
  kind: SectionKind
  form: FactsForm
  photos: ReactNode
}) {
  switch (kind) {
    case 'hero':
      return (
        <>
          <NameFields {...form} />
          {photos}
        </>
      )
    case 'gallery':
      return photos
    case 'services':
    case 'prices':
      return <ServicesStep {...form} />
    case 'hours':
      return (
        <>
          <HoursFields {...form} today={todayOf(form)} />
          <ClosuresField {...form} />
        </>
      )
    case 'area':
      return <AreaFields {...form} />
    case 'about':
      return <AboutFields {...form} />
    case 'contact':
      return (
        <>
          <ReachFields {...form} />
          <PaymentsField {...form} />
          <LinksField {...form} />
        </>
      )
    case 'assistant':
      return <AssistantContact {...form} />
    default:
      return null
  }
}

/** The day of the week on the firm's own wall. */
export const todayOf = ({ facts }: FactsForm) =>
  localMoment(new Date(), territoryZone(facts.address.postal_code)).weekday
