import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { makeApi } from '../../../src/contract/whole-client'
import { company, pieces } from '../dossiers/path'
import type { Program } from '../program/program'

/** What an attack found: its figure in words, and whether the promise held. */
export interface Finding {
  figure: string
  held: boolean
}

const ANSWER_MS = 60_000

/**
 * `fetch` from one address of this machine: every 127.x.y.z is a caller of its own. Each request has a connection of its
 * own: one that lay idle may be closed just then, which a browser tries again and we would count as a failure.
 */
export function fetchFrom(site: Program, localAddress: string): typeof fetch {
  const agent = new Agent({ keepAlive: false, localAddress })
  const { port } = new URL(site.url)
  return (async (path: string, init?: RequestInit) => {
    const asked = new Request(new URL(path, site.url), init)
    const body = Buffer.from(await asked.arrayBuffer())
    const headers = { ...Object.fromEntries(asked.headers), 'content-length': body.length }
    const { pathname, search } = new URL(asked.url)
    const address = { host: '127.0.0.1', port, path: pathname + search, method: asked.method, headers, agent }
    return new Promise<Response>((resolve, reject) => {
      const outgoing = request(address, incoming => void answered(incoming).then(resolve, reject))
      outgoing.setTimeout(ANSWER_MS, () => outgoing.destroy(new Error('no answer within a minute')))
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }) as typeof fetch
}

async function answered(incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const status = incoming.statusCode ?? 0
  const empty = status === 204 || status === 304
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  return new Response(empty ? null : Buffer.concat(chunks), { status, headers })
}

/** A visitor as a browser is one: where work is asked for, it is done. @returns seconds for the whole path */
export async function finishDossier(site: Program, address: string, email: string): Promise<number> {
  const start = performance.now()
  const api = makeApi(fetchFrom(site, address))
  const { id } = await api.submitCompany({ body: { ...company, email } })
  for (const [kind, name, bytes] of pieces)
    await api.uploadDocument({ params: { id }, body: uploadForm(kind, name, bytes) })
  await api.signInvoice({ params: { id } })
  await api.finalizeDossier({ params: { id } })
  return (performance.now() - start) / 1_000
}

export function uploadForm(kind: string, name: string, bytes: Buffer): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  form.append('document_type', kind)
  return form
}

/** Asks for /healthz and / all the while. @returns a way to stop, which gives the slowest answer in milliseconds */
export function watchAnswers(
  site: Program,
): () => Promise<{ asked: number; slowest: number; failed: number }> {
  const seen = { asked: 0, slowest: 0, failed: 0 }
  const ask = fetchFrom(site, '127.250.0.1')
  let over = false
  const asking = (async () => {
    while (!over) {
      for (const path of ['/healthz', '/']) {
        const start = performance.now()
        const status = await ask(path).then(
          answer => answer.status,
          () => 0,
        )
        seen.asked++
        if (status !== 200) seen.failed++
        seen.slowest = Math.max(seen.slowest, performance.now() - start)
      }
      await wait(100)
    }
  })()
  return async () => {
    over = true
    await asking
    return seen
  }
}

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
