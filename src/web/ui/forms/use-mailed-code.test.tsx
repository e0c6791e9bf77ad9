// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { SILENT } from '~/contract/failure'
import { CodeField } from './code-field'
import { useMailedCode } from './use-mailed-code'

function Form({ prove }: { prove: (code: string) => Promise<unknown> }) {
  const { code, setCode, error, busy, send } = useMailedCode<'prove'>()
  return (
    <form onSubmit={event => send(event, 'prove', () => prove(code))}>
      <CodeField name="code" value={code} error={error} onChange={setCode} />
      <p>{busy ? 'en cours' : 'au repos'}</p>
    </form>
  )
}

function type(code: string, prove: (code: string) => Promise<unknown>) {
  render(<Form prove={prove} />)
  const field = screen.getByLabelText('Code reçu par e-mail')
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field)
}

it('sends nothing that cannot be a code', async () => {
  const sent: string[] = []
  type('12 34', async code => sent.push(code))
  expect(await screen.findByText('Le code a six chiffres.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('says what the server said, and is at rest again', async () => {
  type('123 456', async () => {
    throw new ApiProblem(422, { detail: 'Ce code n’est pas le bon.' })
  })
  expect(screen.getByText('en cours')).toBeTruthy()
  expect(await screen.findByText('Ce code n’est pas le bon.')).toBeTruthy()
  expect(screen.getByText('au repos')).toBeTruthy()
})

it('says that no answer came', async () => {
  type('123456', async () => {
    throw new Error('silence')
  })
  expect(await screen.findByText(SILENT)).toBeTruthy()
})
