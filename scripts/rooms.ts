import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `npx tsx scripts/rooms.ts` counts the rooms of each layer (the folders and files at its root) and the arrows between
 * them (who imports whom), and ends with code 1 where rooms of a layer in ONE_WAY import each other in a circle: one of
 * them holds a line that belongs below; and where docs/architecture.md has another table, which `--write` puts there. The rules of
 * .dependency-cruiser.cjs know circles of files; their `scope: 'folder'` also counts a folder against its own
 * sub-folders, which may well lean on each other.
 */
const ONE_WAY = ['usecases', 'domain', 'store', 'web', 'http', 'contract', 'emails', 'invoicing', 'jobs']
const PAGE = 'docs/architecture.md'
const MARKS = ['<!-- rooms -->', '<!-- /rooms -->'] as const

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[]
}

/** Who imports whom within a layer, by room. */
type Arrows = Map<string, Set<string>>

const cruised: Cruised = JSON.parse(
  execFileSync('npx', ['--no-install', 'depcruise', '--config', '--output-type', 'json', 'src'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }),
)
const modules = cruised.modules.filter(({ source }) => !/\.test\.tsx?$/.test(source))
const rows = ONE_WAY.map(layer => ({ layer, arrows: arrowsOf(layer) })).map(({ layer, arrows }) => ({
  layer,
  rooms: arrows.size,
  arrows: [...arrows.values()].reduce((sum, to) => sum + to.size, 0),
  circle: largestCircle(arrows),
}))
const table = [
  '| layer | rooms | arrows | rooms in the largest circle |',
  '|---|---|---|---|',
  ...rows.map(({ layer, rooms, arrows, circle }) => `| ${layer} | ${rooms} | ${arrows} | ${circle.length} |`),
].join('\n')
console.log(table)
const page = readFileSync(PAGE, 'utf8')
const kept = pageWithTable()
const isStale = kept !== page && !process.argv.includes('--write')
if (isStale) console.error(`${PAGE} has another table: npx tsx scripts/rooms.ts --write`)
else writeFileSync(PAGE, kept)
const tangled = rows.filter(({ circle }) => circle.length > 1)
for (const { layer, circle } of tangled) console.error(`src/${layer}: a circle of ${circle.join(', ')}`)
process.exit(isStale || tangled.length > 0 ? 1 : 0)

function arrowsOf(layer: string): Arrows {
  const room = (file: string) => file.match(`^src/${layer}/([^/]+)`)?.[1]
  const arrows: Arrows = new Map()
  for (const { source, dependencies } of modules) {
    const from = room(source)
    if (!from) continue
    const leadsTo = arrows.get(from) ?? new Set()
    arrows.set(from, leadsTo)
    for (const { resolved } of dependencies) {
      const to = room(resolved)
      if (to && to !== from) leadsTo.add(to)
    }
  }
  return arrows
}

/** The largest set of rooms each of which can be reached from each other; one room where nothing runs in a circle. */
function largestCircle(arrows: Arrows): string[] {
  const circles = [...arrows.keys()].map(start => {
    const down = reached(arrows, start)
    return [start, ...[...down].filter(other => other !== start && reached(arrows, other).has(start))]
  })
  return circles.sort((a, b) => b.length - a.length)[0] ?? []
}

function reached(arrows: Arrows, start: string): Set<string> {
  const seen = new Set<string>()
  const left = [...(arrows.get(start) ?? [])]
  for (let room = left.pop(); room; room = left.pop()) {
    if (seen.has(room)) continue
    seen.add(room)
    left.push(...(arrows.get(room) ?? []))
  }
  return seen
}

function pageWithTable(): string {
  const [start, end] = MARKS
  if (!page.includes(start)) throw new Error(`${PAGE} has no ${start}`)
  return `${page.slice(0, page.indexOf(start))}${start}\n${table}\n${page.slice(page.indexOf(end))}`
}
