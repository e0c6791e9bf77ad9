import { expect, test } from 'vitest'
import { connectionOf } from './hosts'

test('one server is left to the driver; several are told apart, with their ports', () => {
  const one = 'postgresql://me:a%2Cb@db.example:5433/site?sslmode=require'
  expect(connectionOf(one)).toEqual({ connectionString: one })
  const several =
    'postgresql://me:secret@one.example,[::1]:5433/site?target_session_attrs=read-write&sslmode=require'
  expect(connectionOf(several)).toEqual({
    connectionString: 'postgresql://me:secret@one.example/site?sslmode=require',
    hosts: [
      { host: 'one.example', port: 5432 },
      { host: '::1', port: 5433 },
    ],
  })
})
