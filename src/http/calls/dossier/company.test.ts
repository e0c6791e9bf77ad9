import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { DRAFT_REFERENCE } from '~/domain/invoice/invoice'
import { company, pieces, visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

const problem = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { code: string; detail: string; errors?: { field: string }[] }),
})

test('the French path by plain HTTP, from the company to the signed invoice', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  const state = (await (await visitor.read(id)).json()) as Record<string, unknown>
  expect(state).toMatchObject({
    status: 'Nouveau',
    step: 3,
    missing: [],
    signed: false,
    invoice_number: expect.stringMatching(DRAFT_REFERENCE),
  })

  const draft = await fetch(`${url}/api/invoice/${id}/view`)
  const draftBytes = Buffer.from(await draft.arrayBuffer())
  expect(draft.headers.get('etag')).toBe(`"${createHash('sha256').update(draftBytes).digest('hex')}"`)
  const again = await fetch(`${url}/api/invoice/${id}/view`)
  expect(Buffer.from(await again.arrayBuffer()).equals(draftBytes)).toBe(true)

  expect(await problem(await visitor.finalize(id))).toMatchObject({ status: 409, code: 'not-signed' })
  const signed = await (
    await visitor.sign(id, {
      'if-match': String(draft.headers.get('etag')),
      'agreements-version': String(state.agreements_version),
    })
  ).json()
  expect(await (await visitor.sign(id)).json()).toEqual(signed)
  const finalized = await (await visitor.finalize(id)).json()
  expect(finalized).toMatchObject({ status: 'Soumis' })
  expect(await (await visitor.finalize(id)).json()).toEqual(finalized)

  const view = Buffer.from(await (await fetch(`${url}/api/invoice/${id}/view`)).arrayBuffer())
  const download = await fetch(`${url}/api/invoice/${id}/download`)
  expect(download.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''facture_H%C3%B4tel%20%26%20Spa%20_%C3%89t%C3%A9_.pdf`,
  )
  expect(Buffer.from(await download.arrayBuffer()).equals(view)).toBe(true)
  expect(view.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a company with missing, blank, overlong or invisible values is refused field by field', async () => {
  const visitor = visitorOf(sharedSite().url)
  const fieldsOf = async (body: unknown) => {
    const answer = await problem(await visitor.submit(body))
    expect([answer.status, answer.code]).toEqual([422, 'invalid-fields'])
    return answer.errors?.map(error => error.field)
  }
  expect(await fieldsOf({})).toEqual(['company_name', 'siret', 'address', 'phone', 'email'])
  expect(await fieldsOf({ ...company, address: ' \t ' })).toEqual(['address'])
  expect(await fieldsOf({ ...company, company_name: 'x'.repeat(201) })).toEqual(['company_name'])
  expect(await fieldsOf({ ...company, phone: '01\u000002' })).toEqual(['phone'])
  expect(await fieldsOf({ ...company, company_name: '\ud800' })).toEqual(['company_name'])
  for (const email of ['gerante', 'a b@c.fr', 'a@b@c.fr', 'a@\r\nBcc: x@y.fr']) {
    expect(await fieldsOf({ ...company, email })).toEqual(['email'])
  }
  expect((await visitor.submit({ ...company, siret: '12345678912345' })).status).toBe(201)
  const broken = await visitor.submit('not an object')
  expect(broken.status).toBe(422)
})

test('unknown ids all answer the same 404', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const id = 'x'.repeat(32)
  const bodies = new Set<string>()
  for (const answer of [
    await visitor.read(id),
    await visitor.upload(id, 'rib', 'rib.pdf', pdfFile()),
    await visitor.sign(id),
    await visitor.finalize(id),
    await fetch(`${url}/api/invoice/${id}/view`),
    await fetch(`${url}/api/invoice/${id}/download`),
    await fetch(`${url}/api/company/${id}/document/rib`, { method: 'DELETE' }),
  ]) {
    expect(answer.status).toBe(404)
    bodies.add(await answer.text())
  }
  expect(bodies.size).toBe(1)
  // A page may stand open over the end of its dossier: whoever acts on it reads what became of it.
  expect([...bodies][0]).toContain('Ce dossier n’est plus à cette adresse')
  const elsewhere = await fetch(`${url}/api/aids/inconnue`)
  expect(await problem(elsewhere)).toMatchObject({ status: 404, detail: 'Cette adresse ne mène à rien.' })
})

test('a file is taken up to 10 485 760 bytes, and refused above with its connection alive', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.begin()
  expect((await visitor.upload(id, 'rib', 'rib.pdf', pdfFile(10_485_760))).status).toBe(201)
  const refused = await visitor.upload(id, 'rib', 'rib.pdf', pdfFile(10_485_761))
  expect(await problem(refused)).toMatchObject({
    status: 413,
    detail: 'Le fichier ne doit pas dépasser 10 Mo',
  })
  expect(refused.headers.get('connection')).not.toBe('close')
  const { documents } = (await (await visitor.read(id)).json()) as { documents: { size: number }[] }
  expect(documents.map(document => document.size)).toEqual([10_485_760])
})

test('what is not a piece is refused, and nothing of it stays', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.begin()
  const codes = async (answer: Response) => (await problem(answer)).code
  expect(await codes(await visitor.upload(id, 'photo', 'rib.pdf', pdfFile()))).toBe('unknown-document-type')
  expect(await codes(await visitor.upload(id, 'rib', 'rib.svg', Buffer.from('<svg/>')))).toBe('file-type')
  expect(await codes(await visitor.upload(id, 'rib', 'rib.pdf', Buffer.from('<svg/>')))).toBe('file-type')
  expect(await codes(await visitor.upload(id, 'rib', 'rib.png', pdfFile()))).toBe('file-type')
  expect(await codes(await visitor.upload(id, 'rib', 'rib.pdf', Buffer.alloc(0)))).toBe('file-empty')

  const send = (body: FormData | string, type?: string) =>
    fetch(`${url}/api/company/${id}/upload-document`, {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    })
  const none = new FormData()
  none.append('document_type', 'rib')
  expect(await codes(await send(none))).toBe('file-missing')
  const two = new FormData()
  two.append('document_type', 'rib')
  for (const name of ['a.pdf', 'b.pdf']) two.append('file', new File([new Uint8Array(pdfFile())], name))
  expect(await codes(await send(two))).toBe('too-many-files')
  expect(await codes(await send('{}', 'application/json'))).toBe('invalid-request')
  expect(
    await codes(
      await send(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
        'multipart/form-data; boundary=x',
      ),
    ),
  ).toBe('invalid-request')

  expect(await deps.db.selectFrom('documents').selectAll().execute()).toEqual([])
  expect(await storedFiles(deps)).toBe(0)
})

test('an upload that is cut leaves nothing', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.begin()
  for (const share of [0.01, 0.5, 0.99]) {
    await new Promise<void>(resolve => {
      const body = Buffer.concat([
        Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\nrib\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
        ),
        pdfFile(2_000_000),
        Buffer.from('\r\n--x--\r\n'),
      ])
      const cut = request(`${url}/api/company/${id}/upload-document`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length },
      })
      cut.on('error', () => resolve()).on('close', () => resolve())
      cut.write(body.subarray(0, Math.floor(body.length * share)), () => setTimeout(() => cut.destroy(), 100))
    })
  }
  await expect.poll(() => storedFiles(deps)).toBe(0)
  expect(await deps.db.selectFrom('documents').selectAll().execute()).toEqual([])
})

test('signing waits for the pieces and refuses what was not shown', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.begin()
  const [, , , rib] = pieces
  if (rib) await visitor.upload(id, ...rib)
  const early = await problem(await visitor.sign(id))
  expect(early).toMatchObject({ status: 409, code: 'documents-missing' })
  expect(early.detail).toContain('l’attestation URSSAF')
  expect(early.detail).not.toContain('RIB')
  expect((await fetch(`${url}/api/invoice/${id}/view`)).status).toBe(404)

  const complete = await visitor.complete()
  expect(await problem(await visitor.sign(complete, { 'if-match': `"${'0'.repeat(64)}"` }))).toMatchObject({
    status: 412,
    code: 'invoice-changed',
  })
  expect(await problem(await visitor.sign(complete, { 'agreements-version': '1999' }))).toMatchObject({
    status: 412,
    code: 'agreements-changed',
  })
})

test('after the signature nothing can be changed', async () => {
  const { url, deps } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.finish()
  const put = await fetch(`${url}/api/company/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(company),
  })
  expect(await problem(put)).toMatchObject({ status: 409, code: 'already-signed' })
  expect((await visitor.upload(id, 'rib', 'rib.pdf', pdfFile())).status).toBe(409)
  expect((await fetch(`${url}/api/company/${id}/document/rib`, { method: 'DELETE' })).status).toBe(409)
  await expect(deps.db.updateTable('invoices').set({ company_name: 'Autre' }).execute()).rejects.toThrow(
    /issued/,
  )
  await expect(deps.db.deleteFrom('invoices').execute()).rejects.toThrow(/issued/)
})

test('fifty signatures at once make one seal and one event', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  const answers = await Promise.all(Array.from({ length: 50 }, async () => (await visitor.sign(id)).text()))
  expect(new Set(answers).size).toBe(1)
  const events = await deps.db.selectFrom('events').selectAll().where('type', '=', 'invoice-signed').execute()
  expect(events).toHaveLength(1)
})

test('ten retries with one Idempotency-Key open one dossier; the same content without it opens another', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const ids = await Promise.all(
    Array.from(
      { length: 10 },
      async () =>
        ((await (await visitor.submit(company, { 'idempotency-key': 'k1' })).json()) as { id: string }).id,
    ),
  )
  expect(new Set(ids).size).toBe(1)
  expect(
    (await visitor.submit({ ...company, phone: '0600000000' }, { 'idempotency-key': 'k1' })).status,
  ).toBe(409)
  await visitor.submit()
  expect(await deps.db.selectFrom('dossiers').selectAll().execute()).toHaveLength(2)
})

/** Without the mark that tells which database the files belong to. */
async function storedFiles(deps: Awaited<ReturnType<typeof startSite>>['deps']): Promise<number> {
  let count = 0
  for await (const _ of deps.encryptedFiles.list()) count++
  return count - 1
}
