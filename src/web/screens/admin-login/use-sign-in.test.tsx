// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { isRefusedFor } from '~/contract/failure'
import { messageOf } from '~/domain/error'
import { Refusal } from '~/domain/refusal'
import { accessApi } from '~/web/admin-session'
import { answering, SILENCE } from '../../../../tests/support/servers/answering-server'
import { useSignIn } from './use-sign-in'

const PRESS = { preventDefault: () => {} } as FormEvent

it('the second factor is asked for once the server wants it, and nothing leaves before all is typed', async () => {
  const asked: (string | undefined)[] = []
  await answering({
    accountLogin: ({ body: { code } }) => {
      asked.push(code)
      if (!code) throw new Refusal('code-needed')
      if (code !== '123456') throw new Refusal('wrong-code')
      return { token: 'jeton' }
    },
    // Asked once more by a form that is still there when it has let in.
    me: () => SILENCE,
  })
  const { result, rerender } = renderHook(
    (missing: string) =>
      useSignIn({
        missing,
        send: secondFactor =>
          accessApi.accountLogin({ body: { email: 'ana@exemple.fr', password: 'x', ...secondFactor } }),
        tell: error => (isRefusedFor(error, 'code-needed') ? '' : messageOf(error)),
      }),
    { wrapper: MemoryRouter, initialProps: 'Saisissez votre mot de passe.' },
  )
  const press = () => act(() => result.current.signIn(PRESS))
  await press()
  expect([result.current.problem, asked]).toEqual(['Saisissez votre mot de passe.', []])
  rerender('')
  await press()
  expect([result.current.problem, result.current.code, result.current.sending]).toEqual(['', '', false])
  act(() => result.current.setCode('000000'))
  await press()
  expect(result.current.problem).toBe('Ce code n’est pas le bon ou a déjà servi.')
  act(() => result.current.setCode('123456'))
  await press()
  await waitFor(() => expect(localStorage.getItem('admin_token')).toBe('jeton'))
  expect([result.current.problem, asked]).toEqual(['', [undefined, '000000', '123456']])
})
