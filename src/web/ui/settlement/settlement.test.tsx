// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { ownAccount } from '../../../../tests/support/own-account'
import { answering, SILENCE } from '../../../../tests/support/servers/answering-server'
import { Settlement } from './settlement'
import type { SettlementState } from './settlement-data'

const OWED: SettlementState = {
  ...{ invoice_number: 'FTN-2026-00001', company_name: 'Atelier Zénith', version: 3, status: 'Accepté' },
  ...{ amounts: { ht: 5_000, tva: 1_000, ttc: 6_000 }, grant: null, due_on: null, choice: null },
  ...{ late: false, received: 0, due: 6_000, excess: 0, client_due: 6_000 },
  ...{ avoir_number: null, avoir_motive: null, delivered_at: null, payments: [], reminders: [] },
  ...{ may_record: true, may_remind: false },
}

it('a payment that is being typed stays while the dossier changes and all is read again', async () => {
  let reads = 0
  await answering({
    me: ownAccount,
    invoiceSettlement: () => (reads++ === 0 ? OWED : SILENCE),
  })
  localStorage.setItem('admin_token', 'x')
  const client = new QueryClient()
  const at = (version: number) => (
    <QueryClientProvider client={client}>
      <Settlement number={OWED.invoice_number} since={version} />
    </QueryClientProvider>
  )
  const { rerender } = render(at(3))
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un règlement' }))
  await userEvent.type(screen.getByLabelText(/^Référence/), 'VIR 12')
  rerender(at(4))
  await waitFor(() => expect(reads).toBe(2))
  expect(screen.getByLabelText<HTMLInputElement>(/^Référence/).value).toBe('VIR 12')
})

it.each([
  [6_000, 6_000, '6 000,00 €, par le client'],
  [6_000, 3_500, '6 000,00 €, dont 3 500,00 € par le client'],
  [0, 0, '0,00 €'],
])('of %i € still due, %i by the client, it says so once', async (due, client_due, words) => {
  const grant = { amount: 2_500, body: 'Région Essai', decided_on: '2026-01-15', paid_to: 'client' as const }
  await answering({
    me: ownAccount,
    invoiceSettlement: () => ({ ...OWED, grant, due, client_due, due_on: '2026-12-31' }),
  })
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Settlement number={OWED.invoice_number} />
    </QueryClientProvider>,
  )
  const shown = await screen.findByText('Reste dû')
  expect(shown.nextElementSibling?.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

it('a payment that is refused says which of its fields is wrong', async () => {
  const message = 'Indiquez la date du règlement.'
  await answering({
    me: ownAccount,
    invoiceSettlement: () => OWED,
    recordPayment: () => {
      throw new Refusal('invalid-fields', { errors: [{ field: 'paid_on', message }] })
    },
  })
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Settlement number={OWED.invoice_number} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un règlement' }))
  await userEvent.type(screen.getByLabelText(/^Référence/), 'VIR 12')
  await userEvent.click(screen.getByRole('button', { name: 'Noter le règlement' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
})

it('of who has not chosen yet the whole is owed on a condition, as the accountant’s lists say, and a payment would be his', async () => {
  const grant = { amount: 2_500, body: 'Région Essai', decided_on: '2026-01-15', paid_to: 'agency' as const }
  const choice = { until: '2026-12-31', amount: 3_500 }
  await answering({
    me: ownAccount,
    invoiceSettlement: () => ({ ...OWED, grant, choice, client_due: 0 }),
  })
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Settlement number={OWED.invoice_number} />
    </QueryClientProvider>,
  )
  const shown = await screen.findByText('Sous condition')
  expect(shown.nextElementSibling?.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe('6 000,00 €')
  expect(screen.queryByText('Reste dû')).toBe(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un règlement' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Montant/).value).toBe('3500,00')
  expect(screen.getByLabelText<HTMLSelectElement>('Payé par').value).toBe('client')
})

it('a payment that is being typed outlives a reload and the end of the session, unless it was noted already', async () => {
  let payments: SettlementState['payments'] = []
  await answering({ me: ownAccount, invoiceSettlement: () => ({ ...OWED, payments }) })
  localStorage.setItem('admin_token', 'x')
  const open = async () => {
    cleanup()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Settlement number={OWED.invoice_number} />
      </QueryClientProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Noter un règlement' }))
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
    return [value(/^Montant/), value(/^Payé par/), value(/^Référence/)]
  }
  await open()
  await userEvent.clear(screen.getByLabelText(/^Montant/))
  await userEvent.type(screen.getByLabelText(/^Montant/), '1 234,56')
  await userEvent.selectOptions(screen.getByLabelText(/^Payé par/), 'body')
  await userEvent.type(screen.getByLabelText(/^Référence/), 'VIR 12')
  expect(await open()).toEqual(['1 234,56', 'body', 'VIR 12'])
  const paid_on = screen.getByLabelText<HTMLInputElement>(/^Date/).value
  payments = [
    {
      ...{ id: 1, amount: 1_234.56, paid_on, payer: 'body', reference: 'VIR 12' },
      ...{ by: 'Ana', recorded_at: '2026-01-05T08:00:00Z' },
    },
  ]
  expect(await open()).toEqual(['6000,00', 'client', ''])
})
