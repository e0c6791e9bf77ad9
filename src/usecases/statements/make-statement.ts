import { X509Certificate } from 'node:crypto'
import { randomId } from '~/domain/access/random-id'
import type { Statement, StatementOccasion } from '~/domain/invoice/statement'
import { chainAdministration } from '~/store/administration-chain'
import {
  insertStatement,
  lockStatements,
  type StoredStatement,
  statements,
  whatStands,
} from '~/store/statements'
import type { Deps } from '../deps'
import { discardFile } from '../discard-file'
import { queueEmail } from '../emails/queue-email'
import { inChunks } from '../in-chunks'
import { sha256Of } from '../invoice/sha256'

/** Lines chained at a time. */
const BATCH = 1_000

type StatementDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'sealer' | 'clock' | 'agency' | 'publicUrl'>

/**
 * Makes the next statement, sealed, stamped where an authority is configured: kept in the file store and mailed to
 * the agency, so that whoever changes journal and register later would have to change what lies elsewhere as well.
 * @returns null where there is nothing to tell yet
 */
export async function makeStatement(
  deps: StatementDeps,
  occasion: StatementOccasion,
): Promise<StoredStatement | null> {
  await chainJournal(deps)
  let written: string | null = null
  try {
    return await deps.db.transaction().execute(async trx => {
      await lockStatements(trx)
      const [last] = await statements(trx, 1)
      const statement = await statementAfter(deps, trx, last, occasion)
      if (statement.chains.length === 0 && statement.administration === null) return null
      const file = Buffer.from(await deps.sealer.sealText(JSON.stringify(statement)))
      const file_key = randomId()
      await deps.encryptedFiles.write(null, file_key, inChunks(file))
      written = file_key
      const { rank, made_at } = statement
      const row = { rank, made_at: new Date(made_at), occasion, sha256: sha256Of(file), file_key }
      await insertStatement(trx, row)
      await queueEmail(trx, deps, {
        kind: 'agency-statement',
        recipient: deps.agency.email,
        data: { rank, made_at, papers: statement.papers.length, journals: statement.chains.length },
      })
      return row
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

async function statementAfter(
  { sealer, clock }: StatementDeps,
  trx: Deps['db'],
  last: StoredStatement | undefined,
  occasion: StatementOccasion,
): Promise<Statement> {
  const { seal, stamp } = await sealer.known()
  return {
    format: 1,
    rank: (last?.rank ?? 0) + 1,
    previous: last?.sha256 ?? null,
    made_at: clock().toISOString(),
    occasion,
    ...(await whatStands(trx)),
    certificates: [...seal, ...stamp].map(pem => new X509Certificate(pem).fingerprint256).sort(),
  }
}
