// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import Connexion from './connexion'

it.each([
  ['too-many-requests', /Veuillez réessayer/, true],
  ['link-expired', /déjà servi/, false],
] as const)(
  'of a link that is refused for %s it says what is to be done with it',
  async (code, words, again) => {
    await answering({
      signInClient: () => {
        throw new Refusal(code)
      },
    })
    showAt('/espace-client/connexion', [{ path: '/espace-client/connexion', Component: Connexion }])
    await userEvent.click(await screen.findByRole('button', { name: 'Entrer dans mon espace' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Entrer dans mon espace' }) !== null).toBe(again)
    // Who uses the message of yesterday again is signed in already.
    const onwards = screen.queryByRole('link', { name: 'Aller à mon espace' })
    expect(onwards?.getAttribute('href') ?? null).toBe(again ? null : '/espace-client')
  },
)
