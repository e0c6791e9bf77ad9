import { X509Certificate } from 'node:crypto'
import { randomId } from '~/domain/access/random-id'
import { sha256Of } from '~/domain/sha256-of'
import type { Statement, StatementOccasion } from '~/domain/statements/statement'
import { chainAdministration } from '~/store/events/administration-chain'
import {
  insertStatement,
  lastStatement,
  linesAfter,
  lockStatements,
  nextLines,
  type StoredStatement,
  whatMoved,
} from '~/store/papers/statements'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { inChunks } from '../ground/in-chunks'
import { queueToAgency } from '../outbox/queue-email'

/** Lines chained at a time. */
const BATCH = 1_000

/** Lines of the journal that one statement tells: 2 MB at most, which a mailbox takes. */
const LINES = 20_000

type StatementDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'sealer' | 'clock' | 'agency' | 'publicUrl'>

/**
 * Makes the next statement, sealed, stamped where an authority is configured: kept in the file store and mailed to
 * the agency, so that whoever changes journal and register later would have to change what lies elsewhere as well.
 * @param lines how many lines of the journal one tells at most: where more moved, several are made
 * @returns those that were made; none where there is nothing to tell yet
 */
export async function makeStatements(
  deps: StatementDeps,
  occasion: StatementOccasion,
  lines = LINES,
): Promise<StoredStatement[]> {
  await chainJournal(deps)
  const made: StoredStatement[] = []
  for (let after: string | null = null; ; ) {
    const { row, more } = await makeNext(deps, occasion, after, lines)
    if (row) made.push(row)
    if (!row || !more) return made
    after = row.lines_until
  }
}

/** @param after the line that it begins after; null: where the one before ended */
async function makeNext(
  deps: StatementDeps,
  occasion: StatementOccasion,
  after: string | null,
  limit: number,
) {
  let written: string | null = null
  try {
    return await deps.db.transaction().execute(async trx => {
      await lockStatements(trx)
      const last = await lastStatement(trx)
      const { more, ...lines } = await linesAfter(trx, after ?? (await nextLines(trx)), limit)
      const statement = await statementOf(deps, lines, trx, last, occasion)
      if (!last && statement.chains.length === 0 && statement.administration === null)
        return { row: null, more: false }
      const file = Buffer.from(await deps.sealer.sealText(JSON.stringify(statement)))
      const file_key = randomId()
      await deps.encryptedFiles.write(null, file_key, inChunks(file))
      written = file_key
      const { rank, made_at } = statement
      const row = {
        ...{ rank, made_at: new Date(made_at), occasion, sha256: sha256Of(file), file_key },
        lines_until: lines.until,
      }
      await insertStatement(trx, row)
      await queueToAgency(trx, deps, {
        kind: 'agency-statement',
        data: { rank, made_at, papers: statement.papers.length, journals: statement.chains.length },
      })
      return { row, more }
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

/** Brings the chain of the administration's journal up to date. */
export async function chainJournal({ db }: Pick<Deps, 'db'>) {
  while ((await chainAdministration(db, BATCH)) === BATCH);
}

async function statementOf(
  { sealer, clock }: StatementDeps,
  lines: { after: string; until: string },
  trx: Deps['db'],
  last: StoredStatement | undefined,
  occasion: StatementOccasion,
): Promise<Statement> {
  const { seal, stamp } = await sealer.known()
  return {
    format: 2,
    rank: (last?.rank ?? 0) + 1,
    previous: last?.sha256 ?? null,
    made_at: clock().toISOString(),
    occasion,
    ...(await whatMoved(trx, lines)),
    certificates: [...seal, ...stamp].map(pem => new X509Certificate(pem).fingerprint256).sort(),
  }
}
