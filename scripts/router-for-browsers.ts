import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The router's package gives everybody the files with its warnings for developers; those without lie beside them and
 * are named by no condition of its exports. Built browsers' files take them.
 */
export function routerForBrowsers(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')
  const files: Record<string, string> = {
    'react-router': join(folder, 'index.mjs'),
    'react-router/dom': join(folder, 'dom-export.mjs'),
  }
  return {
    name: 'router-for-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: id => files[id] ?? null,
  }
}
