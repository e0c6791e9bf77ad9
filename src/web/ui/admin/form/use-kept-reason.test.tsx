// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Overtaken } from './overtaken'
import { useKeptReason } from './use-kept-reason'

it('a reason stays while its dialog is gone unasked, or a colleague was before, and goes once it is given or taken back', () => {
  let closed = 0
  const open = () => renderHook(() => useKeptReason('suspension:s', () => closed++))
  const first = open()
  act(() => first.result.current.setReason('Contenu illicite'))
  // The session ended, or the page was read anew.
  first.unmount()
  const again = open()
  expect(again.result.current.reason).toBe('Contenu illicite')
  act(() => again.result.current.leave(new Overtaken('Déjà suspendu.')))
  expect([open().result.current.reason, closed]).toEqual(['Contenu illicite', 1])
  act(() => again.result.current.leave())
  expect([open().result.current.reason, closed]).toEqual(['', 2])
})
