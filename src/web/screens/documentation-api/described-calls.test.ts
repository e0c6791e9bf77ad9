import { expect, test } from 'vitest'
import { contract } from '~/contract/contract'
import { describedCalls } from './described-calls'

const calls = describedCalls().flatMap(group => group.calls)
const named = (name: keyof typeof contract) => calls.find(call => call.name === name)

test('every call of the contract is described once', () => {
  expect(calls.map(call => call.name).sort()).toEqual(Object.keys(contract).sort())
})

test('a question is told field by field, with its limits', () => {
  expect(named('uploadDocument')?.body).toMatchObject([
    { name: 'file', kind: 'fichier', required: true },
    { name: 'document_type', kind: expect.stringContaining('"urssaf"'), required: true },
  ])
  expect(named('dossiers')?.query).toContainEqual({
    name: 'limit',
    kind: 'nombre entier, de 1 à 1\u202f000, 100 sans réponse',
    required: false,
    fields: [],
  })
})

test('an answer is told down to the fields of what its lists hold', () => {
  const [dossiers] = named('dossiers')?.reply ?? []
  expect(dossiers).toMatchObject({ name: 'dossiers', kind: 'liste\u00a0: objet' })
  expect(dossiers?.fields.map(field => field.name)).toContain('company_name')
  expect(named('viewInvoice')).toMatchObject({ reply: [], media: 'application/pdf', status: '200' })
})
