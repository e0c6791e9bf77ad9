import { createHash } from 'node:crypto'
import { AGREEMENTS, AGREEMENTS_VERSION } from '~/domain/dossier/agreements'
import type { LegalText } from '~/domain/text/legal-text'

/**
 * SHA-256 over the boxes and the whole texts that they name: what the evidence says was accepted.
 * @throws Error when a box names a text that does not exist
 */
export function digestAgreements(texts: LegalText[]): string {
  const hash = createHash('sha256').update(AGREEMENTS_VERSION)
  for (const { flag, label, text, note } of AGREEMENTS) {
    hash.update(`\0${flag}\0${label}\0`)
    if (note) hash.update(note)
    if (text) hash.update(named(texts, text.slice(1)).sha256)
  }
  return hash.digest('hex')
}

function named(texts: LegalText[], slug: string): LegalText {
  const text = texts.find(candidate => candidate.slug === slug)
  if (!text) throw new Error(`no legal text called ${slug}`)
  return text
}
