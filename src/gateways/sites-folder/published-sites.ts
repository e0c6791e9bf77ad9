import { readlinkSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '~/domain/error'
import type { Led, PublishedSites } from '~/domain/site/online/published-sites'
import { nullIfAbsent } from '../null-if-absent'
import { sumsOf } from './lay-revision'

/** For how long a host is taken to show what it showed: another copy of the program may have switched it. */
const LOOKED_MS = 250
const MOST_HOSTS = 20_000

/**
 * What visitors are served, read from SITES_DIR alone: no database is asked. Two looks at a link cost more than all the rest of
 * an answer, so that they are taken four times a second for each host, and anew after a switch of this copy (`forget`).
 * @param root SITES_DIR
 */
export function publishedSites(root: string): PublishedSites & { forget: () => void } {
  const looked = new Map<string, { led: Led | null; until: number }>()
  const folderOf = (site: string) => join(root, 'sites', site)
  const read = (path: string) => readFile(path).catch(nullIfAbsent)
  function look(host: string): Led | null {
    const target = linkOf(join(root, 'hosts', host))
    if (target === null) return null
    if (!target.includes('/')) return { chosen: target }
    const site = basename(dirname(target))
    const folder = linkOf(join(folderOf(site), 'current'))
    return { shown: folder === null ? null : { site, folder } }
  }

  return {
    find(host) {
      const now = performance.now()
      const known = looked.get(host)
      if (known && known.until > now) return known.led
      if (looked.size >= MOST_HOSTS) looked.clear()
      const led = look(host)
      looked.set(host, { led, until: now + LOOKED_MS })
      return led
    },
    forget: () => looked.clear(),
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
    if (['ENOENT', 'EINVAL', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error))) return null
    throw error
  }
}
