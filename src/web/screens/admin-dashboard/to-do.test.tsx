// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { ownAccount } from '../../../../tests/support/own-account'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import { ToDo } from './to-do'

it('says that what waits could not be read, and asks again on demand', async () => {
  let isOpen = false
  const others = { notices: 0, reviews: 0, mails: 0, registrations: 0, disputes: 0, requests: 0 }
  await answering({
    me: ownAccount,
    queues: () => {
      if (!isOpen) throw new Refusal('not-permitted')
      return { queues: [], others }
    },
  })
  localStorage.setItem('admin_token', 'x')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Component = () => (
    <QueryClientProvider client={queries}>
      <ToDo />
    </QueryClientProvider>
  )
  showAt('/', [{ path: '/', Component }])
  await screen.findByText('Ce qui attend n’a pas pu être lu.')
  isOpen = true
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await screen.findByText(/aucun dossier n’attend l’équipe/)
  expect(screen.queryByRole('alert')).toBeNull()
})
