import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AGREEMENTS, AGREEMENTS_VERSION } from '~/domain/agreements'

/**
 * SHA-256 over the boxes and the whole texts that they name: what the evidence says was accepted.
 * @param folder the folder of the legal texts
 */
export function digestAgreements(folder: string): string {
  const hash = createHash('sha256').update(AGREEMENTS_VERSION)
  for (const { flag, label, text } of AGREEMENTS) {
    hash.update(`\0${flag}\0${label}\0`)
    if (text && existsSync(join(folder, `${text.slice(1)}.md`)))
      hash.update(readFileSync(join(folder, `${text.slice(1)}.md`)))
  }
  return hash.digest('hex')
}
