// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { AskDialog } from './ask-dialog'

function Asked({ error }: { error: Error | null }) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
    )
  return (
    <AskDialog title="Agir" action="Agir" act={{ isPending: false, error }} onDone={close} onClose={close}>
      <p>Ce qui suit.</p>
    </AskDialog>
  )
}

beforeEach(() => void toast.dismiss())

const told = () => toast.getToasts().flatMap(one => ('title' in one ? [String(one.title)] : []))
const refused = new ApiProblem(409, { code: 'dossier-changed', detail: 'Il a changé.', errors: [] })

it('what was refused the last time is not said, nor held against it, when a dialog opens again', async () => {
  const { rerender } = render(<Asked error={null} />)
  rerender(<Asked error={refused} />)
  expect(screen.getByText('Il a changé.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Fermer et relire' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(screen.queryByText('Il a changé.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Agir' })).toBeTruthy()
})

it.each([
  ['before anything was sent', null],
  ['with the words of its refusal', refused],
])('a dialog whose line somebody else took away went silently, %s', async (_, error) => {
  const { rerender } = render(<Asked error={null} />, { wrapper: StrictMode })
  rerender(<Asked error={error} />)
  await Promise.resolve()
  expect(told()).toEqual([])
  rerender(<p>La ligne n’est plus là.</p>)
  await Promise.resolve()
  expect(told()).toEqual([expect.stringMatching(/^«\sAgir\s» s’est fermé\s: quelqu’un a retiré/)])
})

it.each(['Agir', 'Ne rien changer', 'Fermer'])('what one closes oneself by « %s » is no news', async name => {
  render(<Asked error={null} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(told()).toEqual([])
})
