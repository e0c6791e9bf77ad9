// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { toast } from 'sonner'
import { afterEach, expect, it } from 'vitest'
import { Modal } from './modal'
import { SiteToaster } from './site-toaster'

function Page({ held = false }: { held?: boolean }) {
  const [open, setOpen] = useState(0)
  const close = () => setOpen(open - 1)
  return (
    <>
      <main id="contenu" tabIndex={-1}>
        <SiteToaster />
        <button type="button" onClick={() => setOpen(1)}>
          Ouvrir
        </button>
      </main>
      <div id="toasts" />
      <footer>Pied de page</footer>
      {open > 0 && (
        <Modal title="Tiroir" onClose={close} held={held}>
          <button type="button" onClick={() => setOpen(2)}>
            Plus loin
          </button>
          {open > 1 && (
            <Modal title="Question" onClose={close}>
              <input aria-label="Réponse" data-autofocus />
              <button type="button" onClick={() => setOpen(0)}>
                Tout fermer
              </button>
            </Modal>
          )}
        </Modal>
      )}
    </>
  )
}

/** One follows the other, which is gone with what had focus. */
function OneByOne() {
  const [at, setAt] = useState('')
  return (
    <main id="contenu" tabIndex={-1}>
      <button type="button" disabled={at !== ''} onClick={() => setAt('Avant')}>
        Ouvrir
      </button>
      {['Avant', 'Après'].map(
        title =>
          title === at && (
            <Modal key={title} title={title} onClose={() => setAt(title === 'Avant' ? 'Après' : 'fini')}>
              <p>{title}</p>
            </Modal>
          ),
      )}
    </main>
  )
}

/** Asked of the property: jsdom knows no attribute for it. */
const isHeld = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.inert || isHeld(element.parentElement))

const veilOf = (title: string) =>
  screen.getByRole('dialog', { name: title }).previousElementSibling ?? document.body

afterEach(() => {
  toast.dismiss()
  cleanup()
})

it('holds what is behind it, messages excepted, and gives focus and page back one modal after the other', async () => {
  const { click, keyboard } = userEvent.setup()
  render(<Page />)
  const opener = screen.getByText('Ouvrir')
  await click(opener)
  const drawer = screen.getByRole('dialog', { name: 'Tiroir' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() =>
    expect([opener, screen.getByText('Pied de page'), drawer, veilOf('Tiroir')].map(isHeld)).toEqual([
      true,
      true,
      false,
      false,
    ]),
  )
  act(() => void toast.error('Le serveur ne répond pas.'))
  expect(isHeld(await screen.findByText('Le serveur ne répond pas.'))).toBe(false)
  expect(document.documentElement.style.overflow).toBe('hidden')

  const further = screen.getByText('Plus loin')
  await click(further)
  expect(document.activeElement).toBe(screen.getByLabelText('Réponse'))
  await waitFor(() => expect(isHeld(drawer)).toBe(true))
  await keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Question' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(further))
  expect([isHeld(drawer), isHeld(opener), document.documentElement.style.overflow]).toEqual([
    false,
    true,
    'hidden',
  ])
  await keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect([isHeld(opener), document.documentElement.style.overflow]).toEqual([false, ''])
})

it('gives focus back where the first was opened when two close at once', async () => {
  const { click } = userEvent.setup()
  render(<Page />)
  for (const words of ['Ouvrir', 'Plus loin', 'Tout fermer']) await click(screen.getByText(words))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Ouvrir')))
  expect(isHeld(screen.getByText('Ouvrir'))).toBe(false)
})

it('keeps focus in the one that follows, and gives it to the page when what opened it takes none', async () => {
  const { click, keyboard } = userEvent.setup()
  render(<OneByOne />)
  await click(screen.getByText('Ouvrir'))
  await keyboard('{Escape}')
  const after = screen.getByRole('dialog', { name: 'Après' })
  await waitFor(() => expect(isHeld(screen.getByText('Ouvrir'))).toBe(true))
  expect(after.contains(document.activeElement)).toBe(true)
  await keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('contenu')))
})

it('closes by a press beside it, unless it holds what was typed', async () => {
  const { click, keyboard } = userEvent.setup()
  const { unmount } = render(<Page />)
  await click(screen.getByText('Ouvrir'))
  await click(veilOf('Tiroir'))
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  render(<Page held />)
  await click(screen.getByText('Ouvrir'))
  await click(veilOf('Tiroir'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves Escape to a message, to what ended something with it, and to a word half written', async () => {
  const { click } = userEvent.setup()
  render(<Page />)
  await click(screen.getByText('Ouvrir'))
  act(() => void toast.error('Le serveur ne répond pas.'))
  const close = await screen.findByRole('button', { name: 'Fermer le message' })
  const field = screen.getByText('Plus loin')
  field.focus()
  act(() => close.focus())
  fireEvent.keyDown(close, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
