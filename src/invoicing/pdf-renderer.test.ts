import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { appRoot } from '~/config/app-root'
import { PartMissing } from '~/domain/part-missing'
import { outageOf } from '~/http/outage'
import { sampleEvents, sampleInvoice, sampleSignature } from '../../tests/support/papers'
import { withoutPriorities } from '../../tests/support/refused-calls'
import { renderInvoice } from './invoice/render-invoice'
import { paperRenderers } from './paper-renderers'
import { PdfRendererFailure, startPdfRenderer } from './pdf-renderer'

let program: URL

/** The worker bundled as the build does it, inside the project so that it finds its packages. */
beforeAll(async () => {
  const folder = mkdtempSync(join(appRoot, 'node_modules/.pdf-renderer-test-'))
  const outfile = join(folder, 'pdf-renderer-worker.js')
  await build({
    entryPoints: [join(appRoot, 'src/invoicing/pdf-renderer-worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
  })
  program = pathToFileURL(outfile)
})

function newPdfRenderer() {
  const pdfRenderer = startPdfRenderer(program)
  onTestFinished(() => pdfRenderer.stop())
  return pdfRenderer
}

it('draws the same bytes as by hand, several at a time', async () => {
  const pdfRenderer = newPdfRenderer()
  const papers = ['FTN-2026-00001', 'FTN-2026-00002', 'FTN-2026-00003'].map(number =>
    sampleInvoice({ number }),
  )
  const drawn = await Promise.all(papers.map(paper => pdfRenderer.invoice(paper, sampleSignature())))
  for (const [index, paper] of papers.entries()) {
    expect(
      Buffer.compare(drawn[index] ?? Buffer.alloc(0), await renderInvoice(paper, sampleSignature())),
    ).toBe(0)
  }
})

it('draws evidence and summaries too', async () => {
  const pdfRenderer = newPdfRenderer()
  const paper = sampleInvoice()
  const summary = { paper, signed_at: new Date(0), files: [] }
  const evidence = {
    paper,
    signature: sampleSignature(),
    sealed_sha256: '0'.repeat(64),
    seal_level: 'B' as const,
    seal_warning: null,
    certificate: '-----BEGIN CERTIFICATE-----',
    events: sampleEvents(3),
    exported_at: new Date(0),
  }
  expect(Buffer.compare(await pdfRenderer.summary(summary), await paperRenderers.summary(summary))).toBe(0)
  expect(Buffer.compare(await pdfRenderer.evidence(evidence), await paperRenderers.evidence(evidence))).toBe(
    0,
  )
})

it('refuses what cannot be drawn, and goes on', async () => {
  const pdfRenderer = newPdfRenderer()
  const broken = sampleInvoice({ issued_at: new Date(Number.NaN) })
  await expect(pdfRenderer.invoice(broken, null)).rejects.toThrow(/Invalid time value/)
  expect((await pdfRenderer.invoice(sampleInvoice(), null)).length).toBeGreaterThan(10_000)
})

it('starts again after its thread died', async () => {
  const pdfRenderer = newPdfRenderer()
  const drawing = pdfRenderer.invoice(sampleInvoice(), null)
  await pdfRenderer.stop()
  await expect(drawing).rejects.toThrow()
  expect((await pdfRenderer.invoice(sampleInvoice(), null)).length).toBeGreaterThan(10_000)
})

it('asks for another try while an update took its packages away, and draws once they are there', async () => {
  const place = join(dirname(fileURLToPath(program)), 'update.mjs')
  writeFileSync(place, `import 'a-package-that-npm-took-away'`)
  const pdfRenderer = startPdfRenderer(pathToFileURL(place))
  const failure = await pdfRenderer.invoice(sampleInvoice(), null).catch(error => error)
  expect(failure).toBeInstanceOf(PdfRendererFailure)
  expect(failure.cause).toBeInstanceOf(PartMissing)
  expect(outageOf(failure)).toMatchObject({ status: 503, code: 'unavailable' })
  copyFileSync(program, place)
  expect((await pdfRenderer.invoice(sampleInvoice(), null)).length).toBeGreaterThan(10_000)
  await pdfRenderer.stop()
})

it('says why when its program is not there', async () => {
  const pdfRenderer = startPdfRenderer(new URL('file:///nowhere/pdf-renderer-worker.js'))
  await expect(pdfRenderer.invoice(sampleInvoice(), null)).rejects.toThrow('Cannot find module')
})

it('leaves the thread that asks free', async () => {
  const pdfRenderer = newPdfRenderer()
  await pdfRenderer.invoice(sampleInvoice(), null)
  let turns = 0
  let drawing = true
  const turn = () => {
    turns++
    if (drawing) setImmediate(turn)
  }
  turn()
  await Promise.all(Array.from({ length: 20 }, () => pdfRenderer.invoice(sampleInvoice(), sampleSignature())))
  drawing = false
  // Drawn on this thread, an invoice would let it turn a few times at most.
  expect(turns).toBeGreaterThan(1_000)
})

const refused = withoutPriorities()
it.skipIf(!refused)('draws where the system refuses every priority', async () => {
  const [command = '', ...words] = refused ?? []
  const drawn = ['--import', 'tsx', 'tests/support/pdf-renderer-program.ts', program.href]
  const { stdout } = await promisify(execFile)(command, [...words, process.execPath, ...drawn])
  expect(Number(stdout)).toBeGreaterThan(10_000)
})
