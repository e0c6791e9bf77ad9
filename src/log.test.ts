import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeLog, withoutSecrets } from './log'

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  let lines = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines += chunk
      done()
    },
  })
  write(makeLog('info', sink))
  return lines
}

test('an error is told by kind, code, place and words without secrets', () => {
  const error = Object.assign(
    new Error('cannot send to gerante@exemple.fr: FR76 3000 6000 0112 3456 7890 189'),
    {
      code: 'EENVELOPE',
      recipient: 'gerante@exemple.fr',
    },
  )
  const line = JSON.parse(logged(log => log.report(error)))
  expect(line).toMatchObject({ kind: 'Error', code: 'EENVELOPE', words: 'cannot send to [e-mail] [iban]' })
  expect(line.at[0]).toContain('log.test.ts')
  expect(JSON.stringify(line)).not.toContain('exemple')
})

test('of several errors that come together the first say what they are', () => {
  const away = Object.assign(new Error('gerante@exemple.fr is away'), { code: 'EIO' })
  const round = new AggregateError([away, new AggregateError([away], '1 failed')], '2 failed')
  const line = JSON.parse(logged(log => log.report(round)))
  const told = { code: 'EIO', words: '[e-mail] is away' }
  expect(line).toMatchObject({ words: '2 failed', errors: [told, { words: '1 failed', errors: [told] }] })
})

test('what the database says of a row is left out, its cause too', () => {
  const cause = Object.assign(new Error('Key (email)=(gerante@exemple.fr) already exists'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'gerante@exemple.fr',
    table: 'dossiers',
    constraint: 'dossiers_email',
  })
  const text = logged(log => log.report(new Error('failed', { cause })))
  expect(text).not.toContain('gerante')
  expect(JSON.parse(text).cause).toMatchObject({ code: '23505', table: 'dossiers' })
})

test.each([
  ['GET /dossier/AbCdEfGhIjKlMnOpQrStUvWxYz012345', 'GET /dossier/[key]'],
  ['siret 732 829 320 00074', 'siret [number]'],
  ['siret 73282932000074', 'siret [number]'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('%s', (words, expected) => {
  expect(withoutSecrets(words)).toBe(expected)
})
