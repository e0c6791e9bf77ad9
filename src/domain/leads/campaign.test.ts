import { expect, it } from 'vitest'
import { OFFICE_HOURS } from '../../../tests/support/office-hours'
import type { CampaignTerms } from './campaign'
import { campaignErrors } from './campaign-errors'

const terms: CampaignTerms = {
  name: 'Plombiers, Lyon',
  zone: 'france',
  trade: 'crafts',
  price_cents: 35_00,
  time_zone: 'Europe/Paris',
  hours: OFFICE_HOURS,
  daily_cap: 10,
  ring: '+33472000000',
}

it('takes a price inside the published range of its zone and trade, both ends included', () => {
  expect(campaignErrors(terms)).toEqual([])
  expect(campaignErrors({ ...terms, price_cents: 90_00 })).toEqual([])
  expect(campaignErrors({ ...terms, price_cents: 90_01 }).map(error => error.field)).toEqual(['price_cents'])
  expect(campaignErrors({ ...terms, price_cents: 34_99 })).toHaveLength(1)
  expect(campaignErrors({ ...terms, trade: 'finance', price_cents: 500_00 })).toEqual([])
})

it('names every field that does not pass', () => {
  const wrong = { ...terms, name: ' ', time_zone: 'Paris', hours: [], daily_cap: 0, ring: '04 72 00 00 00' }
  expect(campaignErrors(wrong).map(error => error.field)).toEqual([
    'name',
    'time_zone',
    'hours',
    'daily_cap',
    'ring',
  ])
})
