import { createHash, createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import type { AidBody } from '~/domain/dossier/transmission'
import { NeighbourAway, NeighbourRefuses } from '~/domain/neighbour'
import { circuitBreaker } from '../circuit-breaker'
import type { AidBodies, Parcel, Receipt } from './aid-bodies'

type HttpsBody = Extract<AidBody, { channel: 'https' }>

const SILENCE_MS = 30_000
const IN_ALL_MS = 15 * 60_000
const RECEIPT_CHARACTERS = 2_000

/**
 * Hands dossiers over by POST, streamed. The ZIP is read twice, first for its digest, so that the
 * signature stands in the headers and nothing is kept in memory or on disk. The body checks
 * `Siteligible-Signature: t=<Unix seconds>,v1=<hex>`: HMAC-SHA-256 with the shared secret over
 * `<t>.<Idempotency-Key>.<SHA-256 of the ZIP, hex>`; `Content-Digest` (RFC 9530) holds that digest.
 */
export function httpsBodies(all: AidBody[]): AidBodies {
  const breakers = new Map(all.map(({ id, name }) => [id, circuitBreaker(name)]))
  return {
    all,
    async post(body, parcel) {
      const breaker = breakers.get(body.id)
      return breaker ? breaker.through(() => handOver(body, parcel)) : handOver(body, parcel)
    },
  }
}

async function handOver({ url, secret }: HttpsBody, parcel: Parcel): Promise<Receipt> {
  const { sha256, size } = await digest(parcel)
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${parcel.id}.${sha256}`).digest('hex')
  const answer = await send(url, parcel, {
    'Content-Type': 'application/zip',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${parcel.filename}"`,
    'Content-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    'Idempotency-Key': parcel.id,
    'Siteligible-Signature': `t=${seconds},v1=${signature}`,
  })
  const words = `HTTP ${answer.status}\u00a0: ${answer.body.slice(0, 200)}`
  if (answer.status >= 200 && answer.status <= 299) return { ...answer, sha256, size }
  if (isForGood(answer.status)) throw new NeighbourRefuses(words)
  throw new NeighbourAway(words)
}

/** A 3xx or 4xx answers what was sent, and will again, but for those that ask for a later try or other keys (RFC 9110, section 15.5). */
const isForGood = (status: number) => status < 500 && ![401, 403, 407, 408, 421, 425, 429].includes(status)

async function digest(parcel: Parcel): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of await parcel.open()) {
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), size }
}

/** A redirect is an answer like another: a dossier goes where the file says, nowhere else. */
async function send(
  url: string,
  parcel: Parcel,
  headers: Record<string, string>,
): Promise<Pick<Receipt, 'status' | 'body'>> {
  const zip = await parcel.open()
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers,
    timeout: SILENCE_MS,
    signal: AbortSignal.timeout(IN_ALL_MS),
  })
  request.on('timeout', () => request.destroy(new Error('no answer for 30 seconds')))
  const answered = new Promise<Pick<Receipt, 'status' | 'body'>>((resolve, reject) => {
    request.on('error', error => reject(new NeighbourAway(error.message, { cause: error })))
    request.on('response', response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', text => {
        if (body.length < RECEIPT_CHARACTERS) body += text
      })
      response.on('error', reject)
      response.on('aborted', () => reject(new Error('the answer was cut')))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: body.slice(0, RECEIPT_CHARACTERS) }),
      )
    })
  })
  // A server may refuse before it has read all: its answer counts, not our broken pipe.
  pipeline(zip, request).catch(error => request.destroy(error))
  return answered
}
