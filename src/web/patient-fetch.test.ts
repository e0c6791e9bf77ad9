import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { makeApiOf } from '~/contract/client'
import { companyCalls } from '~/contract/dossier/company'
import { invoiceCalls } from '~/contract/dossier/invoice'
import { FILE_PATIENCE, PATIENCE } from '~/contract/patience'
import { listening } from '../../tests/support/servers/listening'
import { patientFetch } from './patient-fetch'

afterEach(() => vi.useRealTimers())

/** A server that never answers, or stops in the middle of its answer. */
const silentServer = (begins: boolean) =>
  server(answer => {
    if (begins) answer.writeHead(200, { 'content-type': 'application/json' }).write('{')
  })

const server = (answers: (answer: ServerResponse) => void) =>
  listening(createServer((_, answer) => answers(answer)))

test.each([
  ['that keeps silent', false],
  ['that stops in the middle', true],
])('a server %s is given up after 25 seconds, in words for people', async (_, begins) => {
  const url = await silentServer(begins)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const api = makeApiOf(companyCalls, (path, init) => patientFetch(`${url}${path}`, init))
  // With a signal of one's own too: whoever may leave is told as well.
  const { signal } = new AbortController()
  const asked = api.readCompany({ params: { id: 'x' }, signal }).catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(PATIENCE + 1)
  const error = await asked
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(ApiProblem)
  expect((error as Error).message).toBe('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.')
})

test('whoever gives up first says so himself', async () => {
  const url = await silentServer(false)
  const leaving = new AbortController()
  const asked = patientFetch(url, { signal: leaving.signal })
  leaving.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file may take longer than 25 seconds as long as it comes, and is given up once it stops', async () => {
  let send = (_: string) => {}
  const url = await server(answer => {
    send = words => void answer.write(words)
    answer.writeHead(200, { 'content-type': 'application/pdf' })
    send('first')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reader = (await patientFetch(url)).body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await next()).toBe('first')
  for (const words of ['second', 'third']) {
    await vi.advanceTimersByTimeAsync(PATIENCE - 1_000)
    send(words)
    expect(await next()).toBe(words)
  }
  const stopped = next().catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(PATIENCE + 1)
  expect(await stopped).toBeInstanceOf(Error)
})

test('an invoice that a server begins to send after 29 seconds arrives, where it was given up after 25', async () => {
  let send = () => {}
  let asked = () => {}
  const url = await server(answer => {
    send = () => void answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    asked()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const api = makeApiOf(invoiceCalls, (path, init) => patientFetch(`${url}${path}`, init))
  for (const read of [api.viewInvoice, api.downloadInvoice]) {
    const arrived = new Promise<void>(resolve => {
      asked = resolve
    })
    const answer = read({ params: { id: 'x' } }).then(response => response.text())
    await arrived
    await vi.advanceTimersByTimeAsync(FILE_PATIENCE - 1_000)
    send()
    expect(await answer).toBe('%PDF')
  }
  const never = api.viewInvoice({ params: { id: 'x' } }).catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(FILE_PATIENCE + 1)
  expect(await never).toBeInstanceOf(Error)
})
