import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { childPdfRenderer } from '~/child-pdf-renderer'
import { PartMissing } from '~/domain/part-missing'
import { outageOf } from '~/http/outage'
import { childrenOf, toldOf } from '../../bench/support/child-processes'
import { sampleEvents, sampleInvoice, sampleSignature } from '../../tests/support/files/papers'
import { withoutPriorities } from '../../tests/support/refused-calls'
import { atEnd, oncePerFile } from '../../tests/support/runner/at-end'
import { renderInvoice } from './invoice/render-invoice'
import { paperRenderers } from './paper-renderers'
import { PdfRendererFailure, pdfRendererIn } from './pdf-renderer'

function newPdfRenderer(program?: string) {
  const pdfRenderer = childPdfRenderer(program)
  atEnd(() => pdfRenderer.stop())
  return pdfRenderer
}

/** For what leaves its process as it was: each start of one takes seconds of a processor. */
const sharedPdfRenderer = oncePerFile(async () => newPdfRenderer())

const drawers = () =>
  childrenOf('self').filter(pid => toldOf(pid, 'cmdline').includes('pdf-renderer-program'))

it('draws the same bytes as by hand, several at a time', async () => {
  const pdfRenderer = sharedPdfRenderer()
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
  const pdfRenderer = sharedPdfRenderer()
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
  const pdfRenderer = sharedPdfRenderer()
  const broken = sampleInvoice({ issued_at: new Date(Number.NaN) })
  await expect(pdfRenderer.invoice(broken, null)).rejects.toThrow(/Invalid time value/)
  expect((await pdfRenderer.invoice(sampleInvoice(), null)).length).toBeGreaterThan(10_000)
})

it('refuses what its process was drawing when it died, and starts another', async () => {
  const others = drawers()
  const pdfRenderer = newPdfRenderer()
  await pdfRenderer.invoice(sampleInvoice(), null)
  const drawing = pdfRenderer.invoice(sampleInvoice(), null)
  for (const pid of drawers()) if (!others.includes(pid)) process.kill(pid, 'SIGKILL')
  await expect(drawing).rejects.toThrow(PdfRendererFailure)
  expect((await pdfRenderer.invoice(sampleInvoice(), null)).length).toBeGreaterThan(10_000)
})

it('stands behind visitors with every thread', async () => {
  await sharedPdfRenderer().invoice(sampleInvoice(), null)
  const [pid = 0] = drawers()
  const threads = readdirSync(`/proc/${pid}/task`)
  expect(threads.length).toBeGreaterThan(4)
  for (const thread of threads) expect(getPriority(Number(thread))).toBeGreaterThanOrEqual(10)
})

it('asks for another try while a part of the program is away', async () => {
  const drawn = { error: 'a font is not there', missing: true }
  const pdfRenderer = pdfRendererIn({ run: async () => drawn, stop: async () => {} })
  const failure = await pdfRenderer.invoice(sampleInvoice(), null).catch(error => error)
  expect(failure).toBeInstanceOf(PdfRendererFailure)
  expect(failure.cause).toBeInstanceOf(PartMissing)
  expect(outageOf(failure)).toMatchObject({ status: 503, code: 'unavailable' })
})

it('says why when its program is not there', async () => {
  await expect(newPdfRenderer('nowhere').invoice(sampleInvoice(), null)).rejects.toThrow('did not start')
})

it('leaves the thread that asks free', async () => {
  const pdfRenderer = sharedPdfRenderer()
  await pdfRenderer.invoice(sampleInvoice(), null)
  let turns = 0
  let drawing = true
  const turn = () => {
    turns++
    if (drawing) setImmediate(turn)
  }
  turn()
  await Promise.all(Array.from({ length: 5 }, () => pdfRenderer.invoice(sampleInvoice(), sampleSignature())))
  drawing = false
  // Drawn on this thread, an invoice would let it turn a few times at most.
  expect(turns).toBeGreaterThan(1_000)
})

const refused = withoutPriorities()
it.skipIf(!refused)('draws where the system refuses every priority', async () => {
  const [command = '', ...words] = refused ?? []
  const drawn = ['--import', 'tsx', 'tests/support/program/pdf-renderer-in-child.ts']
  const { stdout } = await promisify(execFile)(command, [...words, process.execPath, ...drawn])
  expect(Number(stdout)).toBeGreaterThan(10_000)
})
