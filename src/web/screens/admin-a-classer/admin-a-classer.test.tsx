// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import AdminAClasser from './admin-a-classer'

it('says that it could not be read, with a way to ask again, where it was not', async () => {
  await answering({
    mailsToSort: () => {
      throw new Refusal('not-permitted')
    },
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Component = () => (
    <QueryClientProvider client={queries}>
      <AdminAClasser />
    </QueryClientProvider>
  )
  showAt('/', [{ path: '/', Component }])
  await screen.findByText('Erreur lors du chargement des données')
  screen.getByRole('button', { name: 'Réessayer' })
  expect(screen.queryByText('Rien à classer.')).toBeNull()
})
