import { readlinkSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '~/domain/error'
import type { PublishedSites } from '~/domain/site/online/published-sites'
import { sumsOf } from './lay-revision'

/** What visitors are served, read from SITES_DIR alone: no database is asked. @param root SITES_DIR */
export function publishedSites(root: string): PublishedSites {
  const folderOf = (site: string) => join(root, 'sites', site)
  const read = async (path: string) => {
    try {
      return await readFile(path)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    }
  }
  return {
    // Two looks at a link, each time: a switch, by whichever copy, is seen by the very next request.
    find(host) {
      const target = linkOf(join(root, 'hosts', host))
      if (target === null) return null
      const site = basename(dirname(target))
      const folder = linkOf(join(folderOf(site), 'current'))
      return folder === null ? null : { site, folder }
    },
    files: ({ site, folder }) => sumsOf(join(folderOf(site), folder)),
    read: ({ site, folder }, path) => read(join(folderOf(site), folder, path)),
    async readEarlier(site, path) {
      const names = await readdir(folderOf(site)).catch(() => [])
      const rankOf = (name: string) => Number(name.split('-')[0])
      const folders = names.filter(name => /^\d+-/.test(name)).sort((a, b) => rankOf(b) - rankOf(a))
      for (const folder of folders) {
        const bytes = await read(join(folderOf(site), folder, path))
        if (bytes) return bytes
      }
      return null
    },
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (['ENOENT', 'EINVAL', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error) ?? '')) return null
    throw error
  }
}
