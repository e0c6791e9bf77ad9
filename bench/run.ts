import { readdirSync } from 'node:fs'

/**
 * `npm run bench` runs every part, `npm run bench -- weight` one of them. A part is a file of this folder
 * that exports `run()`, prints its report, and returns false when a budget is passed.
 */
interface Part {
  run: () => Promise<boolean>
}

const all = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts') && file !== 'run.ts')
  .map(file => file.replace(/\.ts$/, ''))
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}

const failed: string[] = []
for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n== ${name}`)
  const part = (await import(`./${name}.ts`)) as Part
  if (!(await part.run())) failed.push(name)
}
if (failed.length > 0) {
  console.error(`\nOver budget: ${failed.join(', ')}`)
  process.exit(1)
}
