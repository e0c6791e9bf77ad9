import { expect, it } from 'vitest'
import { OFFICE_HOURS } from '../../../../tests/support/office-hours'
import { campaignHours } from './campaign-hours'

it('says a regular week in one go, and the others day by day', () => {
  expect(campaignHours(OFFICE_HOURS)).toBe('Du lundi au vendredi, de 09:00 à 18:00')
  expect(campaignHours([{ day: 6, from: '10:00', to: '12:00' }])).toBe('Samedi de 10:00 à 12:00')
  expect(campaignHours([])).toBe('Jamais')
})
