// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { PERMISSIONS } from '~/domain/access/permission'
import { answering } from '../../../../../tests/support/servers/answering-server'
import { QueuePane } from './queue-pane'
import { useQueueRows } from './use-queue-rows'

const waiting = (id: string) => ({
  ...{ id, company_name: `Atelier ${id}`, status: 'Soumis' as const, since: '2026-03-01T10:00:00Z' },
  ...{ assignee_id: null, assignee_name: null, unreachable: false },
})

function Pane({ current = 'a' }: { current?: string }) {
  const read = useQueueRows('to-check', current)
  return (
    read && <QueuePane title="À vérifier" queue="to-check" current={current} {...read} onOpen={() => {}} />
  )
}

const team = {
  me: () => ({
    ...{ id: 'owner', session_id: 's', name: 'Ana', email: null, role: 'owner' as const },
    ...{ permissions: [...PERMISSIONS], master_password: true, has_password: true },
    ...{ recovery_codes_left: 0, passkeys: [], live_point: '1-1' },
  }),
  colleagues: () => ({ colleagues: [] }),
}

function show(pane: ReactNode) {
  localStorage.setItem('admin_token', 'x')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{pane}</MemoryRouter>
    </QueryClientProvider>,
  )
}

it.each([
  ['page 2', 'À vérifier\u00a0: 1 sur 2 et plus', 1],
  [null, 'À vérifier\u00a0: 1 sur 2', 0],
])('of a queue whose next page is %s it says « %s »', async (next_cursor, words, said) => {
  await answering({ ...team, queue: () => ({ dossiers: [waiting('a'), waiting('b')], next_cursor }) })
  show(<Pane />)
  const button = await screen.findByRole('button', { expanded: false })
  expect(button.textContent).toBe(words)
  expect(screen.queryAllByText(/^D’autres dossiers attendent/)).toHaveLength(said)
})

const PAGES = {
  '': { dossiers: [waiting('a'), waiting('b')], next_cursor: '2' },
  '2': { dossiers: [waiting('c'), waiting('d')], next_cursor: '3' },
  '3': { dossiers: [waiting('e'), waiting('f')], next_cursor: null },
}

it.each([
  ['d', 'À vérifier\u00a0: 4 sur 4 et plus'],
  ['z', 'À vérifier\u00a0: 6'],
])('a queue that is loaded on « %s » is read as far as it, and no further', async (current, words) => {
  await answering({ ...team, queue: ({ search }) => PAGES[(search.cursor ?? '') as keyof typeof PAGES] })
  show(<Pane current={current} />)
  const button = await screen.findByRole('button', { expanded: false })
  expect(button.textContent).toBe(words)
})

it('a queue that stands open over the night says how long each has waited by then', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-03-01T13:00:00Z'),
  })
  try {
    await answering({ ...team, queue: () => ({ dossiers: [waiting('a')], next_cursor: null }) })
    show(<Pane />)
    await screen.findByText('3 h')
    vi.setSystemTime(new Date('2026-03-02T01:00:00Z'))
    act(() => void vi.advanceTimersByTime(30_000))
    screen.getByText('15 h')
  } finally {
    vi.useRealTimers()
  }
})
