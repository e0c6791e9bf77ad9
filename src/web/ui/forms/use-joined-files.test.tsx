// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { useJoinedFiles } from './use-joined-files'

it('joins what can be joined of several files, and names each of the others with why', async () => {
  const { result } = renderHook(() =>
    useJoinedFiles({
      add: async body => {
        const file = body.get('file')
        const filename = file instanceof File ? file.name : ''
        if (filename.endsWith('.txt')) throw new ApiProblem(415, { detail: 'Format refusé.' })
        return { id: filename, filename }
      },
      remove: async () => {},
    }),
  )
  const chosen = ['a.txt', 'b.pdf', 'c.txt', 'd.pdf'].map(name => new File(['x'], name))
  await act(() => result.current.join(chosen))
  expect(result.current.files.map(({ filename }) => filename)).toEqual(['b.pdf', 'd.pdf'])
  expect(result.current.problem).toBe('a.txt\u00a0: Format refusé. c.txt\u00a0: Format refusé.')
  expect(result.current.sending).toBeNull()
})
