// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextField } from './text-field'

const MISSING = 'Indiquez votre nom.'

function Form() {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        setError(name.length < 3 ? MISSING : undefined)
      }}
    >
      <TextField name="nom" label="Nom" value={name} onChange={e => setName(e.target.value)} error={error} />
      <button type="submit">Envoyer</button>
    </form>
  )
}

it('takes the red off a field that is being filled, and puts it back at the next refusal', async () => {
  render(<Form />)
  const field = screen.getByLabelText('Nom')
  await userEvent.click(screen.getByText('Envoyer'))
  expect(screen.getByText(MISSING)).toBeTruthy()
  await userEvent.type(field, 'Jo')
  expect(screen.queryByText(MISSING)).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.submit(field)
  expect(screen.getByText(MISSING)).toBeTruthy()
})
