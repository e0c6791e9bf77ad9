import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeApi } from '../../../src/contract/whole-client'
import { company, pieces } from '../dossiers/path'
import { pdfBombs } from '../files/pdf-bombs'
import { type Program, startProgram } from '../program/program'
import { type Finding, fetchFrom, uploadForm } from './attackers'

const BOMBS = 20
const DRAFTS = 400

/** One network sends pieces that each take seconds, and asks for hundreds of drafts; then an honest visitor comes. */
export async function starveWorkers(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1', READ_PIECES: 'on', RATE_LIMITS: 'on' })
  const client = new pg.Client(await site.connection())
  await client.connect()
  const waiting = async (id: string) => {
    const { rows } = await client.query(
      `select count(*) filter (where dossier_id = $1)::integer as honest,
        count(*) filter (where dossier_id <> $1)::integer as flood from documents where inspected_at is null`,
      [id],
    )
    return rows[0] as { honest: number; flood: number }
  }
  try {
    await sendBombs(site)
    const honest = await completeFrom(site, '127.200.0.1')
    const { flood: before } = await waiting(honest)
    const seen = await untilServed(() => waiting(honest))
    const behind = await askForDrafts(site, honest)
    return {
      figure: `${BOMBS} pieces of one network: ${before} of them waited when an honest dossier had brought its own, ${seen} when those were looked into; ${DRAFTS} drafts at once: the honest one came before ${behind} of them`,
      held: before >= BOMBS / 2 && seen >= before / 2 && behind >= DRAFTS / 2,
    }
  } finally {
    await client.end()
    await site.remove()
  }
}

/** From eight addresses of one network, each piece in a dossier of its own: all at once, before the first is looked into. */
async function sendBombs(site: Program) {
  const bomb = pdfBombs['five hundred streams of 8 MB each']?.() ?? Buffer.alloc(0)
  const send = async (n: number) => {
    const api = makeApi(fetchFrom(site, `127.40.0.${1 + (n % 8)}`))
    const { id } = await api.submitCompany({ body: { ...company, email: `flot${n}@exemple.fr` } })
    return () => api.uploadDocument({ params: { id }, body: uploadForm('rib', 'rib.pdf', bomb) })
  }
  const ready = await Promise.all(Array.from({ length: BOMBS }, (_, n) => send(n)))
  await Promise.all(ready.map(upload => upload()))
}

async function completeFrom(site: Program, address: string): Promise<string> {
  const api = makeApi(fetchFrom(site, address))
  const { id } = await api.submitCompany({ body: { ...company, email: `${address}@exemple.fr` } })
  for (const [kind, name, bytes] of pieces)
    await api.uploadDocument({ params: { id }, body: uploadForm(kind, name, bytes) })
  return id
}

/** @returns how many of the flood wait still when nothing of the honest dossier does */
async function untilServed(waiting: () => Promise<{ honest: number; flood: number }>): Promise<number> {
  for (let tries = 0; tries < 1_200; tries++) {
    const { honest, flood } = await waiting()
    if (honest === 0) return flood
    await wait(100)
  }
  throw new Error('an honest piece was not looked into within two minutes')
}

/** @returns how many of the flood's drafts are not there yet when the honest one is */
async function askForDrafts(site: Program, honest: string): Promise<number> {
  const flood = await completeFrom(site, '127.41.0.1')
  let left = DRAFTS
  const asked = Array.from({ length: DRAFTS }, async (_, n) => {
    await fetchFrom(site, `127.41.0.${1 + (n % 4)}`)(`/api/invoice/${flood}/view`)
    left -= 1
  })
  while (left > DRAFTS - 5) await wait(5)
  await fetchFrom(site, '127.200.0.1')(`/api/invoice/${honest}/view`)
  const behind = left
  await Promise.allSettled(asked)
  return behind
}
