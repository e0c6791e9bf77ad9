// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { FieldsDialog } from './fields-dialog'

afterEach(cleanup)

it('says once what is wrong with a field, beside it, and above all that something is', () => {
  const detail = 'Certains champs sont à corriger.'
  const errors = [{ field: 'siren', message: 'Ce SIREN n’existe pas.' }]
  const error = new ApiProblem(422, { code: 'invalid-fields', detail, errors })
  render(
    <FieldsDialog
      title="Identité"
      action="Enregistrer"
      fields={[{ name: 'siren', label: 'SIREN' }]}
      act={{ isPending: false, error }}
      onDone={() => {}}
      onClose={() => {}}
    />,
  )
  expect(screen.getAllByText(/Ce SIREN/)).toHaveLength(1)
  expect(screen.getByText(detail)).toBeTruthy()
})
