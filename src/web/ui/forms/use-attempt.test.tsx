// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { SILENT } from '~/contract/failure'
import { tellOfOnce } from './counted-once'
import { type Tell, useAttempt } from './use-form'

const MISSING = [{ field: 'name', message: 'Donnez un nom.' }]
const AT_REST = { busy: false, problem: '', silent: false, errors: [] }

async function after(work: () => Promise<void>, tell?: Tell) {
  const { result } = renderHook(() => useAttempt(tell))
  await act(() => result.current.attempt(work))
  const { busy, problem, silent, errors } = result.current
  return { busy, problem, silent, errors }
}
const refusedBy = (errors: typeof MISSING) => async () => {
  throw new ApiProblem(422, { detail: 'Trop de demandes.', errors })
}
const silence = async () => {
  throw new Error('silence')
}

it('says what the server says, or that it is silent', async () => {
  expect(await after(async () => {})).toEqual(AT_REST)
  expect(await after(refusedBy([]))).toEqual({ ...AT_REST, problem: 'Trop de demandes.' })
  expect(await after(silence)).toEqual({ ...AT_REST, problem: SILENT, silent: true })
})

it('says beside the fields what is wrong with them, and nothing more', async () => {
  const tell = tellOfOnce('Peut-être arrivée.', 'Pas partie.')
  expect(await after(refusedBy(MISSING), tell)).toEqual({ ...AT_REST, errors: MISSING })
  expect(await after(refusedBy([]), tell)).toMatchObject({ problem: 'Pas partie. Trop de demandes.' })
  expect(await after(silence, tell)).toMatchObject({ problem: 'Peut-être arrivée.', silent: true })
})

it('sends once, whatever is pressed meanwhile, and forgets the failure before', async () => {
  const { result } = renderHook(() => useAttempt())
  await act(() => result.current.attempt(silence))
  let answer = () => {}
  let sent = 0
  const waiting = () =>
    new Promise<void>(resolve => {
      sent++
      answer = resolve
    })
  act(() => {
    void result.current.attempt(waiting)
    void result.current.attempt(waiting)
  })
  expect(result.current).toMatchObject({ busy: true, problem: '' })
  await act(async () => answer())
  expect(result.current).toMatchObject(AT_REST)
  expect(sent).toBe(1)
})
