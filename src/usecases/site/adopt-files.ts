import { buffer } from 'node:stream/consumers'
import { randomId } from '~/domain/access/random-id'
import { CLOCK } from '~/domain/journal/actor'
import { nullIfMissing } from '~/gateways/file-store/file-store'
import { findDossier } from '~/store/dossiers/dossiers'
import { adoptedFile, filesToAdopt, type SiteFile, setAsideFile } from '~/store/sites/site-files'
import { insertPhoto } from '~/store/sites/site-photos'
import { findSite } from '~/store/sites/sites'
import { removeLeftovers } from '../ground/remove-leftovers'
import { changePhotos, type PhotosDeps } from './change-photos'
import { makeInTurn } from './make-in-turn'
import { discardPhotos, writePhotos } from './photo-files'

const AT_ONCE = 20

/** Pictures that the questionnaire of before took in become photos, without words yet; what gives none stays as it was sent. */
export async function adoptFiles(deps: PhotosDeps) {
  for (const file of await filesToAdopt(deps.db, AT_ONCE)) await adopt(deps, file)
}

async function adopt(deps: PhotosDeps, file: SiteFile) {
  const site = await findSite(deps.db, { dossier: file.dossier_id })
  const bytes = await bytesOf(deps, file)
  const made = site && bytes && (await makeInTurn(deps, CLOCK, { bytes, focus: MIDDLE }))
  if (!made || typeof made === 'string') return setAsideFile(deps.db, file.id)
  const id = randomId()
  const files = await writePhotos(deps, id, made)
  try {
    await changePhotos(deps, CLOCK, { site: site.id }, async trx => {
      // Taken out meanwhile: nobody wants it any more.
      if (!(await adoptedFile(trx, file.id))) return {}
      const { sha256, uploaded_at } = file
      const photo = { id, site_id: site.id, alt: '', focus_x: MIDDLE.x, focus_y: MIDDLE.y }
      await insertPhoto(trx, { ...photo, sha256, uploaded_at }, files)
      return { added: [id] }
    })
  } catch (error) {
    await discardPhotos(deps, files, error)
    throw error
  }
  await removeLeftovers(deps, { file_keys: [file.file_key], message_ids: [] })
}

const MIDDLE = { x: 0.5, y: 0.5 }

/** Null where its file, or the key of its dossier, is gone. */
async function bytesOf({ db, encryptedFiles }: PhotosDeps, { dossier_id, file_key }: SiteFile) {
  const dossier = await findDossier(db, dossier_id)
  return dossier
    ? encryptedFiles.read(dossier.file_identity, file_key).then(buffer).catch(nullIfMissing)
    : null
}
