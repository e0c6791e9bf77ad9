import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['src', 'docs', 'ops', 'scripts', 'tests', 'bench', 'content', 'public']
const PAGES = [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]

/** The paths that a page names in backticks, and those that its links lead to, from the root. */
function pathsIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const named = [...text.matchAll(/`((?:\w+)\/[^`\s]*)`/g)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(page), path),
  )
  return [...named.filter(path => FOLDERS.includes(path.split('/')[0] ?? '')), ...linked]
}

const everything = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
)

const files = ['src', 'tests', 'scripts', 'bench'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name)),
)

/** Braces and stars are a shell's; `{slug}`, `NNNN` and `…` stand for any name, `:12` for a line. */
function stands(path: string): boolean {
  const pattern = path
    .replace(/:\d+$/, '')
    .replace(/\/$/, '')
    .replace(/\{[a-z-]+\}|…|N{4}/g, '*')
  if (!/[*{]/.test(pattern)) return existsSync(pattern)
  const expression = pattern
    .replace(/[.+()[\]]/g, '\\$&')
    .replace(/\*+/g, stars => (stars === '*' ? '[^/]*' : '.*'))
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
  return everything.some(file => new RegExp(`^${expression}$`).test(file))
}

it.each(PAGES)('%s names only what is there', page => {
  expect(pathsIn(page).filter(path => !stands(path))).toEqual([])
})

it('cites no page that stands elsewhere', () => {
  const elsewhere = /(?:\*|\/\/).*\b(?:DECISIONS|SPEC|QUALITY|BRAND|DOMAIN|AIDS|STYLE)(?:\.md|,? section|:)/
  expect(files.filter(file => elsewhere.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('lists each decision with its status', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = [...index.matchAll(/^\| (\d{4}) \| \[[^\]]+\]\(([^)]+)\) \| \S/gm)].map(([, , file]) => file)
  const pages = readdirSync('docs/decisions').filter(name => name !== 'README.md')
  expect(listed).toEqual(pages.sort())
})

it('cites only sections and rules that the specification has', () => {
  const page = readFileSync('docs/specification.md', 'utf8')
  const sections = page.split(/^### |^\d+\. \*\*(?=C\d)|^\d+\. \*\*(?=D\d)/m).slice(1)
  const known = new Set<string>()
  for (const section of sections) {
    const name = /^[A-D]\d+/.exec(section)?.[0] ?? ''
    known.add(name)
    for (const [, rule] of section.matchAll(/^(\d+)\. /gm)) known.add(`${name}.${rule}`)
  }
  const cited = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/specification ([A-D]\d+(?:\.\d+)?)/g)].map(([, rule = '']) => ({
      file,
      rule,
    })),
  )
  expect(cited.filter(({ rule }) => !known.has(rule))).toEqual([])
})
