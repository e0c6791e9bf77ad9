// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '~/domain/access/permission'
import { Refusal } from '~/domain/refusal'
import { company } from '../../../../tests/support/dossiers/path'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { type Answers, answering } from '../../../../tests/support/servers/answering-server'
import { SiteToaster } from '../../ui/feedback/site-toaster'
import { DossiersTab } from './dossiers-tab'
import type { DossierRow } from './list-queries'

const rowOf = (id: string, company_name: string): DossierRow => ({
  ...company,
  ...{ id, company_name, status: 'Soumis', documents: [], unreachable: false },
  ...{ created_at: '2026-10-01T08:00:00Z' },
})
const ROWS = [rowOf('a', 'Atelier Zénith'), rowOf('b', 'Boulangerie Martin')]
const NOBODY = 'Aucun dossier ne correspond.'

async function open(dossiers: NonNullable<Answers['dossiers']>, more: Answers = {}, address = '/liste') {
  await answering({
    me: () => ({
      ...{
        id: 'owner',
        session_id: 's',
        name: 'Ana',
        email: null,
        role: 'owner',
        permissions: [...PERMISSIONS],
      },
      ...{
        master_password: true,
        has_password: true,
        recovery_codes_left: 0,
        passkeys: [],
        live_point: '1-1',
      },
    }),
    bulkRuns: () => ({ runs: [] }),
    views: () => ({ views: [] }),
    dossiers,
    ...more,
  })
  localStorage.setItem('admin_token', 'x')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Component = () => (
    <QueryClientProvider client={queries}>
      <DossiersTab />
    </QueryClientProvider>
  )
  showAt(address, [{ path: '/liste', Component }])
}

const listed = (rows: DossierRow[]) => ({ dossiers: rows, total: rows.length, next_cursor: null })
const sorted = () => screen.getByRole('columnheader', { name: 'Entreprise' }).getAttribute('aria-sort')

it('sorts by the head of a column, turns round when it is pressed again, and says so', async () => {
  const asked: (string | undefined)[] = []
  await open(({ search }) => {
    asked.push(search.sort)
    return listed(search.sort === '-company_name' ? ROWS.toReversed() : ROWS)
  })
  const head = async () => userEvent.click(await screen.findByRole('link', { name: 'Entreprise' }))
  await head()
  await waitFor(() => expect(sorted()).toBe('ascending'))
  await head()
  await waitFor(() => expect(sorted()).toBe('descending'))
  await waitFor(() =>
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .map(row => row.textContent?.slice(0, 5)),
    ).toEqual(['Entre', 'Boula', 'Ateli']),
  )
  expect(asked).toEqual(['-created_at', 'company_name', '-company_name'])
})

it('goes from row to row by the arrows', async () => {
  await open(() => listed(ROWS))
  const [first, second] = await Promise.all(
    ROWS.map(row => screen.findByRole('link', { name: row.company_name })),
  )
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
})

it('says that nothing is there, with the steps of the first day, or that nothing matches with the way to all', async () => {
  await open(() => listed([]), {
    stats: () => ({ total_dossiers: 0, nouveau: 0, soumis: 0 }),
    firstDay: () => ({ steps: [{ step: 'backup', gap: 'no-backup', details: [] }] }),
  })
  await screen.findByText(/^Aucun dossier pour le moment/)
  await screen.findByRole('heading', { name: /^Avant d’ouvrir/ })
  await userEvent.selectOptions(screen.getByLabelText('Statut'), 'Payé')
  await screen.findByText(NOBODY)
  await userEvent.click(screen.getByRole('link', { name: 'Voir tous les dossiers' }))
  await screen.findByText(/^Aucun dossier pour le moment/)
})

