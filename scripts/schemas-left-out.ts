import { build } from 'esbuild'
import type { Plugin } from 'vite'
import * as schemas from 'zod/mini'

const STAND_IN = '\0schemas-left-out'
const CONTRACT = /\/src\/contract\/(?!shapes\/).+\.ts$/
const BUILDERS = /^zod\/mini$|\/shapes\/instant$/

/**
 * Leaves out of what browsers load whatever of the contract only the server needs. They call by a path and a method:
 * a file that holds nothing but calls becomes just that, without summaries, schemas and the names of fields. In the
 * others every builder becomes one that builds nothing, `instant` too; whoever parses in the browser imports it elsewhere.
 */
export function schemasLeftOut(): Plugin {
  return {
    name: 'schemas-left-out',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => (BUILDERS.test(id) && importer && CONTRACT.test(importer) ? STAND_IN : null),
    load: id => (id === STAND_IN ? standIn() : CONTRACT.test(id) ? callsAlone(id) : null),
  }
}

/** Whatever is called or read of it is itself again, so that any chain of builders holds. */
const standIn = () =>
  [
    'const nothing = new Proxy(() => nothing, { get: (_, key) => (typeof key === "string" ? nothing : undefined), apply: () => nothing })',
    `export { ${[...Object.keys(schemas), 'instant'].map(name => `nothing as ${name}`).join(', ')} }`,
  ].join('\n')

/** @returns null for a file that exports anything else than calls */
async function callsAlone(path: string): Promise<string | null> {
  const exported = await run(path)
  if (Object.keys(exported).length === 0 || !Object.values(exported).every(holdsCalls)) return null
  return Object.entries(exported)
    .map(([name, calls]) => `export const ${name} = ${JSON.stringify(slim(calls as Calls))}`)
    .join('\n')
}

type Calls = Record<string, { method: string; path: string; reply: unknown }>

const holdsCalls = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(entry => typeof entry?.method === 'string' && typeof entry?.path === 'string')

/** What `contract/client.ts` reads of a call: a reply's media type says that its bytes are streamed. */
const slim = (calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, reply }]) => [
      name,
      { method, path, ...(typeof reply === 'string' && { reply }) },
    ]),
  )

async function run(path: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
  )
}
