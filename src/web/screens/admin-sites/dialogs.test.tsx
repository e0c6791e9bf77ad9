// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DecideNotice } from './decide-notice'
import type { Hosted, Notice } from './hosted-queries'
import { SiteActs } from './site-acts'

const show = (part: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

const NOTICE: Notice = {
  ...{ notice: 'n', number: 1, site: 's', site_name: 'Maison Perrier', reason: 'child-abuse' },
  ...{ suspicion: null, page: 'http://p.localhost/', text: 'Une image.', name: '', email: '' },
  ...{ suspendable: true, received_at: '2026-01-05T08:00:00Z', due_at: '2026-01-06T08:00:00Z' },
  ...{ decision: null, decision_reason: null, decided_at: null },
}

const HOSTED: Hosted = {
  ...{ site: 's', dossier: null, name: 'Maison Perrier', url: 'http://p.localhost', state: 'suspended' },
  ...{ version: 1, begun_at: '2026-01-05T08:00:00Z', changed_at: null, domain: null },
  ...{ certificate_until: null, open_requests: 0, open_notices: 0, silent: null, problems: [] },
  owner_email: null,
}

it('a decision that nobody can be sent is kept, not sent', async () => {
  show(<DecideNotice notice={NOTICE} onClose={() => {}} />)
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText('Pourquoi (aucune adresse où l’envoyer, gardé au journal)')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Enregistrer la décision' })).toBeTruthy()
  cleanup()
  show(<DecideNotice notice={{ ...NOTICE, email: 'awa@exemple.fr' }} onClose={() => {}} />)
  expect(screen.getByLabelText('Pourquoi (envoyé à qui a signalé)')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Envoyer la décision' })).toBeTruthy()
})

it('a reason that is told anew is not asked for as if the site were suspended with it', async () => {
  const closure = { state: 'suspended', at: '2026-01-05T08:00:00Z', until: null, reason: null } as const
  const shown = { version: 1, published: null, closure } as Parameters<typeof SiteActs>[0]['shown']
  show(<SiteActs hosted={HOSTED} shown={shown} />)
  await userEvent.click(screen.getByRole('button', { name: 'Redire le motif…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Redire le motif de la suspension' }))
  expect(dialog.getByText(/^Ses visiteurs lisent toujours/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Garder ce motif' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Suspendre' })).toBeNull()
})

it('a reason that is being typed outlives a reload and the end of the session, and is never another notice’s', async () => {
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Pourquoi/)
  show(<DecideNotice notice={NOTICE} onClose={() => {}} />)
  await userEvent.type(reason(), 'La page ne montre rien de tel.')
  cleanup()
  show(<DecideNotice notice={{ ...NOTICE, notice: 'm' }} onClose={() => {}} />)
  expect(reason().value).toBe('')
  cleanup()
  show(<DecideNotice notice={NOTICE} onClose={() => {}} />)
  expect(reason().value).toBe('La page ne montre rien de tel.')
  await userEvent.click(screen.getByRole('button', { name: 'Ne rien changer' }))
  await expect.poll(() => sessionStorage).toHaveLength(0)
})
