import { buffer } from 'node:stream/consumers'
import { findStatement } from '~/store/papers/statements'
import type { Deps } from '../ground/deps'

/** A sealed statement as it was made, with the name that it has elsewhere; null where there is none of that rank. */
export async function readStatementFile(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  rank: number,
): Promise<{ file: Buffer; name: string; sha256: string } | null> {
  const row = await findStatement(db, rank)
  if (!row) return null
  const file = await buffer(await encryptedFiles.read(null, row.file_key))
  return { file, name: `releve-${String(rank).padStart(5, '0')}.txt`, sha256: row.sha256 }
}
