// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import MessageComposer from './message-composer'

it('keeps what is typed while a message is on its way', async () => {
  let arrived = () => {}
  const arrival = new Promise<Record<string, never>>(resolve => {
    arrived = () => resolve({})
  })
  const sent: string[] = []
  await answering({
    settings: () => ({
      ...{ retention_months: 12, demonstration: true, unsaid_terms: [], emails_leave: true },
      ...{ held_calls: 0, four_eyes_over: null },
    }),
    answersForDossier: () => ({ answers: [] }),
    writeToClient: ({ body }) => {
      sent.push(body.text)
      return arrival
    },
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Component = () => (
    <QueryClientProvider client={queries}>
      <MessageComposer id="a" waits={false} />
    </QueryClientProvider>
  )
  showAt('/', [{ path: '/', Component }])
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message au client')
  await userEvent.type(field, 'Il manque le Kbis.')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer au client' }))
  await waitFor(() => expect(sent).toEqual(['Il manque le Kbis.']))
  await userEvent.type(field, ' Et le RIB.')
  arrived()
  await waitFor(() => expect(field.value).toBe('Et le RIB.'))
  expect(sessionStorage.getItem('equipe:message:a')).toContain('"Et le RIB."')
})
