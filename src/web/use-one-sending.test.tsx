// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { useOneSending } from './use-one-sending'

const WORDS = { uncertain: 'Peut-être arrivée.', refused: 'Pas partie.' }
const MISSING = [{ field: 'name', message: 'Donnez un nom.' }]

async function after(wrong: typeof MISSING, work: () => Promise<void>) {
  const { result } = renderHook(() => useOneSending(WORDS))
  await act(() => result.current.send(wrong, ([first]) => String(first?.message), work))
  const { errors, failure, sending } = result.current
  return { errors, failure, sending }
}

it('sends nothing while something is wrong', async () => {
  let sent = 0
  const told = await after(MISSING, async () => {
    sent++
  })
  expect(told).toEqual({ errors: MISSING, failure: '', sending: false })
  expect(sent).toBe(0)
})

it('says which fields the server refused, or its sentence where it names none', async () => {
  const refusedBy = (errors: typeof MISSING) => async () => {
    throw new ApiProblem(422, { detail: 'Trop de demandes.', errors })
  }
  expect(await after([], refusedBy(MISSING))).toMatchObject({ errors: MISSING, failure: '' })
  expect(await after([], refusedBy([]))).toMatchObject({ failure: 'Pas partie. Trop de demandes.' })
})

it('says that it may have arrived where no answer came', async () => {
  const silent = async () => {
    throw new Error('silence')
  }
  expect(await after([], silent)).toEqual({ errors: [], failure: 'Peut-être arrivée.', sending: false })
})
