// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Overtaken } from './overtaken'
import { useKeptFields } from './use-kept-fields'

const open = (amount = '6000', isDone?: (typed: { reference: string }) => boolean) =>
  renderHook(() =>
    useKeptFields('reglement:F', {
      start: { amount, reference: '' },
      onClose: () => {},
      ...(isDone && { isDone }),
    }),
  )

it('what was typed stays while its dialog is gone unasked, and what is proposed follows what stands', () => {
  const first = open()
  act(() => first.result.current.set({ reference: 'VIR 12' }))
  first.unmount()
  expect(open('4000').result.current.fields).toEqual({ amount: '4000', reference: 'VIR 12' })
  const again = open()
  act(() => again.result.current.set({ reference: '' }))
  expect(sessionStorage.length).toBe(0)
})

it('it stays where a colleague was before, and goes once it is done or taken back', () => {
  const first = open()
  act(() => first.result.current.set({ reference: 'VIR 12' }))
  act(() => first.result.current.leave(new Overtaken('Déjà payée.')))
  expect(open().result.current.fields.reference).toBe('VIR 12')
  // Its answer was lost: it stands already.
  expect(open('6000', ({ reference }) => reference === 'VIR 12').result.current.fields.reference).toBe('')
  act(() => first.result.current.leave())
  expect(sessionStorage.length).toBe(0)
})

it('what an earlier release kept in another shape is passed over', () => {
  for (const kept of ['{', '[1]', '"x"', JSON.stringify({ amount: 12, reference: null, body: 'Région' })]) {
    sessionStorage.setItem('equipe:reglement:F', kept)
    expect(open().result.current.fields).toEqual({ amount: '6000', reference: '' })
  }
})
