import { domainToUnicode } from 'node:url'
import type { Db } from '~/store/database/database'
import { findDeliveryPaper } from '~/store/papers/delivery-papers'
import { commentsOf } from '~/store/sites/site-comments'
import { domainsOfSite } from '~/store/sites/site-domains'
import { siteFilesOf } from '~/store/sites/site-files'
import { commentPictures, photosOfSite, type StoredPhoto } from '~/store/sites/site-photos'
import { siteRevisionsOf } from '~/store/sites/site-revisions'
import { findSite, findSiteVersion, type SiteRef } from '~/store/sites/sites'
import { addressAsWritten } from '../site/address-as-written'

/**
 * What is held about a site and its owner, without the bytes of pictures: the site shows them, its ZIP holds them. What
 * visitors asked is theirs, and not in it: the owner takes it from his space.
 * @returns null where no site was begun
 */
export async function gatherOwnSite(db: Db, ref: SiteRef) {
  const site = await findSite(db, ref)
  if (!site) return null
  const { id, dossier_id } = site
  const [content, photos, pictures, files] = await Promise.all([
    findSiteVersion(db, id, site.version),
    photosOfSite(db, id),
    commentPictures(db, id),
    dossier_id === null ? [] : siteFilesOf(db, dossier_id),
  ])
  const [comments, domains, revisions, delivery] = await Promise.all([
    commentsOf(db, id),
    domainsOfSite(db, id),
    siteRevisionsOf(db, id),
    findDeliveryPaper(db, id),
  ])
  return {
    answers: site.answers,
    facts: content?.facts ?? null,
    layout: content?.layout ?? null,
    sent_at: site.sent_at,
    site_url: site.site_url && addressAsWritten(site.site_url),
    approved: site.approved,
    online_at: site.online_at,
    accepted_at: site.accepted_at,
    owner_email: site.owner_email,
    suspended: site.suspended_at && { at: site.suspended_at, reason: site.suspension_reason },
    ended_at: site.ended_at,
    delivery_paper: delivery ? { accepted_at: delivery.accepted_at, sha256: delivery.pdf_sha256 } : null,
    domains: domains.map(({ name, asked_at, online_at }) => ({
      ...{ name: domainToUnicode(name), asked_at, online_at },
    })),
    publications: revisions.map(({ revision, url, actor, at }) => ({
      ...{ revision, url: addressAsWritten(url), by: actor, at },
    })),
    photos: photos.map(picture),
    change_requests: comments.map(comment => {
      const shown = pictures.get(comment.number)
      return {
        number: comment.number,
        place: comment.place,
        state: comment.state,
        words: comment.words.map(({ voice, text, at }) => ({ by: voice, text, at })),
        picture: shown ? picture(shown) : null,
      }
    }),
    files: files.map(({ filename, size, sha256, uploaded_at }) => ({ filename, size, sha256, uploaded_at })),
  }
}

const picture = ({ alt, sha256, uploaded_at }: StoredPhoto) => ({ alt, sha256, uploaded_at })
