import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteRevisionsOf } from '../../../src/store/sites/site-revisions'
import { acceptedSite } from '../dossiers/accepted-site'
import { fullFacts } from './client-sites'

const on = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

/** A site that its client was shown. */
export async function approvableSite() {
  const accepted = await acceptedSite()
  const { site, admin, params } = accepted
  const saved = await admin.saveSiteFacts({ params, body: { facts: fullFacts }, ...on(0) })
  await site.deps.db.updateTable('sites').set({ making_at: new Date(), review_at: new Date() }).execute()
  const host = 'maison-perrier.localhost'
  const approve = () => admin.reviewSite({ params, body: { approved: true, text: '' } })
  const page = (path = 'index.html') => readFile(join(site.dataDir, 'sites/hosts', host, path), 'utf8')
  const rename = async (name: string) => {
    const { version } = await admin.siteProject({ params })
    await admin.saveSiteFacts({ params, body: { facts: { ...fullFacts, name } }, ...on(version) })
  }
  const own = { site: String(saved.site) }
  const folders = async () => (await readdir(join(site.dataDir, 'sites/sites', own.site))).sort()
  /** So many publications of what was published last, as copies of their row and folder: drawing is not what is counted. */
  const publishedAgain = async (times: number) => {
    const [last] = await siteRevisionsOf(site.deps.db, own.site)
    if (!last) throw new Error('nothing was published')
    for (let revision = last.revision + 1; revision <= last.revision + times; revision += 1) {
      const folder = last.folder.replace(/^\d+/, String(revision))
      const inFolders = (name: string) => join(site.dataDir, 'sites/sites', own.site, name)
      await cp(inFolders(last.folder), inFolders(folder), { recursive: true })
      const copy = { ...last, revision, folder, photos: JSON.stringify(last.photos) }
      await site.deps.db.insertInto('site_revisions').values(copy).execute()
    }
  }
  return { ...accepted, own, host, approve, page, rename, folders, publishedAgain }
}

/** A site that is online, as `Maison Perrier`. */
export async function publishedSite() {
  const approvable = await approvableSite()
  await approvable.approve()
  await approvable.admin.publishSite({ params: approvable.params })
  return approvable
}
