// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { makeQueries } from '~/web/ui/admin/admin-queries'
import { registration } from '../../../../tests/support/leads/business-abroad'
import { OpenAccountDialog } from './open-account-dialog'

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

it('an account that is being typed outlives a reload and the end of the session, its clock too, until it is taken back', async () => {
  const address = () => screen.getByLabelText<HTMLInputElement>(/^Adresse/)
  show('Sénégal')
  await userEvent.type(address(), '12 avenue Cheikh-Anta-Diop')
  await userEvent.selectOptions(screen.getByLabelText('Pays'), 'CA')
  cleanup()
  const again = show('Sénégal')
  expect([address().value, again.country(), again.zone()]).toEqual([
    ...['12 avenue Cheikh-Anta-Diop', 'CA', 'America/Toronto'],
  ])
  cleanup()
  // Another firm's is another.
  const other = show(null)
  expect([address().value, other.country()]).toEqual(['', 'FR'])
  cleanup()
  show('Sénégal')
  await userEvent.click(screen.getByRole('button', { name: 'Ne rien changer' }))
  cleanup()
  show('Sénégal')
  expect(address().value).toBe('')
})
