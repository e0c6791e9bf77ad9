import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { unmarked } from './root-sheet-once.ts'

const BEGINNING = 'window.__reactRouterManifest='

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, Record<string, unknown> & { css?: string[] }>
}

/**
 * The list of every route's files, as browsers load it, without what they do not read there: which files a route's own
 * file imports (its page preloads them, see `web/entry.client.tsx`), what a route has not, and whether it draws something;
 * the root's sheets stand once, named as in the page. The server keeps the whole list. Stands before `precompress`, which takes the file as it then is. Browsers keep the file under the router's
 * name for it, whose digest covers the router's own list: a change here alone needs a new name too.
 */
export function slimRouteManifest(folder: string): Plugin {
  return {
    name: 'slim-route-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const name = readdirSync(folder).find(file => /^manifest-\w+\.js$/.test(file))
        if (!name) this.error(`no manifest of routes in ${folder}`)
        const path = join(folder, name)
        const text = readFileSync(path, 'utf8')
        if (!text.startsWith(BEGINNING)) this.error(`${path} no longer begins as it did`)
        const manifest: Manifest = JSON.parse(text.slice(BEGINNING.length).replace(/;$/, ''))
        const slimmed = unmarked(JSON.stringify(slim(manifest)), manifest.routes.root?.css ?? [])
        writeFileSync(path, `${BEGINNING}${slimmed};`)
      },
    },
  }
}

function slim({ entry, routes, ...rest }: Manifest): Manifest {
  const ofRoot = new Set(routes.root?.css?.map(nameOf))
  const slimmed = Object.entries(routes).map(([id, { imports: _, hasDefaultExport: __, css, ...route }]) => [
    id,
    {
      ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
      // Every page has the root's own before: a list that names them again is read without them.
      ...(css && { css: id === 'root' ? css : css.filter(sheet => !ofRoot.has(nameOf(sheet))) }),
    },
  ])
  return { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(slimmed) }
}

const nameOf = (sheet: string) => sheet.replace(/#$/, '')
