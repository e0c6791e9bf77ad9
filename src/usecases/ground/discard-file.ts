import { Refusal } from '~/domain/refusal'
import type { Deps } from './deps'

/**
 * Removes what a change had written before it failed. Only a refusal is sure to have rolled back: when
 * the connection was lost the commit may stand, so the file stays and the sweep of orphans decides.
 */
export async function discardFile(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  key: string,
  error: unknown,
) {
  if (error instanceof Refusal) await encryptedFiles.remove(key)
}
