import type { Deps } from './deps'

/** Whether one of these rows holds that very text, which the database knows sealed alone. */
export async function isSealedIn(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  rows: readonly { sealed: string }[],
  text: string,
): Promise<boolean> {
  for (const { sealed } of rows) if ((await encryptedFiles.openText(sealed)) === text) return true
  return false
}
