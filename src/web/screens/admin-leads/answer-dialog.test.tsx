// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { makeQueries } from '~/web/ui/admin/admin-queries'
import { useReadAnew } from '~/web/ui/admin/live/use-read-anew'
import { answering } from '../../../../tests/support/servers/answering-server'
import { DisputesTable } from './disputes-table'

const DISPUTE = {
  ...{ call_id: 'c', company_name: 'Awa Bâtiment', campaign_name: 'Dakar', reason: 'Faux numéro' },
  ...{ words: '', caller: '+221770000011', length_ms: 32_500, net_cents: 5_000 },
  ...{ source: null, started_at: null, flagged: false },
  ...{ opened_at: '2026-01-05T08:00:00Z', answer_before: '2026-01-06T08:00:00Z' },
}

function Desk() {
  useReadAnew()
  return <DisputesTable />
}

it('whose answer a colleague was before is told what stands, and that his own did not leave', async () => {
  let disputes = [DISPUTE]
  await answering({
    leadDisputes: () => ({ disputes, sources: [] }),
    decideDispute: () => {
      disputes = []
      return { credited: true, sentence: 'Le numéro n’existe pas.' }
    },
  })
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={makeQueries()}>
      <MemoryRouter>
        <Desk />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: DISPUTE.company_name }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('Décision'), 'non')
  await userEvent.type(dialog.getByLabelText('Ce que le client lira'), 'Le numéro sonne.')
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la réponse' }))
  // Of the last that waited the list is empty by then.
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(/n’est pas partie\. Prix remboursé\s: «\sLe numéro n’existe pas\.\s»/)
})

it('a sentence that is being typed outlives the end of the session, until it leaves', async () => {
  await answering({
    leadDisputes: () => ({ disputes: [DISPUTE], sources: [] }),
    decideDispute: ({ body }) => body,
  })
  localStorage.setItem('admin_token', 'x')
  const sentence = async () => {
    cleanup()
    render(
      <QueryClientProvider client={makeQueries()}>
        <MemoryRouter>
          <DisputesTable />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: DISPUTE.company_name }))
    return screen.getByLabelText<HTMLTextAreaElement>('Ce que le client lira')
  }
  await userEvent.type(await sentence(), 'Le numéro sonne.')
  expect((await sentence()).value).toBe('Le numéro sonne.')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la réponse' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect((await sentence()).value).toBe('')
})
