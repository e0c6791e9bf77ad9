import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['src', 'docs', 'ops', 'scripts', 'tests', 'bench', 'content', 'public']
const LAYERS = readdirSync('src').filter(name => !name.includes('.'))
const PAGES = [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]

const withoutBlocks = (page: string) => readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '')

/** The paths that a page names in backticks, and those that its links lead to, from the root. */
function pathsIn(page: string): string[] {
  const text = withoutBlocks(page)
  const named = [...text.matchAll(/`((?:\w+)\/[^`\s]*)`/g)].map(([, path = '']) => fromRoot(path))
  const linked = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(page), path),
  )
  return [...named.filter(path => FOLDERS.includes(path.split('/')[0] ?? '')), ...linked]
}

/** Where a file is named, its layer stands for its folder: `web/routes.ts`. */
const fromRoot = (path: string) =>
  LAYERS.includes(path.split('/')[0] ?? '') && /\.\w+$/.test(path) ? join('src', path) : path

const everything = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
)

const sources = ['src', 'tests', 'scripts', 'bench'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name))
    .map(file => ({ file, text: readFileSync(file, 'utf8') })),
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

it('names in comments only files that are there', () => {
  const begins = [...FOLDERS, ...LAYERS].join('|')
  const names = new RegExp(`(?<![\\w./~-])((?:${begins})(?:/[\\w-]+)+(?:\\.\\w+)?|[\\w-]+\\.tsx?\\b)`, 'g')
  const there = new Set(
    everything
      .flatMap(path => [path, path.replace(/^src\//, ''), basename(path)])
      .flatMap(name => [name, name.replace(/\.tsx?$/, '')]),
  )
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)].flatMap(([comment]) =>
      (comment.match(names) ?? []).map(name => ({ file, name })),
    ),
  )
  expect(named.filter(({ name }) => !there.has(name))).toEqual([])
})

it('has no comment on one thing above that on another', () => {
  const astray = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\*\/\n *\/\*\*.*/g)].map(([comment]) => `${file}: ${comment}`),
  )
  expect(astray).toEqual([])
})

it.each(PAGES)('%s names only commands of package.json, and headings that their page has', page => {
  const text = readFileSync(page, 'utf8')
  const commands = [...text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, name = '']) => name)
  const headings = [...withoutBlocks(page).matchAll(/\]\((?![a-z]+:|\/)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, path, heading = '']) => ({ heading, of: path ? join(dirname(page), path) : page }),
  )
  expect(commands.filter(name => !(name in SCRIPTS))).toEqual([])
  expect(headings.filter(({ heading, of }) => !headingsOf(of).includes(heading))).toEqual([])
})

it('asks the program by the name at which it listens: « localhost » is ::1 alone on a usual Debian', () => {
  const asked = PAGES.flatMap(page => readFileSync(page, 'utf8').match(/.*127\.0\.0\.1:\$\{PORT.*/g) ?? [])
  expect(asked).toEqual([])
})

const { scripts: SCRIPTS }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** As addresses, which a page has of its headings. */
const headingsOf = (page: string) =>
  [...withoutBlocks(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it('cites no page that stands elsewhere', () => {
  const elsewhere =
    /(?:\*|\/\/).*\b(?:(?:DECISIONS|SPEC|QUALITY|BRAND|DOMAIN|AIDS|STYLE)(?:\.md|,? section|:)|issue \d+)/
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([])
})

it('lists each decision by its title, with its status', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = [...index.matchAll(/^\| (\d{4}) \| \[([^\]]+)\]\(([^)]+)\) \| \S/gm)]
  const pages = readdirSync('docs/decisions').filter(name => name !== 'README.md')
  const titled = pages.sort().map(name => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(join('docs/decisions', name), 'utf8')) ?? []
    return [name.slice(0, 4), title, name]
  })
  expect(listed.map(([, ...row]) => row)).toEqual(titled)
})

it('cites only decisions that there are', () => {
  const known = readdirSync('docs/decisions').map(name => name.slice(0, 4))
  const pages = PAGES.map(file => ({ file, text: readFileSync(file, 'utf8') }))
  const cited = [...sources, ...pages].flatMap(({ file, text }) =>
    [...text.matchAll(/decisions? (\d{2,4})\b/gi)].map(([, no = '']) => ({ file, no: no.padStart(4, '0') })),
  )
  expect(cited.filter(({ no }) => !known.includes(no))).toEqual([])
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
  const pages = PAGES.map(file => ({ file, text: readFileSync(file, 'utf8') }))
  // A comment may break between the word and what it cites.
  const cited = [...sources, ...pages].flatMap(({ file, text }) =>
    [...text.matchAll(/specification(?:\s+\*)?\s+(section \d+|[A-D]\d+(?:\.\d+)?)/g)].map(
      ([, rule = '']) => ({
        file,
        rule,
      }),
    ),
  )
  expect(cited.filter(({ rule }) => !known.has(rule))).toEqual([])
})
