import { randomId } from '~/domain/access/random-id'
import type { AidFile } from '~/gateways/read-aid-files'
import { insertAid, lockAids, rewriteAid } from '~/store/aids/aids'
import { dropAid } from '~/store/aids/remove-aid'
import { listFormerAddresses } from '~/store/contents/former-addresses'
import type { Db } from '~/store/database/database'

/**
 * Brings the files of content/aids into the database. Can be run at every start and by several copies: a file that has
 * not changed writes nothing, an aid that an administrator changed, moved to another address or removed is left alone,
 * an untouched one whose file is gone goes too.
 */
export async function loadAids(
  db: Db,
  files: AidFile[],
  now: Date,
): Promise<{ written: number; dropped: number }> {
  return db.transaction().execute(async trx => {
    const rows = new Map((await lockAids(trx)).map(row => [row.slug, row]))
    const moved = new Set(
      (await listFormerAddresses(trx)).flatMap(({ kind, slug }) => (kind === 'aid' ? slug : [])),
    )
    let written = 0
    for (const { aid, hash } of files) {
      const row = rows.get(aid.slug)
      rows.delete(aid.slug)
      if (!row && moved.has(aid.slug)) continue
      if (row && (row.origin === 'administrator' || row.file_hash === hash)) continue
      const said = { aid, published: true, origin: 'file' as const, file_hash: hash, updated_at: now }
      if (row) await rewriteAid(trx, row.id, said)
      else await insertAid(trx, randomId(), said)
      written++
    }
    const gone = [...rows.values()].filter(({ origin }) => origin === 'file')
    for (const { id } of gone) await dropAid(trx, id)
    return { written, dropped: gone.length }
  })
}
