import { pathToFileURL } from 'node:url'
import { appRoot } from '../src/config/app-root'
import { facturX } from '../src/invoicing/invoice/factur-x'
import { renderInvoice } from '../src/invoicing/invoice/render-invoice'
import { startPdfRenderer } from '../src/invoicing/pdf-renderer'
import { HARD_NAMES, sampleInvoice, sampleSealer, sampleSignature } from '../tests/support/papers'
import type { Figure, Options } from './support/figure'
import { timed } from './support/numbers'
import { visitsWhileSigning } from './support/visits-while-signing'

/** XML, PDF and seal of an invoice, in processor time (specification D1). */
const MOST_MS = 50
const ROUNDS = 60

/** What an invoice costs, what one and two threads draw, and what visitors feel of it meanwhile. */
export async function run(options: Options): Promise<Figure[]> {
  return [...(await processorTime()), ...(await threads()), ...(await visitsWhileSigning(options))]
}

const papers = HARD_NAMES.map(company_name =>
  sampleInvoice({ buyer: { ...sampleInvoice().buyer, company_name } }),
)
const paperOf = (round: number) => papers[round % papers.length] ?? sampleInvoice()

/** The parts apart, over the thirty hard names. */
async function processorTime(): Promise<Figure[]> {
  const sealer = await sampleSealer()
  const signature = sampleSignature()
  const start = process.cpuUsage()
  const drawn = [await renderInvoice(sampleInvoice(), signature)]
  const first = spent(start)
  for (const paper of papers) drawn.push(await renderInvoice(paper, signature))

  const xml = await perRound(async round => void facturX(paperOf(round)))
  const drawing = await perRound(async round => void (await renderInvoice(paperOf(round), signature)))
  const seal = await perRound(
    async round => void (await sealer.seal(drawn[round % drawn.length] ?? Buffer.alloc(0))),
  )
  const ms = (name: string, value: number): Figure => ({ name, value, unit: 'ms' })
  return [
    ms('XML', xml),
    ms('PDF', drawing - xml),
    ms('seal', seal),
    { ...ms('one invoice in all', drawing + seal), limit: { most: MOST_MS } },
    ms('the first drawing, fonts read and parsed', first),
  ]
}

async function perRound(work: (round: number) => Promise<void>): Promise<number> {
  const start = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) await work(round)
  return spent(start) / ROUNDS
}

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** The same invoices by one worker thread and by two. */
async function threads(): Promise<Figure[]> {
  const program = pathToFileURL(`${appRoot}/build/app/invoicing/pdf-renderer-worker.js`)
  const presses = [startPdfRenderer(program), startPdfRenderer(program)]
  const draw = (count: number) =>
    Promise.all(
      Array.from({ length: ROUNDS }, (_, round) =>
        presses[round % count]?.invoice(paperOf(round), sampleSignature()),
      ),
    )
  await draw(2)
  const [, alone] = await timed(() => draw(1))
  const [, both] = await timed(() => draw(2))
  for (const pdfRenderer of presses) await pdfRenderer.stop()
  return [
    { name: 'one worker thread', value: ROUNDS / alone, unit: 'invoices/s' },
    {
      name: 'two worker threads',
      value: ROUNDS / both,
      unit: 'invoices/s',
      beside: { name: 'one thread', value: ROUNDS / alone },
    },
  ]
}
