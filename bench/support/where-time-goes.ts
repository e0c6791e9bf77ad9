import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { readConfig } from '../../src/config'
import { openEncryptedFiles } from '../../src/gateways/encrypted-files'
import { diskStore } from '../../src/gateways/file-store/disk'
import type { FileStore } from '../../src/gateways/file-store/file-store'
import { readFilesKey } from '../../src/gateways/files-key'
import { childInspector, directInspector } from '../../src/gateways/piece-inspector/piece-inspector'
import { start } from '../../src/start'
import { finalizeDossier } from '../../src/usecases/company/finalize-dossier'
import { submitCompany } from '../../src/usecases/company/submit-company'
import { uploadDocument } from '../../src/usecases/company/upload-document'
import type { Deps } from '../../src/usecases/ground/deps'
import { signInvoice } from '../../src/usecases/invoice/sign-invoice'
import { company, pieces } from '../../tests/support/path'
import type { Figure } from './figure'
import { timed } from './numbers'
import { millisecondsToParse } from './parsing'
import { openServerTime } from './server-time'

const ROUNDS = 20
/** specification D1. */
const MOST_SQL_MS = 30

type Station = 'encryptedFiles' | 'disk' | 'SQL' | 'PDF' | 'seal'

/** Milliseconds of each station in what runs inside `watch.run`; jobs in the background are left out. */
class Stopwatch {
  private readonly watched = new AsyncLocalStorage<true>()
  readonly spent: Record<Station, number> = { encryptedFiles: 0, disk: 0, SQL: 0, PDF: 0, seal: 0 }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.watched.run(true, work)
  }

  async time<Result>(station: Station, work: () => Promise<Result>): Promise<Result> {
    if (!this.watched.getStore()) return work()
    const [result, seconds] = await timed(work)
    this.spent[station] += seconds * 1000
    return result
  }
}

/**
 * The same path in this process, without HTTP, each station with a stopwatch, once it has run as often unmeasured.
 * @param total milliseconds of one dossier over HTTP: what each part is shown beside
 */
export async function whereTimeGoes(
  DATABASE_URL: string,
  DATA_DIR: string,
  total: number,
): Promise<Figure[]> {
  const config = readConfig({
    DATABASE_URL,
    DATA_DIR,
    PORT: '0',
    COMPANY_REGISTRY_URL: 'off',
    RATE_LIMITS: 'off',
    // Jobs would be counted with the path's own statements.
    ROLE: 'web',
    READ_PIECES: 'off',
  })
  const serverTime = await openServerTime(DATABASE_URL)
  const watch = new Stopwatch()
  const query = pg.Client.prototype.query
  // Before any connection is made: each keeps what it finds here.
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const asked = () => (query as (...args: never[]) => unknown).apply(this, args)
    return typeof args.at(-1) === 'function' ? asked() : watch.time('SQL', asked as () => Promise<unknown>)
  } as typeof query
  const { inspect } = directInspector
  const inspector = childInspector()
  // As the built program has it: a piece that is looked into in this thread would hold up each station of the next dossier.
  directInspector.inspect = inspector.inspect
  const running = await start(config, error => console.error(error))
  let server = { ms: 0, asked: 0 }
  try {
    const deps = await withStopwatch(running.deps, watch, config.filesKey, DATA_DIR)
    for (let round = 0; round < ROUNDS; round++) await walk(deps)
    await serverTime.begin()
    for (let round = 0; round < ROUNDS; round++) await watch.run(() => walk(deps))
    server = await serverTime.end()
  } finally {
    pg.Client.prototype.query = query
    await running.stop()
    await serverTime.close()
    await inspector.stop()
    directInspector.inspect = inspect
  }
  const { encryptedFiles, disk, SQL, PDF, seal } = watch.spent
  const parts = Object.entries({ SQL, disk, encrypt: encryptedFiles - disk, PDF, seal }).map(
    ([name, milliseconds]) => [name, milliseconds / ROUNDS] as const,
  )
  const known = [...parts, ['HTTP and multipart', await millisecondsToParse()] as const]
  const rest = total - known.reduce((sum, [, milliseconds]) => sum + milliseconds, 0)
  return [
    ...[...known, ['the rest', Math.max(0, rest)] as const].map(([name, value]) => ({
      name: `of which ${name}`,
      value,
      unit: 'ms',
      beside: { name: 'one dossier', value: total },
      ...(name === 'SQL' && { limit: { most: MOST_SQL_MS, ofValue: true as const } }),
    })),
    { name: 'SQL of a dossier, the server’s own time', value: server.ms / ROUNDS, unit: 'ms' },
    { name: 'statements of a dossier', value: server.asked / ROUNDS, unit: '' },
  ]
}

/** The encryptedFiles over a disk that is timed apart: it hands on a piece once all of it is encrypted. */
async function withStopwatch(
  deps: Deps,
  watch: Stopwatch,
  filesKey: string | null,
  dataDir: string,
): Promise<Deps> {
  const disk = await diskStore(join(dataDir, 'files'))
  const timedDisk: FileStore = {
    ...disk,
    write: async (key, bytes) => {
      const sealed = await buffer(bytes)
      await watch.time('disk', () => disk.write(key, once(sealed)))
    },
  }
  const encryptedFiles = await openEncryptedFiles(timedDisk, await readFilesKey(filesKey, dataDir))
  return {
    ...deps,
    encryptedFiles: {
      ...encryptedFiles,
      newKeys: () => watch.time('encryptedFiles', encryptedFiles.newKeys),
      write: (...args) => watch.time('encryptedFiles', () => encryptedFiles.write(...args)),
    },
    pdfRenderer: {
      ...deps.pdfRenderer,
      invoice: (...args) => watch.time('PDF', () => deps.pdfRenderer.invoice(...args)),
    },
    sealer: { ...deps.sealer, seal: pdf => watch.time('seal', () => deps.sealer.seal(pdf)) },
  }
}

async function walk(deps: Deps) {
  const by = { kind: 'client', ip: '127.0.0.1', userAgent: 'bench' } as const
  const { id } = await submitCompany(deps, by, company, null)
  for (const [kind, filename, bytes] of pieces)
    await uploadDocument(deps, by, id, parts(kind, filename, bytes), null)
  await signInvoice(deps, by, { key: id }, { pdfSha256: null, agreementsVersion: null })
  await finalizeDossier(deps, by, { key: id })
}

async function* parts(kind: string, filename: string, bytes: Buffer) {
  yield { field: 'document_type', value: kind }
  yield { filename, bytes: once(bytes) }
}

async function* once(bytes: Buffer) {
  yield bytes
}
