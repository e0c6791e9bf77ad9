import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What opens a database for a test. */
const ROOTS = ['tests/support/database.ts', 'tests/support/in-process.ts']

/** The test files that touch the database, straight or through what they share. */
export function databaseTests(): string[] {
  const touching = new Set(ROOTS)
  const support = filesUnder('tests/support')
  for (let known = 0; known !== touching.size; ) {
    known = touching.size
    for (const file of support) if (importsOf(file).some(path => touching.has(path))) touching.add(file)
  }
  return filesUnder('src')
    .filter(file => /\.test\.tsx?$/.test(file) && importsOf(file).some(path => touching.has(path)))
    .sort()
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => /\.tsx?$/.test(path))

/** The files under tests/support that a file imports, from the root. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, name = '']) => name)
  return names.map(name => `${join(dirname(file), name)}.ts`)
}
