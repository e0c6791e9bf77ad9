import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mayLeave } from '~/domain/dossier/pieces/document-inspection'
import { OWNER } from '../../../tests/support/dossiers/actors'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { pdfFile } from '../../../tests/support/files/files'
import { EICAR } from '../../../tests/support/files/hostile-files'
import { startSite } from '../../../tests/support/program/in-process'
import { clamdMissing, startClamd } from '../../../tests/support/servers/clamd'
import { viewDocument } from '../../usecases/admin/view-document'
import { inspectDocument } from '../../usecases/inspection/inspect-document'
import { queueMissedInspections } from '../../usecases/inspection/queue-inspections'
import { clamdScanner } from './clamd'

if (clamdMissing) console.error(`skipped: ${clamdMissing}`)
const withClamd = test.skipIf(clamdMissing !== null)

async function* chunks(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part)
}

withClamd('clamd tells the test virus from an honest file, whatever the chunks', async () => {
  const clamd = await startClamd()
  onTestFinished(clamd.remove)
  const scanner = clamdScanner(clamd.address)
  expect(await scanner.scan(chunks(pdfFile()))).toBe('clean')
  expect(await scanner.scan(chunks('', ...Array<string>(40).fill('x'.repeat(65_536))))).toBe('clean')
  expect(await scanner.scan(chunks(pdfFile(), EICAR.slice(0, 20), EICAR.slice(20)))).toBe('infected')
})

withClamd('only clean pieces leave; with the scanner away they come in and wait', async () => {
  const clamd = await startClamd()
  onTestFinished(clamd.remove)
  const { url, deps } = await startSite({ ROLE: 'web', CLAMD_URL: clamd.address })
  await clamd.stop()
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  const infected = Buffer.concat([pdfFile(), Buffer.from(EICAR)])
  expect((await visitor.upload(id, 'rib', 'rib.pdf', infected)).status).toBe(201)
  const pieces = () =>
    deps.db.selectFrom('documents').select(['id', 'document_type', 'scan']).orderBy('document_type').execute()
  expect(new Set((await pieces()).map(piece => piece.scan))).toEqual(new Set(['pending']))
  const view = (kind: string) =>
    viewDocument(deps, OWNER, id, kind).then(
      () => 'left',
      e => e.code,
    )
  expect(await view('kbis')).toBe('file-not-clean')

  await clamd.start()
  // One that has not just found it away.
  const scanner = clamdScanner(clamd.address)
  for (const piece of await pieces()) await inspectDocument({ ...deps, scanner }, piece.id, deps.clock())
  expect(await view('kbis')).toBe('left')
  expect(await view('rib')).toBe('file-not-clean')
  expect(
    (await pieces()).filter(piece => piece.scan === 'infected').map(piece => piece.document_type),
  ).toEqual(['rib'])
  await queueMissedInspections({ ...deps, clock: () => new Date(Date.now() + 60 * 60_000) })
})

test('a scanner that hangs up in the middle, or talks nonsense, gives no verdict', async () => {
  for (const answer of ['', 'stream: OK but not quite', 'INSTREAM size limit exceeded. ERROR\0']) {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(answer))
    }).listen(0, 'localhost')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    await expect(clamdScanner(`tcp://localhost:${port}`).scan(chunks('x'.repeat(100_000)))).rejects.toThrow()
    server.close()
  }
  await expect(clamdScanner('unix:///nowhere/clamd.ctl').scan(chunks('x'))).rejects.toThrow()
})

test('without a scanner pieces leave as « non analysé »; with one, clean ones alone', () => {
  expect(mayLeave('not-scanned', false)).toBe(true)
  expect(mayLeave('infected', false)).toBe(false)
  for (const state of ['not-scanned', 'pending', 'infected'] as const)
    expect(mayLeave(state, true)).toBe(false)
  expect(mayLeave('clean', true)).toBe(true)
})
