import { createReadStream } from 'node:fs'
import type { Territories } from '~/domain/aids/aides-entreprises-departments'
import { AnswerTooLong, boundedText } from '~/domain/bounded-answer'

/** The register of aids, as the program reads it by itself. */
export interface AidRegister {
  records: () => Promise<unknown[]>
  territories: Territories
}

/** The public file is about 54 MB. */
const MOST_BYTES = 150_000_000
const MOST_RECORDS = 50_000
const TIMEOUT_MS = 120_000

/**
 * The records of `aides.json` as aides-entreprises.fr publishes it, from a file or an address: a list, or an
 * object that holds it under `data`. What is in them is not looked at here.
 * @throws Error with one clear sentence: too large, not JSON, no list
 */
export async function readAidesEntreprises(source: string): Promise<unknown[]> {
  const text = await boundedText({ body: await open(source) }, MOST_BYTES).catch(error => {
    throw error instanceof AnswerTooLong
      ? new Error(`${source} is larger than ${MOST_BYTES / 1e6} MB`)
      : error
  })
  const json = parsed(source, text)
  const records = listIn(json)
  if (records === null) throw new Error(`${source} holds no list of aids`)
  if (records.length > MOST_RECORDS) throw new Error(`${source} holds more than ${MOST_RECORDS} aids`)
  return records
}

async function open(source: string): Promise<AsyncIterable<Uint8Array>> {
  if (!/^https?:\/\//.test(source)) return createReadStream(source)
  const answer = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok || !answer.body) throw new Error(`${source} answered ${answer.status}`)
  return answer.body
}

function parsed(source: string, text: string): unknown {
  try {
    // No database holds U+0000: one of them stopped the whole import.
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value))
  } catch {
    throw new Error(`${source} is not JSON`)
  }
}

function listIn(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json
  if (typeof json !== 'object' || json === null || !('data' in json)) return null
  return Array.isArray(json.data) ? json.data : null
}
