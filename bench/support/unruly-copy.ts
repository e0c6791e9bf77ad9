import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Misdeed } from '../../tests/support/misdeeds'

const PARTS = ['build', 'content', 'src/invoicing/fonts', 'src/sites', 'package.json', 'agency.json']

/** A copy of the built program whose reader does nothing but this. @returns its folder, and what removes it */
export async function unrulyCopy(misdeed: Misdeed): Promise<{ root: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'siteligible-copy-'))
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  await build({
    entryPoints: [join(import.meta.dirname, 'unruly-reader.ts')],
    outfile: join(root, 'build/app/gateways/piece-reader/reader-program.js'),
    define: { MISDEED: JSON.stringify(misdeed) },
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