it('offers to try again where the list could not be read', async () => {
  let tries = 0
  await open(() => {
    if (tries++ === 0) throw new Refusal('not-found')
    return listed(ROWS)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
  await screen.findByRole('link', { name: 'Atelier Zénith' })
})

it('says which dossiers an action left as they were, with why, and why it could not be called back', async () => {
  const run = {
    ...{ id: 'run', action: 'remind' as const, by: 'Ana', total: 3, done: 1, left: 1 },
    ...{ created_at: new Date().toISOString(), starts_at: new Date().toISOString() },
    ...{ cancelled_at: null, cancelled_by: null, finished_at: null },
  }
  await open(() => listed(ROWS), {
    bulkRuns: () => ({ runs: [run] }),
    bulkItemsLeft: () => ({
      items: [
        { dossier_id: 'b', company_name: 'Boulangerie Martin', because: 'Un rappel est déjà en route.' },
      ],
    }),
    cancelBulk: () => {
      throw new Refusal('bulk-over')
    },
  })
  render(<SiteToaster />)
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  await screen.findByText('Cette action est déjà terminée.')
  await userEvent.click(screen.getByRole('button', { name: 'Voir lesquels, et pourquoi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dossiers laissés en l’état' }))
  expect((await dialog.findByRole('listitem')).textContent).toBe(
    'Boulangerie Martin\u00a0: Un rappel est déjà en route.',
  )
  expect(dialog.getByRole('link').getAttribute('href')).toBe('/admin-dashboard/dossiers/b')
})

it('shows for a week which actions left something, and for an hour that the last one ended', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const ended = (id: string, left: number, hours: number) => ({
    ...{ id, action: 'remind' as const, by: 'Ana', total: 3, done: 3 - left, left },
    ...{ created_at: hoursAgo(hours + 2), starts_at: hoursAgo(hours + 2) },
    ...{ cancelled_at: null, cancelled_by: null, finished_at: hoursAgo(hours) },
  })
  await open(() => listed(ROWS), {
    bulkRuns: () => ({
      runs: [ended('new', 0, 0.5), ended('whole', 0, 3), ended('left', 1, 100), ended('old', 1, 200)],
    }),
  })
  const runs = within(await screen.findByRole('list', { name: 'Actions sur plusieurs dossiers' }))
  const [last, left, ...others] = runs.getAllByRole('listitem').map(item => item.textContent)
  expect(last).toMatch(/terminé, 3\sdossiers sur 3, demandé par \S+ \(/)
  expect(left).toMatch(
    /terminé, 2\sdossiers sur 3, 1\slaissé en l’état, demandé par \S+ \(.+\)Voir lesquels, et pourquoi$/,
  )
  expect(others).toEqual([])
})

it('names who called an action back, who had asked for it, and who may not any more', async () => {
  const now = new Date().toISOString()
  const called = (cancelled_by: string | null, left = 1) => ({
    ...{ id: `by ${cancelled_by}`, action: 'erase' as const, by: 'Ana', total: 3, done: 0, left },
    ...{ created_at: now, starts_at: now, cancelled_at: now, cancelled_by, finished_at: null },
  })
  await open(() => listed(ROWS), {
    bulkRuns: () => ({ runs: [called('Camille Roy'), called('Ana'), called(null, 0)] }),
  })
  const runs = within(await screen.findByRole('list', { name: 'Actions sur plusieurs dossiers' }))
  const [other, same, stopped] = runs.getAllByRole('listitem').map(item => item.textContent)
  expect(other).toMatch(/annulé par Camille Roy, .*, demandé par Ana \(/)
  expect(same).toMatch(/annulé par Ana, [^(]*l’état \(/)
  expect(stopped).toMatch(/arrêté, car Ana, qui l’avait demandé, n’y a plus droit, 0\sdossier sur 3 \(/)
})

it('acts on all that the filter lets through, and on as many as were said', async () => {
  const started: unknown[] = []
  await open(
    () => listed(ROWS),
    {
      previewBulk: () => ({ matching: 240, meant: 180 }),
      colleagues: () => ({ colleagues: [{ id: 'ana', name: 'Ana', me: true }] }),
      startBulk: ({ body }) => {
        started.push(body)
        return { id: 'run', total: 180, starts_at: '2026-10-01T08:00:00Z' }
      },
    },
    '/liste?statut=Soumis',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Agir sur cette liste' }))
  await screen.findByText(/240 dossiers dans la liste filtrée, 180 concernés/)
  await userEvent.selectOptions(
    screen.getByLabelText('À qui'),
    await screen.findByRole('option', { name: 'Ana (moi)' }),
  )
  await userEvent.click(screen.getByRole('button', { name: /180\sdossiers\)$/ }))
  await waitFor(() => expect(started).toHaveLength(1))
  expect(started[0]).toMatchObject({ action: 'assign', selection: { status: 'Soumis', expected: 180 } })
})

it('a note for many dossiers outlives a reload and the end of the session, for the same action on the same list', async () => {
  const more = { previewBulk: () => ({ matching: 2, meant: 2 }), colleagues: () => ({ colleagues: [] }) }
  const note = async (address: string) => {
    cleanup()
    await open(() => listed(ROWS), more, address)
    await userEvent.click(await screen.findByRole('button', { name: /^Agir sur/ }))
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'extend')
    return screen.getByLabelText<HTMLTextAreaElement>('Motif')
  }
  await userEvent.type(await note('/liste?statut=Soumis'), 'Commission en juin')
  expect((await note('/liste?statut=Soumis')).value).toBe('Commission en juin')
  expect((await note('/liste')).value).toBe('')
})
