// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '~/domain/access/permission'
import { Refusal } from '~/domain/refusal'
import { answering } from '../../../../../tests/support/servers/answering-server'
import { LiveUpdates } from './live'

const ANA = {
  ...{ id: 'owner', session_id: 's', name: 'Ana', email: null, role: 'owner' as const },
  ...{ permissions: [...PERMISSIONS], master_password: true, has_password: true },
  ...{ recovery_codes_left: 0, passkeys: [], live_point: '1-1' },
}

const shown = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LiveUpdates>
        <Colleagues />
      </LiveUpdates>
    </QueryClientProvider>,
  )

function Colleagues() {
  // After the fetch that answers.
  const queryFn = async () => (await import('~/web/admin-api')).adminApi.colleagues({})
  const { data, isError } = useQuery({ queryKey: ['admin', 'colleagues'], queryFn })
  return <p>{isError ? 'rien' : data?.colleagues.map(({ name }) => name)}</p>
}

it('what could not be read while the server was away is read once it is back, without a press', async () => {
  let away = true
  await answering({
    me: () => ANA,
    colleagues: () => {
      if (away) throw new Refusal('unavailable')
      return { colleagues: [{ id: 'owner', name: 'Ana Costa', me: true }] }
    },
    teamLive: () => {
      if (away) throw new Refusal('unavailable')
      const line = `data: ${JSON.stringify({ kind: 'open', stream: 's1' })}\n\n`
      const body = new ReadableStream({ start: control => control.enqueue(new TextEncoder().encode(line)) })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  localStorage.setItem('admin_token', 'x')
  shown()
  await screen.findByText('rien')
  away = false
  await screen.findByText('Ana Costa')
})

it('a session that ended while nobody pressed anything is found out by the reading that follows', async () => {
  let over = false
  await answering({
    me: () => ANA,
    colleagues: () => {
      if (over) throw new Refusal('unauthorised')
      return { colleagues: [{ id: 'owner', name: 'Ana Costa', me: true }] }
    },
    teamLive: async () => {
      await screen.findByText('Ana Costa')
      over = true
      throw new Refusal('unauthorised')
    },
  })
  localStorage.setItem('admin_token', 'x')
  shown()
  await screen.findByText('rien')
  expect(localStorage.getItem('admin_token')).toBeNull()
})
