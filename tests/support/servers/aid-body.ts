import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

export const SECRET = 'un secret partagé de trente-deux signes au moins'

export type Trouble = 'none' | 'drop at once' | 'drop after reading' | 'refuse' | 'hang'

/** One ZIP that a body's server has read whole, whether or not it said so. */
export interface Delivery {
  key: string
  zip: Buffer
  authentic: boolean
  acknowledged: boolean
}

/** The server of an aid body on this machine; it treats its n-th request as `troubleOf(n)` says. */
export async function aidBodyServer(troubleOf: (request: number) => Trouble = () => 'none') {
  const deliveries: Delivery[] = []
  let requests = 0
  const server = createServer((incoming, outgoing) => {
    receive(incoming, outgoing, troubleOf(requests++), deliveries).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dossiers`, deliveries, close }
}

async function receive(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trouble: Trouble,
  deliveries: Delivery[],
) {
  if (trouble === 'drop at once') return void incoming.socket.destroy()
  if (trouble === 'refuse') return void outgoing.writeHead(503).end('plus tard')
  const zip = await buffer(incoming)
  const acknowledged = trouble === 'none'
  const key = String(incoming.headers['idempotency-key'])
  deliveries.push({ key, zip, authentic: isAuthentic(incoming, key, zip), acknowledged })
  if (trouble === 'drop after reading') incoming.socket.destroy()
  if (acknowledged) outgoing.writeHead(201, { 'content-type': 'application/json' }).end('{"recu":"R-1"}')
}

/** What the documentation tells a body to check. */
function isAuthentic(incoming: IncomingMessage, key: string, zip: Buffer): boolean {
  const [, time = '', given = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(incoming.headers['siteligible-signature'])) ?? []
  const digest = createHash('sha256').update(zip).digest()
  const expected = createHmac('sha256', SECRET)
    .update(`${time}.${key}.${digest.toString('hex')}`)
    .digest()
  return (
    timingSafeEqual(expected, Buffer.from(given.padEnd(64, '0'), 'hex')) &&
    Math.abs(Date.now() / 1_000 - Number(time)) < 300 &&
    incoming.headers['content-digest'] === `sha-256=:${digest.toString('base64')}:` &&
    Number(incoming.headers['content-length']) === zip.length
  )
}

/** Writes an AID_BODIES_FILE. @returns its path */
export async function aidBodiesFile(bodies: Record<string, string>[]): Promise<string> {
  const file = join(tmpdir(), `siteligible-bodies-${crypto.randomUUID()}.json`)
  await writeFile(file, JSON.stringify({ bodies }))
  return file
}
