import { join } from 'node:path'
import { build } from 'esbuild'
import { programFolder } from '../runbook'

/**
 * A program of tests in one file, for one that is started often: a loader of sources reads and translates all that it imports at
 * each start, which takes ten seconds of a processor for the whole site.
 * @param name of a file of this folder, without its ending @returns its path, in a folder like ours that goes at the end
 */
export async function bundledProgram(name: string): Promise<string> {
  const outfile = join(programFolder(), `${name}.mjs`)
  await build({
    ...{ entryPoints: [`tests/support/program/${name}.ts`], outfile, bundle: true, packages: 'external' },
    ...{ platform: 'node', format: 'esm', logLevel: 'warning' },
  })
  return outfile
}
