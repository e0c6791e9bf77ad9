import { X509Certificate } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pdfFile } from '../../../tests/support/files'
import { startSite } from '../../../tests/support/in-process'
import { visitorOf } from '../../../tests/support/path'

async function verdictOf(url: string, file: Uint8Array) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file)], 'facture.pdf'))
  const answer = await fetch(`${url}/api/verification`, { method: 'POST', body: form })
  expect(answer.status).toBe(200)
  return (await answer.json()) as unknown
}

test('anyone can check an invoice: genuine, changed or unknown, and no file stays', async () => {
  const { url, dataDir } = await startSite()
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
  const { url } = await startSite()
  const form = new FormData()
  form.append('other', 'x')
  const answer = await fetch(`${url}/api/verification`, { method: 'POST', body: form })
  expect(answer.status).toBe(422)
})

test('the certificate of the seals has a stable address', async () => {
  const { url } = await startSite()
  const answer = await fetch(`${url}/api/verification/certificate`)
  expect(answer.headers.get('content-type')).toBe('application/x-pem-file')
  expect(new X509Certificate(await answer.text()).subject).toContain('Cachet')
})
