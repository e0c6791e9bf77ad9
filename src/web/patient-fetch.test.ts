import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiProblem, makeApiOf } from '~/contract/client'
import { companyCalls } from '~/contract/company'
import { PATIENCE, patientFetch } from './patient-fetch'

afterEach(() => vi.useRealTimers())

/** A server that never answers, or stops in the middle of its answer. */
async function silentServer(begins: boolean) {
  const server = createServer((_, answer) => {
    if (begins) answer.writeHead(200, { 'content-type': 'application/json' }).write('{')
  })
  await new Promise<void>(ready => server.listen(0, ready))
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test.each([
  ['that keeps silent', false],
  ['that stops in the middle', true],
])('a server %s is given up after 25 seconds, in words for people', async (_, begins) => {
  const url = await silentServer(begins)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const api = makeApiOf(companyCalls, (path, init) => patientFetch(`${url}${path}`, init))
  const asked = api.readCompany({ params: { id: 'x' } }).catch((error: Error) => error)
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
