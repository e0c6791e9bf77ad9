import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../tests/support/servers/free-port'
import { remedyFor, wordsOf } from './failure'

test('the words of an error are all that is printed of it: no address with a password, nothing that it carries', () => {
  const error = Object.assign(new Error('cannot reach postgresql://site:geheim@db.example/site'), {
    client: { secretKey: 'geheim' },
  })
  expect(wordsOf(error)).toBe('cannot reach postgresql://…@db.example/site')
  expect(wordsOf(new AggregateError([new Error('a'), new Error('b')]))).toBe('a, b')
  expect(wordsOf('text')).toBe('text')
})

test('what the operator can mend is one line with what to do, without a place in the code', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch(error => [error])
  expect(remedyFor(error)).toMatch(
    /^listen EADDRINUSE.*: another program listens there: stop it, or set PORT\.$/,
  )
  const away = await once(connect(await freePort(), '127.0.0.1'), 'error').catch(error => [error])
  expect(remedyFor(away[0])).toMatch(/^connect ECONNREFUSED [^\n]*: nobody answers there: .*DATABASE_URL/)
  const nowhere = await once(connect(join(resolve('src'), 'no.socket')), 'error').catch(error => [error])
  expect(remedyFor(nowhere[0])).toMatch(/^connect ENOENT [^\n]*: nobody answers there: /)
  let file: unknown
  try {
    mkdirSync(join(resolve('package.json'), 'data'))
  } catch (error) {
    file = error
  }
  expect(remedyFor(file)).toMatch(/^ENOTDIR: [^\n]*: a file stands where a folder is to be: /)
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(remedyFor(full)).toMatch(/write: that disk is full: /)
  const denied = Object.assign(new Error('permission denied for database site'), { code: '42501' })
  expect(remedyFor(denied)).toMatch(/^permission denied for database site: grant its role/)
  const ended = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
  })
  const discarded = new Error('Postgres connection has been discarded')
  for (const lost of [ended, discarded])
    expect(remedyFor(lost)).toMatch(
      /^(terminating|Postgres) connection [^:]*: the connection was lost on the way: /,
    )
  expect(remedyFor(new TypeError('x is not a function'))).toBe(null)
})
