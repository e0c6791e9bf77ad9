import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { appRoot } from '../../src/config/app-root'
import { drawChart } from './chart'
import type { Figure } from './figure'
import { machine } from './machine'
import type { PartResult } from './part-result'
import { markdownTable } from './table'

interface Results {
  machine: string[]
  parts: PartResult[]
}

const FOLDER = join(appRoot, 'bench/results')
const [LATEST, PREVIOUS] = [join(FOLDER, 'latest.json'), join(FOLDER, 'previous.json')]
const PAGE = join(appRoot, 'docs/performance.md')

/** What was measured takes the place of what stood there: the JSON, the chart, and the tables of the page. */
export async function writeResults(measured: PartResult[]): Promise<void> {
  const parts = [
    ...measured,
    ...partsIn(LATEST).filter(({ name }) => measured.every(part => part.name !== name)),
  ]
  parts.sort((a, b) => a.name.localeCompare(b.name))
  const results: Results = { machine: await machine(), parts }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(LATEST, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(join(FOLDER, 'latest.svg'), drawChart(parts))
  if (existsSync(PAGE)) writeFileSync(PAGE, between(readFileSync(PAGE, 'utf8'), tables(results)))
}

/** What stands in the tables becomes the release before. */
export const keepAsPrevious = () => copyFileSync(LATEST, PREVIOUS)

/** The figures of a part in the release before; none where it was not measured. */
export const previousOf = (part: string): Figure[] =>
  partsIn(PREVIOUS).find(({ name }) => name === part)?.figures ?? []

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
      `### ${name}\n\n\`npm run bench -- ${name}\`, ${date}, ${seconds} s, load ${load} when it began${doubt(load)}.\n\n${markdownTable(figures, previousOf(name))}`,
  )
  return [`Machine: ${results.machine.join(', ')}.`, ...parts].join('\n\n')
}

/** Other work was under way: times are worth little, ratios less than they seem. */
const doubt = (load: number) => (load > cpus().length ? ', **more than there are cores: doubtful**' : '')
