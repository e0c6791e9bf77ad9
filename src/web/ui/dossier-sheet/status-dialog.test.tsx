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

it('says what a grant leaves of the invoice, where it is below the total, and lets it go once whole', async () => {
  const invoice = { invoice_number: 'FTN-2026-00001', issue_date: '2026-10-01', amount_ttc: 6_000, excess: 0 }
  showAt('/', [
    {
      path: '/',
      Component: () => (
        <QueryClientProvider client={new QueryClient()}>
          <StatusDialog
            dossier={{ ...DETAIL, invoices: [{ ...invoice, status: 'signee' }] }}
            transition={{ to: 'Accepté', asks: 'grant', undoes: false }}
            onClose={() => {}}
          />
        </QueryClientProvider>
      ),
    },
  ])
  const amount = await screen.findByLabelText('Montant accordé, en euros')
  await userEvent.type(amount, '2 500')
  screen.getByText(/^Aide partielle\s: la facture est de 6\s000,00\s€, il en reste 3\s500,00\s€\.$/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '6 000')
  expect(screen.queryByText(/^Aide partielle/)).toBeNull()
  screen.getByText('Il manque le montant, l’organisme et la date de sa décision.')
  await userEvent.type(screen.getByLabelText('Organisme'), 'Région Essai')
  await userEvent.type(screen.getByLabelText('Date de sa décision'), '2026-01-15')
  expect(screen.queryByText(/^Il manque/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Accepter' }).hasAttribute('disabled')).toBe(false)
})
