import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { appendEvent } from '~/store/events/events'
import { commentsOf } from '~/store/sites/site-comments'
import { commentPictures, insertPhoto } from '~/store/sites/site-photos'
import type { Upload } from '../ground/upload'
import type { PhotosDeps } from '../site/change-photos'
import { lockedSite } from '../site/change-site-content'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt } from '../site/site-at'
import { type TakenPhoto, takePhoto } from '../site/take-photo'

/**
 * Adds the picture that shows what a comment means, one at most (the same file again is that one): never shown on the
 * site, prepared as its photos are, so that nothing of what was sent is opened by anybody.
 * @throws Refusal not-found, address-unproven, too-many-uploads, and what `takePhoto` refuses
 */
export async function addCommentPicture(
  deps: PhotosDeps,
  by: SiteActor,
  at: SiteAt,
  number: number,
  upload: Upload,
) {
  const { id } = found(await provenSite(deps, at))
  if (!(await commentsOf(deps.db, id)).some(comment => comment.number === number))
    throw new Refusal('not-found')
  const place = ({ photo, files, size }: TakenPhoto) =>
    deps.db.transaction().execute(async trx => {
      const site = await lockedSite(deps, trx, { site: id })
      const before = (await commentPictures(trx, site.id)).get(number)
      if (before?.sha256 === photo.sha256) return 'there'
      if (before) throw new Refusal('too-many-uploads', { detail: 'Une image est déjà jointe.' })
      const now = deps.clock()
      await insertPhoto(trx, { ...photo, site_id: site.id, of_comment: number, uploaded_at: now }, files)
      await appendEvent(trx, {
        ...{ dossier_id: site.dossier_id, type: 'site-file-added', at: now, by },
        data: { sha256: photo.sha256, size },
      })
      return 'placed'
    })
  await takePhoto(deps, by, upload, { place })
}
