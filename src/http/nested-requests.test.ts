import { request } from 'node:http'
import { expect, test } from 'vitest'
import { visitorOf } from '../../tests/support/dossiers/path'
import { startSite } from '../../tests/support/program/in-process'

/** @returns the status, and what the answer and a page of health asked for meanwhile took of the processor together, in milliseconds */
async function post(url: string, path: string, type: string, body: Buffer | string) {
  const start = process.cpuUsage()
  const answer = new Promise<number>(resolve => {
    const { hostname, port } = new URL(url)
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) }
    const outgoing = request({ hostname, port, method: 'POST', path, headers, agent: false })
    outgoing.on('response', reply => resolve(reply.resume().statusCode ?? 0))
    // Hung up on: nobody reads that much.
    outgoing.on('error', () => resolve(413))
    outgoing.end(body)
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const status = await answer
  const { user, system } = process.cpuUsage(start)
  return { status, ms: (user + system) / 1_000 }
}

const around = (inside: string, before: string, after: string, depth: number) =>
  before.repeat(depth) + inside + after.repeat(depth)

test('JSON nested half a million deep is refused at once, by every kind of call', async () => {
  const { url, errors } = await startSite({ ROLE: 'web' })
  for (const body of [
    around('', '[', ']', 400_000),
    '['.repeat(900_000),
    `{"company_name":${around('1', '{"a":', '}', 140_000)}}`,
    `{"email":${around('', '[', ']', 300_000)},"siret":"73282932000074"}`,
  ])
    for (const path of ['/api/company/submit', '/api/company/resume-link', '/api/admin/login']) {
      const { status, ms } = await post(url, path, 'application/json', body)
      expect([400, 413, 422], path).toContain(status)
      expect(ms, path).toBeLessThan(2_000)
    }
  expect(errors).toEqual([])
})

test('multiparts in multiparts, a hundred thousand parts and headers without end are refused at once', async () => {
  const { url, errors, deps } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).begin()
  const part = (name: string, body: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`
  const nested = Array.from(
    { length: 20_000 },
    (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
  ).join('')
  for (const [boundary, body] of [
    ['b', `${part('x', '').repeat(100_000)}--b--`],
    ['b', `--b\r\n${'X-A: b\r\n'.repeat(500_000)}\r\n`],
    ['b', `--b\r\nX-A: ${'x'.repeat(5_000_000)}`],
    ['b', part('document_type', 'x'.repeat(5_000_000))],
    ['b0', nested],
    ['-', '-'.repeat(5_000_000)],
  ] as const) {
    const { status, ms } = await post(
      url,
      `/api/company/${id}/upload-document`,
      `multipart/form-data; boundary=${boundary}`,
      body,
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(ms).toBeLessThan(2_000)
  }
  expect(errors).toEqual([])
  expect(await deps.db.selectFrom('upload_reservations').selectAll().execute()).toEqual([])
})
