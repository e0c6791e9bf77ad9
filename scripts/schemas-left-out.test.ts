import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const VALUES = /^import (?!type )(?:\* as \w+|\{([^}]*)\}) from '(?:~\/contract\/|\.\.\/|\.\/)([\w/-]+)'/gm

/** What builders make, or calls that hold them: `schemas-left-out.ts` gives browsers something else in its place. */
async function schemasOf(file: string): Promise<string[]> {
  const path = `${process.cwd()}/src/contract/${file}.ts`
  const exported: Record<string, unknown> = await import(path)
  return Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && '_zod' in value ? [name] : [],
  )
}

/** Schemas of the contract's own files that a file of browsers' holds as values. */
async function leftOutFor(source: string, contract: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const [, names, file] of source.matchAll(VALUES)) {
    if (!file || !contract.includes(file)) continue
    const schemas = await schemasOf(file)
    const imported = names?.split(',').map(name => name.trim()) ?? schemas
    found.push(...imported.filter(name => schemas.includes(name.split(' ')[0] ?? '')))
  }
  return found
}

const contract = readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).flatMap(name =>
  name.endsWith('.ts') && !name.startsWith('shapes/') ? [name.slice(0, -3)] : [],
)

test('nothing that browsers load reads a schema which is left out of what they load', async () => {
  const found: string[] = []
  const read = ['src/web', 'src/contract/shapes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  for (const path of read.filter(path => /(?<!\.test|\.server)\.tsx?$/.test(path)))
    for (const name of await leftOutFor(readFileSync(path, 'utf8'), contract)) found.push(`${path}: ${name}`)
  expect(found).toEqual([])
})

test('one that is read is found', async () => {
  const found = (kind: string) =>
    leftOutFor(`import ${kind}{ pieceReading } from '~/contract/dossier/reading'`, contract)
  expect(await found('')).toEqual(['pieceReading'])
  expect(await found('type ')).toEqual([])
})
