import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { appRoot } from '../../src/config/app-root'
import { type Figure, limitUsed } from './figure'
import { machine } from './machine'
import type { PartResult } from './part-result'
import { markdownTable } from './table'

interface Results {
  machine: string[]
  parts: PartResult[]
}

const FOLDER = join(appRoot, 'bench/results')
const LATEST = join(FOLDER, 'latest.json')
const PAGE = join(appRoot, 'docs/performance.md')

/** What was measured takes the place of what stood there: the JSON and the tables of the page. */
export async function writeResults(measured: PartResult[]): Promise<void> {
  const parts = [
    ...measured,
    ...partsIn(LATEST).filter(({ name }) => measured.every(part => part.name !== name)),
  ]
  parts.sort((a, b) => a.name.localeCompare(b.name))
  const results: Results = { machine: await machine(), parts }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(LATEST, `${JSON.stringify(results, null, 2)}\n`)
  if (existsSync(PAGE)) writeFileSync(PAGE, between(readFileSync(PAGE, 'utf8'), tables(results)))
}

function partsIn(file: string): PartResult[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results).parts : []
}

/** @throws when the page has lost its two markers */
function between(page: string, text: string): string {
  const [start, end] = ['<!-- bench -->', '<!-- /bench -->'].map(marker => page.indexOf(marker))
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error(`${PAGE} has no <!-- bench --> and <!-- /bench -->`)
  return `${page.slice(0, start)}<!-- bench -->\n${text}\n${page.slice(end)}`
}

function tables(results: Results): string {
  const parts = results.parts.map(
    ({ name, date, load, seconds, figures }) =>
      `### ${name}\n\n\`npm run bench -- ${name}\`, ${date}, ${seconds} s, load ${load} when it began${doubt(load)}.\n\n${shown(figures)}`,
  )
  return [`Machine: ${results.machine.join(', ')}.`, ...parts].join('\n\n')
}

/** Of a long list those that use the most of their limit; all of them stand in the JSON. */
function shown(figures: Figure[]): string {
  if (figures.length <= MOST_SHOWN) return markdownTable(figures)
  const used = (figure: Figure) => limitUsed(figure) ?? 0
  const nearest = [...figures].sort((one, other) => used(other) - used(one)).slice(0, MOST_SHOWN)
  return `Of ${figures.length} figures the ${MOST_SHOWN} nearest to their limit; all of them: bench/results/latest.json.\n\n${markdownTable(nearest)}`
}

const MOST_SHOWN = 20

/** Other work was under way: times are worth little, ratios less than they seem. */
const doubt = (load: number) => (load > cpus().length ? ', **more than there are cores: doubtful**' : '')
