// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forgetDrafts, TEAM_DRAFTS, writeDraft } from '~/web/form-draft'
import { useKeptText } from './use-kept-text'

it('a text that is typed comes back after the screen was left, and never under another name', () => {
  const one = renderHook(({ name }) => useKeptText(name), { initialProps: { name: 'message:a' } })
  act(() => one.result.current[1]('Bonjour'))
  act(() => one.result.current[1](before => `${before}, il manque`))
  one.rerender({ name: 'message:b' })
  expect(one.result.current[0]).toBe('')
  act(() => one.result.current[1]('Autre'))
  one.unmount()
  const again = renderHook(() => useKeptText('message:a'))
  expect(again.result.current[0]).toBe('Bonjour, il manque')
  act(() => again.result.current[1](''))
  expect(sessionStorage).toHaveLength(1)
})

it('what is stored is no text of one’s own', () => {
  const { result, rerender } = renderHook(({ start }) => useKeptText('paragraphe', start), {
    initialProps: { start: 'Merci.' },
  })
  expect([result.current[0], sessionStorage.length]).toEqual(['Merci.', 0])
  act(() => result.current[1]('Merci beaucoup.'))
  expect(sessionStorage).toHaveLength(1)
  const later = renderHook(() => useKeptText('paragraphe', 'Fermé en août.'))
  expect(later.result.current[2]).toBe('Merci.')
  later.unmount()
  rerender({ start: 'Merci beaucoup.' })
  expect(sessionStorage).toHaveLength(0)
})

it('a text that is taken back as its dialog closes does not come again', () => {
  const { result, unmount } = renderHook(() => useKeptText('motif:a'))
  act(() => result.current[1]('Illisible'))
  act(() => {
    result.current[1]('')
    unmount()
  })
  expect(sessionStorage).toHaveLength(0)
})

it('whoever signs out leaves nothing that was typed', () => {
  const { result } = renderHook(() => useKeptText('note:a'))
  act(() => result.current[1]('Rappeler mardi'))
  writeDraft('quote-request', '{}')
  forgetDrafts(TEAM_DRAFTS)
  expect(Object.keys(sessionStorage)).toEqual(['quote-request'])
})
