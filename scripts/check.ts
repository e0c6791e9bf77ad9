import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * `npm run check`: all that CI runs. What fails fastest comes first, the build beside it; the tests come last. Each
 * list is run one step after the other (knip and the layers read what the types' generator writes), the lists at once.
 */
const early = [
  ['typecheck', 'layers', 'unused'],
  ['lint', 'build'],
]

/** Its words are printed together once it has ended. @returns whether all is well */
async function well(step: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', step], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [[status], ...printed] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  console.log(`\n> ${step}\n${printed.join('')}`.trimEnd())
  if (status !== 0) console.error(`npm run check: ${step} failed`)
  return status === 0
}

const passed = await Promise.all(
  early.map(async steps => {
    for (const step of steps) if (!(await well(step))) return false
    return true
  }),
)
if (passed.includes(false)) process.exit(1)
const tests = spawn('npm', ['run', '--silent', 'test'], { stdio: 'inherit' })
const [status] = await once(tests, 'exit')
process.exit(status ?? 1)
