// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '~/domain/access/permission'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import { Team } from './team'

it('a note that was written is not kept as if it were not, though its dossier is left before the answer', async () => {
  let arrived = () => {}
  const arrival = new Promise<Record<string, never>>(resolve => {
    arrived = () => resolve({})
  })
  const sent: string[] = []
  await answering({
    me: () => ({
      ...{ id: 'owner', session_id: 's', name: 'Ana', email: null, role: 'owner' as const },
      ...{ permissions: [...PERMISSIONS], master_password: true, has_password: true },
      ...{ recovery_codes_left: 0, passkeys: [], live_point: '1-1' },
    }),
    colleagues: () => ({ colleagues: [] }),
    noteOnDossier: ({ body }) => {
      sent.push(body.text)
      return arrival
    },
  })
  localStorage.setItem('admin_token', 'x')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Component = () => (
    <QueryClientProvider client={queries}>
      <Team dossier={{ id: 'a', assignee: null, notes: [] }} />
    </QueryClientProvider>
  )
  const { unmount } = showAt('/', [{ path: '/', Component }])
  await userEvent.type(await screen.findByLabelText('Note interne'), 'Rappeler jeudi.')
  await userEvent.click(screen.getByRole('button', { name: 'Noter' }))
  await waitFor(() => expect(sent).toEqual(['Rappeler jeudi.']))
  unmount()
  arrived()
  await waitFor(() => expect(sessionStorage.getItem('equipe:note:a')).toBeNull())
})
