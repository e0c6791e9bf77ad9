// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
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

it('what was refused the last time is not said, nor held against it, when a dialog opens again', async () => {
  const error = new ApiProblem(409, { code: 'dossier-changed', detail: 'Il a changé.', errors: [] })
  const { rerender } = render(<Asked error={null} />)
  rerender(<Asked error={error} />)
  expect(screen.getByText('Il a changé.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Fermer et relire' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(screen.queryByText('Il a changé.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Agir' })).toBeTruthy()
})
