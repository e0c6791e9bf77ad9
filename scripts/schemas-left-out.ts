import type { Plugin } from 'vite'
import * as schemas from 'zod/mini'

const STAND_IN = '\0schemas-left-out'
const CONTRACT = /\/src\/contract\/[^/]+\.ts$/

/**
 * Leaves the schema library out of what browsers load: they call by a path and a method, the server checks. In the
 * contract's files every builder becomes one that builds nothing; whoever parses in the browser imports it elsewhere.
 */
export function schemasLeftOut(): Plugin {
  return {
    name: 'schemas-left-out',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => (id === 'zod/mini' && importer && CONTRACT.test(importer) ? STAND_IN : null),
    load: id => (id === STAND_IN ? standIn() : null),
  }
}

/** Whatever is called or read of it is itself again, so that any chain of builders holds. */
const standIn = () =>
  [
    'const nothing = new Proxy(() => nothing, { get: (_, key) => (typeof key === "string" ? nothing : undefined), apply: () => nothing })',
    `export { ${Object.keys(schemas)
      .map(name => `nothing as ${name}`)
      .join(', ')} }`,
  ].join('\n')
