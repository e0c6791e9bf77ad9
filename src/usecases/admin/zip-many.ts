import type { Readable } from 'node:stream'
import { ZIP_MANY } from '~/domain/dossier/lists/bulk'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { weighSelection } from '~/store/bulk/weigh-selection'
import { type ZipAsRead, zipAsRead } from '../ground/zip-as-read'
import { type ZipDossierDeps, zipDossier } from './zip-dossier'

/**
 * The complete dossiers that a filter lets through as one ZIP of their ZIPs, made while it is read: one dossier at a
 * time, no piece in memory. The journal notes each when its turn comes. `LISTE.txt` says whose each is, and why one
 * may not leave: no name inside comes from a visitor (specification D3).
 * @param expected how many dossiers the account was told
 * @throws Refusal selection-changed, selection-too-large
 */
export async function zipMany(
  deps: ZipDossierDeps,
  by: AccountActor,
  filter: DossierFilter,
  expected: number,
): Promise<Readable> {
  const { dossiers, bytes } = await weighSelection(deps.db, filter, ZIP_MANY.dossiers + 1)
  if (dossiers.length > ZIP_MANY.dossiers || bytes > ZIP_MANY.bytes) throw new Refusal('selection-too-large')
  if (dossiers.length !== expected || expected === 0) throw new Refusal('selection-changed')
  const zip = zipAsRead()
  fill(deps, by, zip, dossiers).catch(error => zip.output.destroy(error))
  return zip.output
}

async function fill(
  deps: ZipDossierDeps,
  by: AccountActor,
  zip: ZipAsRead,
  dossiers: { id: string; company_name: string; created_at: Date }[],
) {
  const list: string[] = []
  for (const [at, { id, company_name, created_at }] of dossiers.entries()) {
    // Whoever gives up takes no more dossiers, nor the rest of this one.
    if (zip.output.destroyed) return
    const rank = String(at + 1).padStart(3, '0')
    const name = `${rank}_dossier.zip`
    try {
      const { zip: one } = await zipDossier(deps, by, id)
      await zip.addInTurn(name, { mtime: created_at, compress: false }, one.output)
      list.push(`${name}${one.missing.length > 0 ? LACKS : ''}\u00a0: ${company_name}\n`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      list.push(`${name}, non joint (${WHY[error.code] ?? error.code})\u00a0: ${company_name}\n`)
    }
  }
  zip.addBuffer('LISTE.txt', Buffer.from(list.join('')))
  zip.end()
}

const LACKS = ', incomplet (ce qui manque y est nommé)'

const WHY: Partial<Record<Refusal['code'], string>> = {
  'file-not-clean': 'une pièce n’a pas été reconnue saine par l’antivirus',
  'not-found': 'effacé entre-temps',
}
