import { randomId } from '~/domain/access/random-id'
import type { ContentFile } from '~/gateways/content-folder'
import { dropContent, insertContent, lockContents, rewriteContent } from '~/store/contents/contents'
import { listFormerAddresses } from '~/store/contents/former-addresses'
import type { Db } from '~/store/database/database'
import { renderContent } from './render-content'

/**
 * Brings the files of content/ into the database. Can be run at every start and by several copies:
 * a file that has not changed writes nothing, a text that the administrator changed, moved to another
 * address or removed is left alone, and an untouched one whose file is gone goes too.
 */
export async function loadContent(
  db: Db,
  files: ContentFile[],
): Promise<{ written: number; dropped: number }> {
  return db.transaction().execute(async trx => {
    const rows = await lockContents(trx)
    const at = new Map(rows.map(row => [`${row.kind}/${row.slug}`, row]))
    const moved = new Set((await listFormerAddresses(trx)).map(({ kind, slug }) => `${kind}/${slug}`))
    let written = 0
    for (const file of files) {
      const key = `${file.kind}/${file.slug}`
      const row = at.get(key)
      if (!row && moved.has(key)) continue
      at.delete(key)
      if (row && (row.origin === 'administrator' || row.file_hash === file.hash)) continue
      if (row) await rewriteContent(trx, row.id, columnsOf(file))
      else await insertContent(trx, { ...columnsOf(file), id: randomId(), kind: file.kind, slug: file.slug })
      written++
    }
    const gone = [...at.values()].filter(row => row.origin === 'file')
    for (const row of gone) await dropContent(trx, row.id)
    return { written, dropped: gone.length }
  })
}

function columnsOf({ kind: _, slug: __, content, hash, ...rest }: ContentFile) {
  return {
    ...rest,
    first_published_at: rest.created_at,
    source: content,
    html: renderContent(content),
    published: true,
    origin: 'file' as const,
    file_hash: hash,
    removed_at: null,
  }
}
