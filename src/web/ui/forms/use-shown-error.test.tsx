// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Checkbox } from './checkbox'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
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

function Choices() {
  const [typed, setTyped] = useState({ trade: '', project: '', agreed: false })
  const change = (part: Partial<typeof typed>) => setTyped(before => ({ ...before, ...part }))
  return (
    <form>
      <SelectField
        name="metier"
        label="Métier"
        value={typed.trade}
        onChange={e => change({ trade: e.target.value })}
        error="Choisissez."
      >
        <option value="">Choisissez</option>
        <option value="plumber">Plombier</option>
      </SelectField>
      <TextAreaField
        name="projet"
        label="Projet"
        value={typed.project}
        onChange={e => change({ project: e.target.value })}
        error="Décrivez."
      />
      <Checkbox
        name="accord"
        checked={typed.agreed}
        onChange={e => change({ agreed: e.target.checked })}
        error="Acceptez."
      >
        J’accepte
      </Checkbox>
    </form>
  )
}

it('does so for lists, long texts and boxes too', async () => {
  render(<Choices />)
  const change = async (label: string, act: (field: HTMLElement) => Promise<unknown>) => {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await act(field)
    expect(field.getAttribute('aria-invalid')).toBeNull()
  }
  await change('Métier', field => userEvent.selectOptions(field, 'plumber'))
  await change('Projet', field => userEvent.type(field, 'Une fuite'))
  await change('J’accepte', field => userEvent.click(field))
  expect(screen.queryByText(/Choisissez\.|Décrivez|Acceptez/)).toBeNull()
})
