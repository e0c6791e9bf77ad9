// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import { CallsList } from './calls-list'
import { type ClientCall, useReadAgain } from './client-queries'

const CALL: ClientCall = {
  ...{ id: 'appel-1', campaign_name: 'Rénovation', source: null, caller: '+33612345678' },
  ...{ started_at: '2026-11-20T10:00:00Z', length_ms: 45_000, flagged: false, state: 'billed' },
  ...{ reason: null, qualified_by: null, held_until: null, late_finding: null },
  ...{ net_cents: 70_00, gross_cents: 70_00, dispute: null, dispute_before: '2026-11-27T10:00:45Z' },
}
const DISPUTE: NonNullable<ClientCall['dispute']> = {
  ...{ reason: 'wrong-trade', words: '', opened_at: '2026-11-27T09:00:00Z' },
  ...{ answer_before: '2026-12-02T09:00:00Z', decided_at: null, credited: null, sentence: null },
}
const WORDS = 'Elle cherchait un électricien.'

function Again() {
  const again = useReadAgain()
  return (
    <button type="button" onClick={() => void again()}>
      Relire
    </button>
  )
}

const Space = () => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <SiteToaster />
    <CallsList />
    <Again />
  </QueryClientProvider>
)

/** The list of one call whose dispute is being written. @returns what is sent, and how the call stands from now on */
async function writing(sending: () => undefined | Response = () => undefined) {
  const sent: object[] = []
  let now = CALL
  await answering({
    clientSpace: () => {
      throw new Refusal('unauthorised')
    },
    clientCalls: () => ({ calls: [now], next_cursor: null }),
    disputeCall: ({ body }) => {
      const lost = sending()
      sent.push(body)
      if (!lost) now = { ...CALL, dispute: DISPUTE, dispute_before: null }
      return (lost ?? now) as ClientCall
    },
  })
  showAt('/espace-client', [{ path: '/espace-client', Component: Space }])
  await userEvent.click(await screen.findByRole('button', { name: /^Contester/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Pourquoi'))
  await userEvent.selectOptions(screen.getByLabelText('Pourquoi'), 'wrong-trade')
  await userEvent.type(words(), WORDS)
  return {
    sent,
    async becomes(change: Partial<ClientCall>) {
      now = { ...CALL, ...change }
      await userEvent.click(screen.getByRole('button', { name: 'Relire' }))
    },
  }
}

const words = () => screen.getByLabelText<HTMLTextAreaElement>(/Ce qui s’est dit/)

it('a dispute that is being written when its seven days end says so, and keeps what was typed', async () => {
  const { becomes } = await writing()
  await becomes({ dispute_before: null })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /sept jours .* sont passés\. .*n’est pas parti/,
  )
  expect(words().value).toBe(WORDS)
  expect(screen.queryByRole('button', { name: 'Envoyer la contestation' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByLabelText(/Ce qui s’est dit/)).toBeNull()
})

it('one that a colleague was before says that this one did not leave', async () => {
  const { becomes } = await writing()
  await becomes({ dispute: DISPUTE, dispute_before: null })
  expect((await screen.findByRole('alert')).textContent).toContain('déjà été contesté')
  expect(words().value).toBe(WORDS)
})

it('one that is pressed a moment too late stays with its words', async () => {
  const late = await writing(() => {
    void late.becomes({ dispute_before: null })
    throw new Refusal('dispute-closed')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contestation' }))
  await screen.findByText(/sept jours .* sont passés/)
  expect(words().value).toBe(WORDS)
  expect(late.sent).toEqual([])
})

it('one that arrived although its answer was lost is what stands there, and no colleague’s', async () => {
  const { becomes } = await writing()
  await becomes({ dispute: { ...DISPUTE, words: WORDS }, dispute_before: null })
  await screen.findByText(/Réponse avant le/)
  expect(screen.queryByLabelText(/Ce qui s’est dit/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what was typed is there again after a reload, and goes once it is sent', async () => {
  const { sent } = await writing()
  cleanup()
  showAt('/espace-client', [{ path: '/espace-client', Component: Space }])
  await userEvent.click(await screen.findByRole('button', { name: /^Contester/ }))
  await expect.poll(() => words().value).toBe(WORDS)
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contestation' }))
  await screen.findByText(/Réponse avant le/)
  expect(sent).toEqual([{ reason: 'wrong-trade', words: WORDS }])
  expect(screen.queryByRole('alert')).toBeNull()
  await expect.poll(() => sessionStorage.getItem('espace-client:dispute:appel-1')).toBeNull()
})

/** An answer that is cut on its way. */
const CUT = () => new Response('{"id":')

it('one whose answer alone is lost is read again, and nothing is said of the line', async () => {
  const { becomes, sent } = await writing(() => {
    void becomes({ dispute: { ...DISPUTE, words: WORDS }, dispute_before: null })
    return CUT()
  })
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contestation' }))
  await screen.findByText(/Réponse avant le/)
  await expect.poll(() => screen.queryByLabelText(/Ce qui s’est dit/)).toBeNull()
  expect(screen.queryByText(/Erreur de connexion/)).toBeNull()
  expect(sent).toHaveLength(1)
})

it('of one that is found to have arrived later the error goes too', async () => {
  const { becomes } = await writing(CUT)
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contestation' }))
  await expect.poll(() => screen.queryAllByText(/Erreur de connexion/).length).toBe(2)
  await becomes({ dispute: { ...DISPUTE, words: WORDS }, dispute_before: null })
  await screen.findByText('Votre contestation est bien arrivée.')
  await expect.poll(() => screen.queryByText(/Erreur de connexion/)).toBeNull()
})

it('the keys go back to what opened it, and to its line where that is gone', async () => {
  await writing()
  await userEvent.keyboard('{Tab}')
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  const opener = screen.getByRole('button', { name: /^Contester/ })
  await expect.poll(() => document.activeElement).toBe(opener)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contestation' }))
  await screen.findByText(/Réponse avant le/)
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
})
