// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DETAIL } from '../../../../../tests/support/dossiers/dossier-detail'
import { ownAccount } from '../../../../../tests/support/own-account'
import { showAt } from '../../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../../tests/support/servers/answering-server'
import { CheckPane } from './check-pane'

it('whoever calls a client from the queue dials by a press, reads what colleagues noted and notes what was said', async () => {
  await answering({
    me: ownAccount,
    colleagues: () => ({ colleagues: [] }),
    answersForDossier: () => ({ answers: [] }),
  })
  localStorage.setItem('admin_token', 'x')
  const nothing = () => {}
  const on = { onVerify: nothing, onDecide: nothing, onUndo: nothing, onNext: nothing, onKeys: nothing }
  const notes = [{ id: 1, by: 'Camille', at: '2026-10-02T08:00:00Z', text: 'Ne décroche que le soir.' }]
  const dossier = { ...DETAIL, call_back_at: '2026-10-05T08:00:00Z', notes }
  const Component = () => (
    <QueryClientProvider client={new QueryClient()}>
      <CheckPane
        dossier={dossier}
        step={undefined}
        stop={undefined}
        halted={false}
        left={0}
        busy={false}
        {...on}
      />
    </QueryClientProvider>
  )
  showAt('/', [{ path: '/', Component }])
  await screen.findByLabelText('Note interne')
  screen.getByText('Ne décroche que le soir.')
  const numbers = screen.getAllByRole('link', { name: '04 72 00 00 00' })
  expect(numbers.map(number => number.getAttribute('href'))).toEqual(Array(2).fill('tel:0472000000'))
})
