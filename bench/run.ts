import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Figure, isMet, type Options, type Part } from './support/figure'
import { loadAverage, machine } from './support/machine'
import { timed } from './support/numbers'
import type { PartResult } from './support/part-result'
import { writeResults } from './support/results'
import { textTable } from './support/table'

/**
 * `npm run bench` measures every part and writes what docs/performance.md shows; `npm run bench -- pages`
 * measures one and only prints it, unless `--write`. `--size 100000` makes the largest list smaller;
 * `--slow 5ms` holds back every answer of the site, to see the limits fail; `screens --trace` says what the longest
 * tasks did, with `--functions` also whose scripts were at work. The exit code is 1 when a limit is passed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1000000' },
    slow: { type: 'string', default: '0ms' },
    trace: { type: 'boolean', default: false },
    functions: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const options: Options = {
  size: Number(values.size),
  slow: Number.parseFloat(values.slow),
  trace: values.trace || values.functions,
  functions: values.functions,
}
const all = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts') && file !== 'run.ts')
  .map(file => file.replace(/\.ts$/, ''))
const unknown = positionals.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}

console.log((await machine()).join(', '))
const results: PartResult[] = []
for (const name of positionals.length > 0 ? positionals : all) results.push(await measure(name))
const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60
console.log(`\n${minutes.toFixed(1)} minutes in all`)
const over = results.flatMap(({ figures }) => figures.filter(figure => !isMet(figure)))
if (options.slow === 0 && (positionals.length === 0 || values.write)) await writeResults(results)
if (over.length > 0) {
  console.error(`\nOver the limit: ${over.map(({ name }) => name).join('; ')}`)
  process.exit(1)
}

async function measure(name: string): Promise<PartResult> {
  const slowed = options.slow > 0 ? `, each answer slowed by ${options.slow} ms` : ''
  const before = loadAverage()
  console.log(`\n== ${name}, load ${before}${slowed}`)
  const part = (await import(`./${name}.ts`)) as Part
  const [figures, seconds] = await timed<Figure[]>(() => part.run(options))
  console.log(textTable(figures))
  console.log(`${Math.round(seconds)} s, load ${loadAverage()} at the end`)
  return {
    name,
    date: new Date().toISOString().slice(0, 10),
    load: before,
    seconds: Math.round(seconds),
    figures,
  }
}
