// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '~/domain/access/permission'
import { Refusal } from '~/domain/refusal'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import { AccountAddress } from './account-address'

it('who is asked for a sign-in of just now is led to one, and back with what he typed; one had to sign out, which forgot it', async () => {
  const ended: string[] = []
  await answering({
    me: () => ({
      ...{ id: 'a', session_id: 's', name: 'Ana', email: 'ana@exemple.fr', role: 'owner' as const },
      ...{ permissions: [...PERMISSIONS], master_password: false, has_password: true },
      ...{ recovery_codes_left: 0, passkeys: [], live_point: '1-1' },
    }),
    askAccountAddress: () => {
      throw new Refusal('sign-in-again')
    },
    logout: () => {
      ended.push('session')
      return {}
    },
  })
  localStorage.setItem('admin_token', 'x')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Compte = () => (
    <QueryClientProvider client={queries}>
      <AccountAddress id="a" name="Ana" email="ana@exemple.fr" own onChange={() => {}} />
    </QueryClientProvider>
  )
  const Login = () => <p>Connexion, puis {useLocation().state.from}</p>
  showAt('/admin-dashboard/compte?vue=1', [
    { path: '/admin-dashboard/compte', Component: Compte },
    { path: '/admin-login/compte', Component: Login },
  ])
  await userEvent.click(await screen.findByRole('button', { name: /Changer l’adresse e-mail/ }))
  await userEvent.type(screen.getByLabelText('Nouvelle adresse e-mail'), 'awa@exemple.fr')
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Me reconnecter et revenir ici' }))
  await screen.findByText('Connexion, puis /admin-dashboard/compte?vue=1')
  expect(localStorage.getItem('admin_token')).toBeNull()
  await expect.poll(() => ended).toEqual(['session'])
  expect(sessionStorage.getItem('equipe:adresse:compte:a')).toContain('awa@exemple.fr')
})
