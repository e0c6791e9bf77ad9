import { createHash, timingSafeEqual } from 'node:crypto'
import { sha256Of } from '~/domain/sha256-of'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import type { SiteFile } from '~/sites/render-options'
import { renderSite } from '~/sites/render-site'
import { siteByPreview } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { type SiteContentDeps, siteContent } from '../site/site-content'
import { siteHost } from '../site/site-host'
import { sitePhotos } from '../site/site-photos'

type PreviewDeps = SiteContentDeps &
  Pick<Deps, 'encryptedFiles' | 'siteAssets' | 'agency' | 'clock' | 'publicUrl'>

/** What a visitor of a preview's host holds: the token of its address, or the cookie that it was exchanged for. */
export interface PreviewPass {
  token: string | null
  cookie: string | null
}

export type Preview =
  | { state: 'closed' }
  | { state: 'over' }
  /** The token is good: the browser is to keep the cookie in its place. */
  | { state: 'exchanged'; cookie: string }
  | { state: 'open'; file: (path: string) => Promise<Omit<SiteFile, 'path'> | null> }

/** A few sites are looked at over and over. */
const MOST_DRAWN = 20
const drawn = new Map<string, Promise<Drawn>>()

interface Drawn {
  files: SiteFile[]
  photos: Awaited<ReturnType<typeof sitePhotos>>['files']
}

/**
 * A site as it will be, for whoever was given its address; its forms send nothing. An address that was given before the site
 * was online is over since: from then on owner and team are shown another one.
 */
export async function openPreview(deps: PreviewDeps, label: string, pass: PreviewPass): Promise<Preview> {
  const site = await siteByPreview(deps.db, label)
  if (!site) return { state: 'closed' }
  const cookie = cookieOf(site.preview_token)
  const [byToken, byCookie] = [isSame(pass.token, site.preview_token), isSame(pass.cookie, cookie)]
  if (site.ended_at) return { state: 'over' }
  if (!byToken && !byCookie) return { state: site.online_at ? 'over' : 'closed' }
  if (byToken) return { state: 'exchanged', cookie }
  const content = await siteContent(deps, { site: site.id }, site)
  const { day } = localMoment(deps.clock(), territoryZone(content.facts.address.postal_code))
  const shown = await sitePhotos(deps, site.id)
  // Not by version: before anything was confirmed it follows dossier and answers, which none counts.
  const key = sha256Of(JSON.stringify([site.id, content.facts, content.layout, day, shown.photos]))
  const draw = async () => ({
    photos: shown.files,
    files: renderSite(
      content.facts,
      content.layout,
      day,
      {
        purpose: 'preview',
        basePath: '',
        origin: null,
        host: siteHost(deps.agency),
        assistant: false,
        agency: new URL(deps.publicUrl).origin,
        photos: shown.photos,
        sharePicture: null,
      },
      deps.siteAssets,
    ),
  })
  return { state: 'open', file: async path => fileOf(await kept(key, draw), path) }
}

function kept(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
  const known = drawn.get(key)
  if (known) return known
  const made = draw()
  drawn.set(key, made)
  const [oldest] = drawn.keys()
  if (drawn.size > MOST_DRAWN && oldest) drawn.delete(oldest)
  return made
}

async function fileOf({ files, photos }: Drawn, path: string) {
  const file = files.find(one => one.path === path)
  if (file) return file
  const photo = photos.find(({ name }) => `_f/${name}` === path)
  return photo ? { type: 'image/webp', body: await photo.read() } : null
}

/** Nothing in a cookie opens the address elsewhere. */
const cookieOf = (token: string) => createHash('sha256').update(`preview ${token}`).digest('base64url')

function isSame(given: string | null, wanted: string): boolean {
  const [one, other] = [given ?? '', wanted].map(text => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
