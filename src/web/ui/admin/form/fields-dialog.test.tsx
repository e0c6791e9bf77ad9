// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { FieldsDialog } from './fields-dialog'

it('says once what is wrong with a field, beside it, and above all that something is', () => {
  const detail = 'Certains champs sont à corriger.'
  const errors = [{ field: 'siren', message: 'Ce SIREN n’existe pas.' }]
  const error = new ApiProblem(422, { code: 'invalid-fields', detail, errors })
  const asked = (refusal: Error | null) => (
    <FieldsDialog
      title="Identité"
      action="Enregistrer"
      fields={[{ name: 'siren', label: 'SIREN' }]}
      act={{ isPending: false, error: refusal }}
      keptAs="identite"
      onDone={() => {}}
      onClose={() => {}}
    />
  )
  const { rerender } = render(asked(null))
  rerender(asked(error))
  expect(screen.getAllByText(/Ce SIREN/)).toHaveLength(1)
  expect(screen.getByText(detail)).toBeTruthy()
})

it('sends nothing while a field says itself what is wrong with it', () => {
  const onDone = vi.fn()
  render(
    <FieldsDialog
      title="Virement"
      action="Noter"
      fields={[
        {
          name: 'amount',
          label: 'Montant',
          flawOf: typed => (typed === '100,50' ? undefined : 'Un montant.'),
        },
      ]}
      act={{ isPending: false, error: null }}
      keptAs="essai"
      onDone={onDone}
      onClose={() => {}}
    />,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Noter' }))
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  type('100,999')
  expect(screen.queryByText('Un montant.')).toBeNull()
  press()
  expect(screen.getByText('Un montant.')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  type('100,50')
  press()
  expect(onDone).toHaveBeenCalledWith({ amount: '100,50' }, expect.any(Function))
})

it('a choice that a colleague took meanwhile is not the one that is sent', () => {
  const onDone = vi.fn()
  const asked = (numbers: string[]) => (
    <FieldsDialog
      title="Donner un numéro"
      action="Attribuer"
      fields={[{ name: 'number', label: 'Numéro libre', choices: numbers.map(one => [one, one]) }]}
      act={{ isPending: false, error: null }}
      keptAs="essai"
      onDone={onDone}
      onClose={() => {}}
    />
  )
  const { rerender } = render(asked(['+33100000001', '+33100000002']))
  rerender(asked(['+33100000002']))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('+33100000002')
  fireEvent.click(screen.getByRole('button', { name: 'Attribuer' }))
  expect(onDone).toHaveBeenCalledWith({ number: '+33100000002' }, expect.any(Function))
})

it('keeps what is typed over the end of a session, until it is done or taken back', () => {
  const onClose = vi.fn()
  const onDone = vi.fn()
  const open = () =>
    render(
      <FieldsDialog
        title="Corriger"
        action="Corriger"
        fields={[{ name: 'name', label: 'Nom', value: 'Perrier' }]}
        act={{ isPending: false, error: null }}
        keptAs="correction:a"
        onDone={onDone}
        onClose={onClose}
      />,
    )
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  let shown = open()
  fireEvent.change(field(), { target: { value: 'Perrier frères' } })
  shown.unmount()
  shown = open()
  expect(field().value).toBe('Perrier frères')
  press('Corriger')
  onDone.mock.calls[0]?.[1]()
  expect(onClose).toHaveBeenCalledOnce()
  shown.unmount()
  shown = open()
  expect(field().value).toBe('Perrier')
  fireEvent.change(field(), { target: { value: 'Perrier et fille' } })
  press('Ne rien changer')
  shown.unmount()
  open()
  expect(field().value).toBe('Perrier')
})

it('who takes up a correction again over what a colleague wrote since reads his, and may take it', () => {
  const onDone = vi.fn()
  const open = (name: string, town = 'Lyon') =>
    render(
      <FieldsDialog
        title="Corriger"
        action="Corriger"
        fields={[
          { name: 'name', label: 'Nom', value: name },
          { name: 'town', label: 'Ville', value: town },
        ]}
        act={{ isPending: false, error: null }}
        keptAs="correction:b"
        onDone={onDone}
        onClose={() => {}}
      />,
    )
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' })
  const first = open('Perrier')
  fireEvent.change(name(), { target: { value: 'Perrier frères' } })
  first.unmount()
  const again = open('Perrier et fille', 'Nice')
  expect(name().value).toBe('Perrier frères')
  expect(screen.getByRole('status').textContent).toContain('on y lit\u00a0:Perrier et fille')
  fireEvent.change(name(), { target: { value: 'Perrier frères SARL' } })
  again.unmount()
  open('Perrier et fille', 'Nice')
  fireEvent.click(screen.getByRole('button', { name: /^Prendre cette version/ }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('button', { name: 'Corriger' }))
  expect(onDone.mock.calls[0]?.[0]).toEqual({ name: 'Perrier et fille', town: 'Nice' })
})
