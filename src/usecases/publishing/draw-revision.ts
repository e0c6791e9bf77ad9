import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { nextChange } from '~/domain/site/words/closing-words'
import type { RevisionFile } from '~/gateways/sites-folder/revision-file'
import { sharePictureSvg } from '~/sites/machine/share-picture'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import type { SiteContent } from '../site/site-content'
import { siteHost } from '../site/site-host'
import { sitePhotos } from '../site/site-photos'

export type DrawDeps = Pick<
  Deps,
  'encryptedFiles' | 'siteDrawer' | 'pictures' | 'agency' | 'clock' | 'languageModel'
>

/**
 * The files of a site as everybody is to see it today.
 * @param origin where it stands, without a slash at the end
 * @param kept photos that it shows though they were taken out since
 * @returns and the day, the firm's own, from which the same facts draw another one; null: none to come
 */
export async function drawRevision(
  deps: DrawDeps & { db: Db },
  siteId: string,
  { facts, layout }: Pick<SiteContent, 'facts' | 'layout'>,
  origin: string,
  kept: readonly string[],
): Promise<{ files: RevisionFile[]; redrawnOn: string | null }> {
  const { day } = localMoment(deps.clock(), territoryZone(facts.address.postal_code))
  const { photos, files } = await sitePhotos(deps, siteId, kept)
  const options = {
    purpose: 'published' as const,
    basePath: '',
    origin,
    host: siteHost(deps.agency),
    assistant: true,
    languageModel: deps.languageModel?.recipient ?? null,
    photos,
    sharePicture: await deps.pictures.drawSvg(sharePictureSvg(facts, layout)),
  }
  const drawn = await deps.siteDrawer.draw({ facts, layout, day, options })
  return {
    files: [...drawn, ...files.map(({ name, read }) => ({ path: `_f/${name}`, body: read }))],
    redrawnOn: nextChange(facts, day),
  }
}
