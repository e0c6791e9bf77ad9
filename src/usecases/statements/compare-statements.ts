import { text } from 'node:stream/consumers'
import { verifyChain } from '~/domain/journal/verify-chain'
import { sha256Of } from '~/domain/sha256-of'
import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import type { Statement } from '~/domain/statements/statement'
import { readSealedText } from '~/invoicing/sealed-text'
import { chainOfAdministration } from '~/store/events/administration-chain'
import { changedChains, changedPapers, loweredSeries } from '~/store/papers/statement-changes'
import { administrationHash, type StoredStatement, statements } from '~/store/papers/statements'
import type { Deps } from '../ground/deps'

type CompareDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'sealer'>

/** One night of so many. */
export interface Night {
  number: number
  of: number
}

/** How many of the last statements are read every night; of those before, a share. */
const LAST = 7
const PAGE = 5_000

/**
 * Compares journal and register with statements, and those with each other: each tells what moved before it was made.
 * @param night which of the older ones are read, so that all are within so many nights; without it all are read
 */
export async function compareStatements(deps: CompareDeps, night?: Night): Promise<PaperFlaw[]> {
  const flaws: PaperFlaw[] = []
  const rows = await statements(deps.db)
  for (const [index, row] of rows.entries()) {
    const before = rows[index + 1]
    if (row.rank > 1 && before?.rank !== row.rank - 1)
      flaws.push({ about: 'statement', rank: row.rank - 1, reason: 'missing' })
    if (night && index >= LAST && row.rank % night.of !== night.number % night.of) continue
    const one = await readStatement(deps, row)
    if (typeof one === 'string') {
      flaws.push({ about: 'statement', rank: row.rank, reason: one })
      continue
    }
    if (before?.rank === row.rank - 1 && one.previous !== before.sha256)
      flaws.push({ about: 'statement', rank: row.rank, reason: 'not-after-the-one-before' })
    flaws.push(...(await compareWith(deps, one)))
  }
  return flaws
}

/** The same with the text of a statement that lay elsewhere: an attachment of an e-mail, a file beside a backup. */
export async function compareGiven(deps: Pick<Deps, 'db' | 'sealer'>, file: string): Promise<PaperFlaw[]> {
  const told = readSealedText(file, await deps.sealer.known())
  if (told === null) return [{ about: 'statement', rank: 0, reason: 'not-sealed' }]
  return compareWith(deps, JSON.parse(told) as Statement)
}

async function readStatement(
  { encryptedFiles, sealer }: CompareDeps,
  { file_key, sha256 }: StoredStatement,
): Promise<Statement | 'unreadable' | 'not-sealed'> {
  let file: string
  try {
    file = await text(await encryptedFiles.read(null, file_key))
  } catch {
    return 'unreadable'
  }
  const told = readSealedText(file, await sealer.known())
  return told === null || sha256Of(file) !== sha256 ? 'not-sealed' : (JSON.parse(told) as Statement)
}

async function compareWith({ db }: Pick<Deps, 'db'>, statement: Statement): Promise<PaperFlaw[]> {
  const flaws: PaperFlaw[] = []
  for (let at = 0; at < statement.chains.length; at += PAGE)
    for (const flaw of await changedChains(db, statement.chains.slice(at, at + PAGE)))
      flaws.push({ about: 'journal', ...flaw })
  for (let at = 0; at < statement.papers.length; at += PAGE)
    for (const flaw of await changedPapers(db, statement.papers.slice(at, at + PAGE)))
      flaws.push({ about: 'paper', ...flaw })
  for (const number of await loweredSeries(db, statement.series))
    flaws.push({ about: 'paper', number, reason: 'lowered' })
  if (statement.administration) {
    const [rank, hash] = statement.administration
    const found = await administrationHash(db, rank)
    if (found !== hash) flaws.push({ about: 'administration', rank, reason: found ? 'rewritten' : 'cut' })
  }
  return flaws
}

/** Reads the chain of the administration's journal from its first line on. */
export async function checkAdministration({ db }: Pick<Deps, 'db'>): Promise<PaperFlaw[]> {
  let last: { rank: number; hash: string } | null = null
  for (;;) {
    const lines = await chainOfAdministration(db, last?.rank ?? 0, PAGE)
    const verdict = verifyChain(lines, last)
    if (!verdict.intact) return [{ about: 'administration', rank: verdict.rank, reason: verdict.reason }]
    if (lines.length < PAGE) return []
    last = { rank: Number(lines.at(-1)?.rank), hash: verdict.last }
  }
}
