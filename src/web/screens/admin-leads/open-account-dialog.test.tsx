// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { makeQueries } from '~/web/ui/admin/admin-queries'
import { registration } from '../../../../tests/support/business-abroad'
import { OpenAccountDialog } from './open-account-dialog'

afterEach(cleanup)

function show(country: string | null) {
  render(
    <QueryClientProvider client={makeQueries()}>
      <MemoryRouter>
        <OpenAccountDialog
          from={country === null ? null : { ...registration, id: 'r', country }}
          onClose={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const value = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value
  return { country: () => value('Pays'), zone: () => value('Fuseau horaire') }
}

it.each([
  ['Portugal', 'PT', 'Europe/Lisbon'],
  ['États-Unis', 'US', 'America/New_York'],
  ['Belgique', 'BE', 'Europe/Brussels'],
])('from %s an account begins with the clock of most of its firms', (country, code, zone) => {
  const asked = show(country)
  expect([asked.country(), asked.zone()]).toEqual([code, zone])
})

it('the clock goes with the country that is picked', async () => {
  const asked = show(null)
  await userEvent.selectOptions(screen.getByLabelText('Pays'), 'CA')
  expect(asked.zone()).toBe('America/Toronto')
})

it('a country that is none is chosen by hand, and is not taken for France', () => {
  const asked = show('Dubai')
  expect(asked.country()).toBe('')
  expect(screen.getByRole('option', { name: 'À choisir (Dubai)' })).toBeTruthy()
})
