import { randomUUID } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '~/domain/error'
import { sha256Of } from '~/domain/sha256-of'
import { syncFolder } from '../durable-file'
import { nullIfAbsent } from '../null-if-absent'
import { FOLDER_MODE, layRevision, openToGroup, SUMS, sumsOf } from './lay-revision'
import type { SitesFolder } from './sites-folder'

/** What lies packed beside a file. */
const PACKED = /\.(?:br|gz)$/

/** Which installation the folder belongs to. */
const MARK = '.installation'

/**
 * @param root SITES_DIR; made with the first site
 * @param switched is told after each change of what a host shows
 */
export function diskSites(root: string, switched: () => void = () => {}): SitesFolder {
  const siteFolder = (site: string) => join(root, 'sites', plain(site))
  const hostLink = (host: string) => join(root, 'hosts', plain(host))
  const shown = (site: string) => linkOf(join(siteFolder(site), 'current'))
  const made = (folder: string) => makeFolder(root, folder)
  async function leadTo(host: string, target: string) {
    if ((await linkOf(hostLink(host))) === target) return
    await made(join(root, 'hosts'))
    await switchLink(hostLink(host), target)
    switched()
  }
  return {
    shown,
    async lay(site, revision, files) {
      await made(siteFolder(site))
      return layRevision(siteFolder(site), revision, files, await shown(site))
    },
    async show(site, folder) {
      const before = await shown(site)
      const current = join(siteFolder(site), 'current')
      if (folder === null) await rm(current, { force: true })
      else if (folder !== before) await switchLink(current, plain(folder))
      switched()
      return before
    },
    async lead(host, site) {
      await leadTo(host, join('..', 'sites', plain(site), 'current'))
    },
    alias: (host, chosen) => leadTo(host, plain(chosen)),
    async hosts() {
      const names = (await entriesOf(join(root, 'hosts'))).filter(({ name }) => !name.startsWith('.'))
      const led = names.map(async ({ name }) => {
        const target = await linkOf(hostLink(name))
        if (target === null) return []
        if (target.includes('/')) return [{ host: name, site: basename(dirname(target)) }]
        const chosen = await linkOf(hostLink(target))
        return [{ host: name, site: chosen === null ? '' : basename(dirname(chosen)), chosen: target }]
      })
      return (await Promise.all(led)).flat()
    },
    isLed: async host => (await linkOf(hostLink(host))) !== null,
    async files(site, folder) {
      const revision = join(siteFolder(site), plain(folder))
      const paths = [...(await sumsOf(revision)).keys()].filter(path => !PACKED.test(path)).sort()
      return paths.map(path => ({ path, open: () => createReadStream(join(revision, path)) }))
    },
    async drop(host) {
      await rm(hostLink(host), { force: true })
      switched()
    },
    async sites() {
      const found: { site: string; folders: { name: string; at: Date }[] }[] = []
      for (const { name: site } of await entriesOf(join(root, 'sites'))) {
        const folders = (await entriesOf(siteFolder(site))).filter(entry => entry.isDirectory())
        const dated = folders.map(async ({ name }) => {
          const { mtime } = await stat(join(siteFolder(site), name))
          return { name, at: mtime }
        })
        found.push({ site, folders: await Promise.all(dated) })
      }
      return found
    },
    async isWhole(site, folder) {
      const place = join(siteFolder(site), plain(folder))
      const list = await readFile(join(place, SUMS)).catch(() => null)
      if (list === null || !folder.endsWith(`-${sha256Of(list).slice(0, 16)}`)) return false
      for (const [path, sum] of await sumsOf(place)) {
        const bytes = await readFile(join(place, path)).catch(() => null)
        if (bytes === null || sha256Of(bytes) !== sum) return false
      }
      return true
    },
    remove: (site, folder) =>
      rm(folder === undefined ? siteFolder(site) : join(siteFolder(site), plain(folder)), {
        recursive: true,
        force: true,
      }),
    mark: () => readFile(join(root, MARK), 'utf8').then(text => text.trim(), nullIfAbsent),
    async setMark(mark) {
      await made(root)
      const handle = await open(join(root, MARK), 'w', 0o640)
      try {
        await handle.writeFile(`${mark}\n`)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await syncFolder(root)
    },
  }
}

/** One name of a folder or a file: what leads elsewhere is a mistake of ours. */
function plain(name: string): string {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))
    throw new Error(`not the name of a file: ${JSON.stringify(name)}`)
  return name
}

const linkOf = (path: string): Promise<string | null> => readlink(path).catch(nullIfAbsent)

/** One rename, so that whoever looks finds the old target or the new one; durable when it returns. */
async function switchLink(path: string, target: string) {
  const draft = join(dirname(path), `.link-${randomUUID()}`)
  await symlink(target, draft)
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** Each folder from SITES_DIR down, with its group's rights whatever the umask. */
async function makeFolder(root: string, folder: string) {
  if (folder !== root) await makeFolder(root, dirname(folder))
  const first = await mkdir(folder, { recursive: folder === root, mode: FOLDER_MODE }).then(
    () => true,
    error => {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    },
  )
  if (!first || folder === root) return
  await openToGroup(folder)
  await syncFolder(dirname(folder))
}

const entriesOf = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(nullIfAbsent)) ?? []
