import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * `npm run check`: all that CI runs. What fails fastest comes first, the build beside it, and the tests as soon as that stands:
 * each list is run one step after the other (knip and the layers read what the types' generator writes), the lists at once.
 */
const lists = [
  ['typecheck', 'layers', 'unused'],
  ['lint', 'build', 'test'],
]

/** Its words are printed together once it has ended, but for those of the tests, which come as they are. @returns whether all is well */
async function well(step: string): Promise<boolean> {
  const asTheyCome = step === 'test'
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: asTheyCome ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const [[status], ...printed] = await Promise.all([
    once(child, 'close'),
    ...[child.stdout, child.stderr].flatMap(stream => (stream ? [text(stream)] : [])),
  ])
  if (!asTheyCome) console.log(`\n> ${step}\n${printed.join('')}`.trimEnd())
  if (status !== 0) failed.push(step)
  return status === 0
}

const failed: string[] = []
await Promise.all(
  lists.map(async steps => {
    for (const step of steps) if (!(await well(step))) return
  }),
)
for (const step of failed) console.error(`npm run check: ${step} failed`)
process.exit(failed.length > 0 ? 1 : 0)
