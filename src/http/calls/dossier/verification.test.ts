import { X509Certificate } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inChunks } from '~/usecases/ground/in-chunks'
import { verifyInvoice } from '~/usecases/verification/verify-invoice'
import { CLIENT } from '../../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

async function verdictOf(url: string, file: Uint8Array) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file)], 'facture.pdf'))
  const answer = await fetch(`${url}/api/verification`, { method: 'POST', body: form })
  expect(answer.status).toBe(200)
  return (await answer.json()) as unknown
}

test('anyone can check an invoice: genuine, changed or unknown, and no file stays', async () => {
  const { url, dataDir } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  const read = async () => Buffer.from(await (await fetch(`${url}/api/invoice/${id}/view`)).arrayBuffer())
  expect(await verdictOf(url, await read())).toEqual({ verdict: 'unknown' })

  await visitor.sign(id)
  const signed = await read()
  const before = (await readdir(dataDir, { recursive: true })).length
  expect(await verdictOf(url, signed)).toEqual({ verdict: 'genuine' })
  expect(await verdictOf(url, Buffer.concat([signed, Buffer.from('%')]))).toEqual({ verdict: 'changed' })
  const flipped = Buffer.from(signed)
  flipped[200] = (flipped[200] ?? 0) ^ 1
  expect(await verdictOf(url, flipped)).toEqual({ verdict: 'changed' })
  expect(await verdictOf(url, pdfFile())).toEqual({ verdict: 'unknown' })
  expect(await verdictOf(url, Buffer.alloc(0))).toEqual({ verdict: 'unknown' })
  expect(await verdictOf(url, Buffer.concat([signed, Buffer.alloc(9_000_000)]))).toEqual({
    verdict: 'unknown',
  })
  expect((await readdir(dataDir, { recursive: true })).length).toBe(before)
})

test('a request without a file is refused', async () => {
  const { url } = sharedSite()
  const form = new FormData()
  form.append('other', 'x')
  const answer = await fetch(`${url}/api/verification`, { method: 'POST', body: form })
  expect(answer.status).toBe(422)
})

test('one address that sent files without an end held half a gigabyte: few lie in memory, and none for long', async () => {
  const { deps } = sharedSite()
  let [begun, ended, most] = [0, 0, 0]
  async function* endless() {
    begun += 1
    most = Math.max(most, begun - ended)
    yield Buffer.from('%PDF-1.7')
    await new Promise(() => {})
  }
  async function* parts() {
    yield { filename: 'facture.pdf', bytes: endless() }
  }
  const verify = () =>
    verifyInvoice(deps, CLIENT, parts(), 20).catch(({ code }) => {
      ended += 1
      return code
    })
  const answers = await Promise.all(Array.from({ length: 100 }, verify))
  expect(new Set(answers)).toEqual(new Set(['request-too-slow']))
  // And those whose refusal is on its way.
  expect(most).toBeLessThanOrEqual(64)
})

test('the certificate of the seals has a stable address', async () => {
  const { url } = sharedSite()
  const answer = await fetch(`${url}/api/verification/certificate`)
  expect(answer.headers.get('content-type')).toBe('application/x-pem-file')
  expect(new X509Certificate(await answer.text()).subject).toContain('Cachet')
})

test('a test paper is never called genuine, not even once its row is gone', async () => {
  const { url, deps } = sharedSite()
  const answer = await fetch(`${url}/api/test/create-test-company`, { method: 'POST' })
  const { pdf_path } = (await answer.json()) as { pdf_path: string }
  const paper = Buffer.from(await (await fetch(`${url}${pdf_path}`)).arrayBuffer())
  expect(await verdictOf(url, paper)).toEqual({ verdict: 'specimen' })
  await deps.db.deleteFrom('invoices').where('is_test', '=', true).execute()
  expect(await verdictOf(url, paper)).toEqual({ verdict: 'specimen' })
})

test('what is stored is compared with its hash before it is given, and a look of the team is not the client’s', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  await visitor.sign(id)
  const { token } = await administratorOf(url)
  const view = (headers: Record<string, string> = {}) => fetch(`${url}/api/invoice/${id}/view`, { headers })
  await view({ authorization: `Bearer ${token}` })
  await view()
  const looks = await deps.db
    .selectFrom('events')
    .select('actor')
    .where('type', '=', 'invoice-viewed')
    .orderBy('id')
    .execute()
  expect(looks.map(({ actor }) => actor)).toEqual(['administrator', 'visitor'])

  const { pdf_key } = await deps.db.selectFrom('invoices').select('pdf_key').executeTakeFirstOrThrow()
  await deps.encryptedFiles.remove(String(pdf_key))
  await deps.encryptedFiles.write(null, String(pdf_key), inChunks(pdfFile()))
  expect(await (await view()).json()).toMatchObject({ status: 500, code: 'paper-altered' })
})
