import type { ReactNode } from 'react'
import { ClosureRow } from '../site-facts/closure-row'
import type { FactsForm } from '../site-facts/fact-line'
import { HoursFields } from '../site-facts/hours-fields'
import { PricesField } from '../site-facts/prices-field'
import type { QuickAct } from './quick-act'
import { todayOf } from './section-fields'

interface ActFieldsProps {
  act: QuickAct
  form: FactsForm
  /** The place of the closing that is being added. */
  closing: number
  photos: ReactNode
}

/** What a quick act asks, and nothing else. */
export function ActFields({ act, form, closing, photos }: ActFieldsProps) {
  switch (act) {
    case 'fermer':
      return <ClosureRow {...form} at={closing} />
    case 'prix':
      return <PricesField {...form} />
    case 'horaires':
      return <HoursFields {...form} today={todayOf(form)} />
    case 'photo':
      return photos
  }
}
