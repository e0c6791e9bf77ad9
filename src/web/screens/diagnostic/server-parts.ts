import { literal, object, safeParse, union } from 'zod/mini'

const LIMIT = 5_000

const state = union([literal('ok'), literal('failed')])
const readiness = object({
  parts: object({ database: state, files: state, queue: state, certificate: state }),
})

const NAMES = {
  database: 'base de données',
  files: 'fichiers',
  queue: 'file d’attente',
  certificate: 'certificat',
} as const

/** How the server itself finds what it leans on (/readyz), in one line of the report. */
export async function readParts(): Promise<string> {
  try {
    const answer = await fetch('/readyz', { signal: AbortSignal.timeout(LIMIT) })
    const { success, data } = safeParse(readiness, await answer.json())
    if (!success) return 'réponse inattendue'
    const names = Object.keys(NAMES) as (keyof typeof NAMES)[]
    return names.map(name => `${NAMES[name]} ${data.parts[name] === 'ok' ? 'OK' : 'EN PANNE'}`).join(', ')
  } catch {
    return 'pas de réponse'
  }
}
