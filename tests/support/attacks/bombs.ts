import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { visitorOf } from '../dossiers/path'
import { pdfBombs } from '../files/pdf-bombs'
import { type Program, startProgram } from '../program/program'
import { type Finding, seconds, uploadForm, watchAnswers } from './attackers'

const SLOTS = ['rib', 'kbis', 'urssaf', 'passport', 'identity_recto', 'identity_verso']
/** Two deaths of five seconds each, and what the queue needs between them. */
const LOOKED_AT_MS = 45_000

/** Sends every bomb, one after another, then all of them before a kill -9: the site answers all the while. */
export async function dropBombs(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1', READ_PIECES: 'on' })
  try {
    const bombs = Object.values(pdfBombs).map(bomb => bomb())
    const alone = await oneAfterAnother(site, bombs)
    const restarted = await beforeAKill(site, bombs)
    const slowest = Math.max(alone.slowest, restarted.slowest)
    const unflagged = alone.unflagged + restarted.unflagged
    return {
      figure: `${bombs.length} bombs: slowest answer ${seconds(alone.slowest)} of ${alone.asked}, after the kill ${seconds(restarted.slowest)} of ${restarted.asked}; ${alone.failed + restarted.failed} failed, ${unflagged} not flagged`,
      held: slowest <= 2_000 && alone.failed + restarted.failed === 0 && unflagged === 0,
    }
  } finally {
    await site.remove()
  }
}

async function oneAfterAnother(site: Program, bombs: Buffer[]) {
  const id = await open(site)
  const stop = watchAnswers(site)
  for (const [n, bomb] of bombs.entries()) {
    await send(site, id, SLOTS[n % SLOTS.length] ?? 'rib', bomb)
    await untilLookedAt(site, id)
  }
  return { ...(await stop()), unflagged: await unflagged(site, id) }
}

async function beforeAKill(site: Program, bombs: Buffer[]) {
  const id = await open(site)
  for (const [n, bomb] of bombs.entries()) await send(site, id, SLOTS[n % SLOTS.length] ?? 'rib', bomb)
  await site.stop('SIGKILL')
  await site.start()
  const stop = watchAnswers(site)
  await untilLookedAt(site, id)
  return { ...(await stop()), unflagged: await unflagged(site, id) }
}

async function open(site: Program): Promise<string> {
  return await visitorOf(site.url).begin()
}

async function send(site: Program, id: string, kind: string, bomb: Buffer) {
  const body = uploadForm(kind, 'piece.pdf', bomb)
  const { status } = await fetch(`${site.url}/api/company/${id}/upload-document`, { method: 'POST', body })
  if (status !== 201) throw new Error(`a bomb was answered ${status}`)
}

async function untilLookedAt(site: Program, id: string) {
  const end = Date.now() + LOOKED_AT_MS * SLOTS.length
  while (Date.now() < end) {
    const [{ n } = { n: 1 }] = await rows(site, 'and inspected_at is null', id)
    if (Number(n) === 0) return
    await wait(500)
  }
  throw new Error('a bomb was never looked at')
}

async function unflagged(site: Program, id: string): Promise<number> {
  const [{ n } = { n: 0 }] = await rows(site, "and flags = '{}'", id)
  return Number(n)
}

async function rows(site: Program, which: string, id: string): Promise<{ n: string }[]> {
  const client = new pg.Client(await site.connection())
  await client.connect()
  const answer = await client.query(`select count(*) as n from documents where dossier_id = $1 ${which}`, [
    id,
  ])
  await client.end()
  return answer.rows
}
