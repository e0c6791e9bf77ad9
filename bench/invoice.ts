import { facturX } from '../src/invoicing/invoice/factur-x'
import { renderInvoice } from '../src/invoicing/invoice/render-invoice'
import { HARD_NAMES, sampleInvoice, sampleSealer, sampleSignature } from '../tests/support/files/papers'
import type { Figure } from './support/figure'

/** XML, PDF and seal of an invoice, in processor time (specification D1). */
const MOST_MS = 50
const ROUNDS = 60

const papers = HARD_NAMES.map(company_name =>
  sampleInvoice({ buyer: { ...sampleInvoice().buyer, company_name } }),
)
const paperOf = (round: number) => papers[round % papers.length] ?? sampleInvoice()

/** What an invoice costs, and its parts apart, over the thirty hard names. */
export async function run(): Promise<Figure[]> {
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
