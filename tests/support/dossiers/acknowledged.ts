import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from '../../../src/contract/client'
import { answeredWith } from '../../../src/contract/failure'
import { FEWEST_KINDS } from '../../../src/domain/dossier/pieces/document-kind'
import { sha256Of } from '../../../src/domain/sha256-of'
import { digestOf, digestOfInvoice } from '../files/digest-of'
import { pdfFile } from '../files/files'
import { type Connections, ownConnection } from '../program/own-connection'
import { company, visitorOf } from './path'

/** What the site said that it has, under a load that goes on whatever breaks. */
export interface Acknowledged {
  dossiers: Set<string>
  /** SHA-256 of the bytes sent last and acknowledged, by `dossier/kind`. */
  files: Map<string, string>
  /** SHA-256 of the sealed invoice, by dossier. */
  signed: Map<string, string>
  finalized: Set<string>
  /** Requests that got an answer, and those whose connection broke. */
  answered: number
  broken: string[]
  /** What a server answered that something was wrong with itself: `503 /api/company/submit`. */
  troubles: string[]
}

export const nothingYet = (): Acknowledged => ({
  dossiers: new Set(),
  files: new Map(),
  signed: new Map(),
  finalized: new Set(),
  answered: 0,
  broken: [],
  troubles: [],
})

/**
 * Visitors who walk the whole path again and again, each on a connection of their own, until `stop` is called.
 * @param pause milliseconds between two steps of a visitor
 */
export function startLoad(url: string, known: Acknowledged, visitors: number, pause = 0) {
  let going = true
  const walking = Array.from({ length: visitors }, async () => {
    const connection = ownConnection()
    while (going)
      await walk(url, known, { going: () => going, pause, connection }).catch(async error => {
        note(known, error)
        await wait(50)
      })
    await connection.close()
  })
  return async () => {
    going = false
    await Promise.all(walking)
  }
}

async function walk(
  url: string,
  known: Acknowledged,
  { going, pause, connection }: { going: () => boolean; pause: number; connection: Connections },
) {
  const visitor = visitorOf(url, {}, connection)
  const took = async (answer: Response) => {
    const body = await answer.text()
    known.answered++
    if (answer.status >= 500) known.troubles.push(`${answer.status} ${new URL(answer.url).pathname}`)
    if (pause > 0) await wait(pause)
    return answer.ok ? (JSON.parse(body) as Record<string, string>) : null
  }
  // As a browser begins it: with the key of its retry, which is kept beside the dossier.
  const key = { 'idempotency-key': randomUUID() }
  const dossier = await took(
    await visitor.submit({ ...company, company_name: `Charge ${Math.random()}` }, key),
  )
  if (!dossier?.id) return
  known.dossiers.add(dossier.id)
  for (const kind of FEWEST_KINDS) {
    if (!going()) return
    const bytes = pdfFile(2_000 + Math.floor(Math.random() * 60_000))
    if (!(await took(await visitor.upload(dossier.id, kind, `${kind}.pdf`, bytes)))) return
    known.files.set(`${dossier.id}/${kind}`, sha256Of(bytes))
  }
  const signed = await took(await visitor.sign(dossier.id))
  if (!signed) return
  known.signed.set(dossier.id, String(signed.pdf_sha256))
  if (await took(await visitor.finalize(dossier.id))) known.finalized.add(dossier.id)
}

function note(known: Acknowledged, error: unknown) {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  known.broken.push(cause?.code ?? cause?.message ?? String(error))
}

/** Asks again for two minutes what is answered 503: so long a host that was away may need where all is busy. */
async function untilBack<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let second = 0; ; second++) {
    try {
      return await ask()
    } catch (error) {
      if (!answeredWith(error, 503) || second === 120) throw error
      await wait(1_000)
    }
  }
}

/** Compares what was acknowledged with what the site has. @returns what is missing or different */
export async function losses(url: string, administrator: Api, known: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  for (const id of known.dossiers) {
    const answer = await visitorOf(url).read(id)
    if (answer.status !== 200) lost.push(`dossier ${id}: ${answer.status}`)
  }
  for (const [place, sha256] of known.files) {
    const [id = '', document_type = ''] = place.split('/')
    const view = () => administrator.viewDocument({ params: { id, document_type } })
    const answer = await untilBack(view).catch((error: Error) => error)
    if (answer instanceof Error) lost.push(`file ${place}: ${answer.message}`)
    else if ((await digestOf(answer)) !== sha256) lost.push(`file ${place}: other bytes`)
  }
  for (const [id, sha256] of known.signed) {
    const digest = await digestOfInvoice(url, id)
    if (digest !== sha256) lost.push(`invoice of ${id}: other bytes`)
  }
  for (const id of known.finalized) {
    const { status } = (await (await visitorOf(url).read(id)).json()) as { status: string }
    if (status !== 'Soumis') lost.push(`dossier ${id}: ${status}`)
  }
  return lost
}

/** The invoice numbers as they stand: gapless means that the highest is their count. */
export async function invoiceNumbers(administrator: Api): Promise<{ count: number; highest: number }> {
  const numbers: number[] = []
  let cursor: string | undefined
  do {
    const page = await administrator.factures({ query: cursor ? { cursor } : {} })
    // A draft has a reference, not a number.
    const issued = page.factures.filter(({ invoice_number }) => invoice_number.startsWith('FTN-'))
    for (const { invoice_number } of issued) numbers.push(Number(invoice_number.split('-').at(-1)))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return { count: new Set(numbers).size, highest: Math.max(0, ...numbers) }
}
