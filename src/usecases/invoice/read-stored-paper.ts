import { buffer } from 'node:stream/consumers'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import type { Deps } from '../ground/deps'

/**
 * The bytes of an issued paper, compared with the hash that was kept when it was sealed: what is not the same is
 * given to nobody. @throws Refusal paper-altered
 */
export async function readStoredPaper(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { pdf_key, pdf_sha256 }: { pdf_key: string; pdf_sha256: string },
): Promise<Buffer> {
  const pdf = await buffer(await encryptedFiles.read(null, pdf_key))
  if (sha256Of(pdf) === pdf_sha256) return pdf
  throw new Refusal('paper-altered', { cause: new Error(`${pdf_key} is not what was sealed`) })
}
