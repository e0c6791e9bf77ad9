// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '~/domain/access/permission'
import { MOST_DUE } from '~/domain/dossier/retention'
import { answering } from '../../../../tests/support/servers/answering-server'
import { DueDossiers } from './due-dossiers'

const due = (n: number) => ({
  ...{ id: `d${n}`, company_name: `Atelier ${n}`, invoice_number: null, extended_until: null },
  ...{ notice_at: '2026-03-01T10:00:00Z', purge_at: '2026-03-15T10:00:00Z' },
})

it.each([
  [10, null],
  [11, 'Montrer le dernier'],
  [MOST_DUE, 'Montrer les 490\u00a0autres'],
])('of %i dossiers at their end it shows ten, and « %s »', async (many, more) => {
  await answering({
    me: () => ({
      ...{ id: 'owner', session_id: 's', name: 'Ana', email: null, role: 'owner' as const },
      ...{ permissions: [...PERMISSIONS], master_password: true, has_password: true },
      ...{ recovery_codes_left: 0, passkeys: [], live_point: '1-1' },
    }),
    dueDossiers: () => ({ dossiers: Array.from({ length: many }, (_, n) => due(n)) }),
  })
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DueDossiers />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findAllByRole('link')).toHaveLength(10)
  expect(screen.queryAllByText(/plus anciens sont montrés/)).toHaveLength(many === MOST_DUE ? 1 : 0)
  if (!more) return expect(screen.queryByRole('button')).toBeNull()
  const button = screen.getByRole('button')
  expect(button.textContent).toBe(more)
  await userEvent.click(button)
  expect(screen.getAllByRole('link')).toHaveLength(many)
})
