// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, expect, it } from 'vitest'
import { SiteToaster } from './site-toaster'

function Page() {
  return (
    <>
      <main id="contenu" tabIndex={-1}>
        <SiteToaster />
        <button type="button">Premier</button>
        <button type="button">Dernier</button>
      </main>
      <div id="toasts" />
      <a href="#pied">Pied de page</a>
    </>
  )
}

/** A message leaves by timers of its own, which must not outlive the page. */
afterEach(async () => {
  act(() => void toast.dismiss())
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]))
})

it('lets the keyboard through five messages and out again, in the order of the page', async () => {
  const keyboard = userEvent.setup()
  render(<Page />)
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) toast.error(`Message ${number}`, { duration: Infinity })
  })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  screen.getByText('Premier').focus()
  const walk: string[] = []
  for (let press = 0; press < 5; press++) {
    await keyboard.tab()
    walk.push(
      document.activeElement?.getAttribute('aria-label') ?? String(document.activeElement?.textContent),
    )
  }
  const close = 'Fermer le message'
  expect(walk).toEqual(['Dernier', close, close, close, 'Pied de page'])
  await keyboard.tab({ shift: true })
  await keyboard.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pied de page'))
})

it('says the same thing once, however often it happens', async () => {
  render(<Page />)
  act(() => {
    toast.error('Le serveur ne répond pas.', { duration: Infinity })
    toast.error('Le serveur ne répond pas.', { duration: Infinity })
  })
  await waitFor(() => expect(screen.getAllByText('Le serveur ne répond pas.')).toHaveLength(1))
})
