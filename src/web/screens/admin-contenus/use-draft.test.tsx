// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { answering } from '../../../../tests/support/servers/answering-server'
import { bodyOf, EMPTY_AID, type StoredAid, typedAid } from './aid-draft'
import { useDraft } from './use-draft'

const STORED: StoredAid = {
  ...bodyOf({
    ...EMPTY_AID,
    slug: 'impulsion',
    name: 'Impulsion',
    body: 'Région',
    territory: 'la Normandie',
  }),
  ...{ covers: 'Un site.', source_url: 'https://region.example/', source_dated: 'non datée' },
  ...{ checked_on: '2026-11-20', id: 'a', version: 4, origin: 'administrator', state: 'open' },
  updated_at: '2026-11-20T08:00:00Z',
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const typing = (start: StoredAid | null) =>
  renderHook((shown: StoredAid | null) => useDraft(typedAid, shown), { wrapper, initialProps: start })

it('an aid that is being typed comes back after the screen was left, a new one too, until it is taken back', () => {
  const first = typing(null)
  expect(first.result.current.found).toBe(false)
  act(() => first.result.current.set({ name: 'Impulsion', text: 'Cinquante pour cent.' }))
  first.unmount()
  const again = typing(null)
  expect(again.result.current.draft).toMatchObject({ name: 'Impulsion', text: 'Cinquante pour cent.' })
  expect([again.result.current.found, again.result.current.unsaved]).toEqual([true, true])
  act(() => again.result.current.drop())
  expect(again.result.current.draft).toEqual(EMPTY_AID)
  expect([again.result.current.found, sessionStorage.length]).toEqual([false, 0])
})

it('it is saved over the version that it was typed over, over a colleague’s on demand, and what is typed meanwhile stays', async () => {
  const asked: number[] = []
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await answering({
    updateAid: async ({ body }) => {
      asked.push(Number(body.version))
      if (body.version === 4) throw new Refusal('content-changed')
      await held
      return { ...STORED, ...body, version: 6 }
    },
  })
  localStorage.setItem('admin_token', 'x')
  const first = typing(STORED)
  act(() => first.result.current.set({ name: 'Autre' }))
  first.unmount()
  // The watch of its source was before.
  const { result } = typing({ ...STORED, version: 5 })
  act(() => result.current.save())
  await waitFor(() => expect(result.current.error).not.toBe(null))
  act(() => result.current.save(5))
  act(() => result.current.set({ territory: 'la Bretagne' }))
  letGo()
  await waitFor(() => expect(result.current.busy).toBe(false))
  expect(asked).toEqual([4, 5])
  expect(result.current.draft).toMatchObject({ name: 'Autre', territory: 'la Bretagne' })
  expect(result.current.unsaved).toBe(true)
})

it('an aid that an earlier release kept is read where it can be: what that did not know is empty, another shape is none', () => {
  const keep = (kept: unknown) => sessionStorage.setItem('texte:aides:nouveau', JSON.stringify(kept))
  const { site_ceiling: _, ...older } = { ...EMPTY_AID, name: 'Impulsion' }
  keep({ version: null, draft: older })
  expect(typing(null).result.current.draft).toEqual({ ...EMPTY_AID, name: 'Impulsion' })
  for (const draft of [{ ...EMPTY_AID, conditions: 'Une' }, { ...EMPTY_AID, kind: 'cadeau' }, 'x', null]) {
    keep({ version: null, draft })
    const { result, unmount } = typing(null)
    expect([result.current.draft, result.current.found]).toEqual([EMPTY_AID, false])
    unmount()
  }
  sessionStorage.setItem('texte:aides:nouveau', '{')
  expect(typing(null).result.current.draft).toEqual(EMPTY_AID)
})
