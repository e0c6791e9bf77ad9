// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import { answering } from '../../../../tests/support/servers/answering-server'
import { AccountDialog } from './account-dialog'
import type { LeadAccount } from './lead-queries'

const ACCOUNT: LeadAccount = {
  ...{ id: 'a', registration_id: null, company_name: 'Atelier Ngoma', contact_name: 'Awa', email: 'a@b.sn' },
  ...{ phone: '+221771234567', address: 'Dakar', country: 'SN', siren: null, vat_number: null },
  ...{ vat_confirmed_at: null, vat_confirmed_by: null, vat_checked_at: null, vat_check: null },
  ...{ may_buy: true, time_zone: 'Africa/Dakar', available_cents: 0, held_cents: 0 },
  created_at: '2026-01-05T08:00:00Z',
}

it('the day of a transfer is a day, today at the latest; without one nothing is sent, for the server would take today', async () => {
  let sent = 0
  await answering({
    recordTopUp: () => {
      sent++
      return ACCOUNT
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountDialog asked="top-up" account={ACCOUNT} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const day = screen.getByLabelText<HTMLInputElement>('Jour du virement')
  expect([day.type, day.max, day.value]).toEqual(['date', parisDay(new Date()), parisDay(new Date())])
  type('Montant en euros', '120')
  type('Référence écrite sur le virement', 'VIR 12')
  type('Jour du virement', '')
  fireEvent.submit(day.form ?? day)
  expect(screen.getByText('Indiquez le jour du virement, au plus tard aujourd’hui.')).toBeTruthy()
  expect(sent).toBe(0)
})

it('a correction rests on what stood there when it was begun, whatever is read meanwhile', async () => {
  const seen: unknown[] = []
  await answering({
    changeLeadContact: ({ body }) => {
      seen.push([body.phone, body.instead_of?.phone])
      throw new Refusal('content-changed', { detail: 'Quelqu’un a changé ces coordonnées entre-temps.' })
    },
  })
  const queries = new QueryClient()
  const dialog = (account: LeadAccount) => (
    <QueryClientProvider client={queries}>
      <AccountDialog asked="contact" account={account} onClose={() => {}} />
    </QueryClientProvider>
  )
  const { rerender } = render(dialog(ACCOUNT))
  const phone = screen.getByLabelText<HTMLInputElement>('Téléphone, avec son indicatif')
  fireEvent.change(phone, { target: { value: '+221771234569' } })
  rerender(dialog({ ...ACCOUNT, phone: '+221771234568' }))
  fireEvent.submit(phone.form ?? phone)
  await screen.findByText('Quelqu’un a changé ces coordonnées entre-temps.')
  expect(seen).toEqual([['+221771234569', ACCOUNT.phone]])
  expect(screen.getByRole('button', { name: 'Fermer et relire' })).toBeTruthy()
  expect(phone.value).toBe('+221771234569')
})
