// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { makeQueries } from '~/web/ui/admin/admin-queries'
import { useReadAnew } from '~/web/ui/admin/live/use-read-anew'
import { ownAccount } from '../../../../tests/support/own-account'
import { answering } from '../../../../tests/support/servers/answering-server'
import { useNotices } from './hosted-queries'
import { NoticesList } from './notices-list'

const NOTICE = {
  ...{ notice: 'n', number: 1, site: 's', site_name: 'Maison Perrier', reason: 'child-abuse' as const },
  ...{ suspicion: null, page: 'http://p.localhost/', text: 'Une image.', name: '', email: 'awa@exemple.fr' },
  ...{ suspendable: true, received_at: '2026-01-05T08:00:00Z', due_at: '2026-01-06T08:00:00Z' },
  ...{ decision: null, decision_reason: null, decided_at: null },
}

function Notices() {
  useReadAnew()
  const { data } = useNotices()
  return data ? <NoticesList title="Signalements" notices={data.notices} named /> : null
}

it('what a colleague decided first is said, read anew and offered no more, in its dialog or its list', async () => {
  const detail = 'Ce signalement est déjà écarté par Camille Roy le 05/01/2026 10:00.'
  let decided = false
  await answering({
    me: ownAccount,
    siteNotices: () => ({
      notices: [
        decided
          ? { ...NOTICE, decision: 'dismissed', decision_reason: 'Rien.', decided_at: '2026-01-05T09:00:00Z' }
          : NOTICE,
      ],
    }),
    decideNotice: () => {
      decided = true
      throw new Refusal('transition-forbidden', { detail })
    },
  })
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={makeQueries()}>
      <MemoryRouter>
        <Notices />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const decide = { name: /^Décider/ }
  await userEvent.click(await screen.findByRole('button', decide))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Pourquoi/), 'Vu.')
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la décision' }))
  await dialog.findByText(detail)
  expect(dialog.queryByRole('button', { name: 'Envoyer la décision' })).toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Fermer et relire' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Pourquoi/).value).toBe('Vu.')
  await waitFor(() => expect(screen.queryByRole('button', decide)).toBeNull())
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer et relire' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Écarté')).toBeTruthy()
})
