// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DETAIL } from '../../../../tests/support/dossiers/dossier-detail'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import { StatusDialog } from './status-dialog'

it('takes a ready answer for what the client reads, and lets none go with a word to fill in', async () => {
  await answering({
    answersForDossier: () => ({
      answers: [{ id: 'flou', title: 'Photo illisible', text: '{prénom}, la photo est floue.', missing: [] }],
    }),
  })
  showAt('/', [
    {
      path: '/',
      Component: () => (
        <QueryClientProvider client={new QueryClient()}>
          <StatusDialog
            dossier={DETAIL}
            transition={{ to: 'Incomplet', asks: 'pieces', undoes: false }}
            onClose={() => {}}
          />
        </QueryClientProvider>
      ),
    },
  ])
  await userEvent.click(await screen.findByLabelText('RIB professionnel'))
  await screen.findByRole('option', { name: 'Photo illisible' })
  await userEvent.selectOptions(screen.getByLabelText('Réponse prête'), 'Photo illisible')
  await userEvent.click(screen.getByRole('button', { name: 'Insérer' }))
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Motif/)
  expect(reason.value).toBe('{prénom}, la photo est floue.')
  screen.getByText('Il manque de quoi remplir {prénom}.')
  await userEvent.clear(reason)
  await userEvent.type(reason, 'La photo est floue.')
  expect(screen.queryByText(/^Il manque/)).toBeNull()
})
