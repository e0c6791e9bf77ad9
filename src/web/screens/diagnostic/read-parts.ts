import * as z from 'zod/mini'
import { keysOf } from '~/domain/closed-list'

const LIMIT = 5_000

const state = z.union([z.literal('ok'), z.literal('failed'), z.literal('read-only')])
const readiness = z.object({ parts: z.object({ database: state, loop: state }) })

const NAMES = {
  database: 'base de données',
  loop: 'programme',
} as const

/** How the server itself finds whether it can serve (/readyz), in one line of the report. */
export async function readParts(): Promise<string> {
  try {
    const answer = await fetch('/readyz', { signal: AbortSignal.timeout(LIMIT) })
    const { success, data } = z.safeParse(readiness, await answer.json())
    if (!success) return 'réponse inattendue'
    const names = keysOf(NAMES)
    return names.map(name => `${NAMES[name]} ${data.parts[name] === 'ok' ? 'OK' : 'EN PANNE'}`).join(', ')
  } catch {
    return 'pas de réponse'
  }
}
