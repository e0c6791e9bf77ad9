import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { readConfig } from '../../src/config'
import { start } from '../../src/start'
import { finalizeDossier } from '../../src/usecases/company/finalize-dossier'
import { submitCompany } from '../../src/usecases/company/submit-company'
import { uploadDocument } from '../../src/usecases/company/upload-document'
import type { Deps } from '../../src/usecases/ground/deps'
import { signInvoice } from '../../src/usecases/invoice/sign-invoice'
import { company, pieces } from '../../tests/support/dossiers/path'
import { uploadParts } from '../../tests/support/files/upload-parts'
import type { Figure } from './figure'
import { timed } from './numbers'

const ROUNDS = 20
/** specification D1. */
const MOST_MS = 30

/**
 * How long one dossier waits for the database: the same path in this process, without HTTP, once it has run as often unmeasured.
 * @param total milliseconds of one dossier over HTTP: what it is shown beside
 */
export async function sqlOfADossier(DATABASE_URL: string, DATA_DIR: string, total: number): Promise<Figure> {
  // Jobs in the background are not the path's own: neither are they begun here, nor are their statements counted.
  const watched = new AsyncLocalStorage<{ ms: number }>()
  const query = pg.Client.prototype.query
  // Before any connection is made: each keeps what it finds here.
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const asked = () => (query as (...args: never[]) => unknown).apply(this, args)
    const spent = watched.getStore()
    if (!spent || typeof args.at(-1) === 'function') return asked()
    return timed(asked as () => Promise<unknown>).then(([answer, seconds]) => {
      spent.ms += seconds * 1_000
      return answer
    })
  } as typeof query
  const config = readConfig({
    ...{ DATABASE_URL, DATA_DIR, PORT: '0', ROLE: 'web' },
    ...{ COMPANY_REGISTRY_URL: 'off', RATE_LIMITS: 'off', READ_PIECES: 'off' },
  })
  const running = await start(config, error => console.error(error))
  const spent = { ms: 0 }
  try {
    for (let round = 0; round < ROUNDS; round++) await walk(running.deps)
    for (let round = 0; round < ROUNDS; round++) await watched.run(spent, () => walk(running.deps))
  } finally {
    pg.Client.prototype.query = query
    await running.stop()
  }
  return {
    name: 'of which SQL',
    value: spent.ms / ROUNDS,
    unit: 'ms',
    beside: { name: 'one dossier', value: total },
    limit: { most: MOST_MS, ofValue: true },
  }
}

async function walk(deps: Deps) {
  const by = { kind: 'client', ip: '127.0.0.1', userAgent: 'bench' } as const
  const { id } = await submitCompany(deps, by, company, null)
  for (const [kind, filename, bytes] of pieces)
    await uploadDocument(deps, by, id, { parts: uploadParts(kind, filename, bytes), announced: null })
  await signInvoice(deps, by, { key: id }, { pdfSha256: null, agreementsVersion: null })
  await finalizeDossier(deps, by, { key: id })
}
