import { spawnSync } from 'node:child_process'

/** `npm run check`: all that CI runs, in the order of what fails fastest; the tests come last. */
const steps = ['lint', 'typecheck', 'layers', 'unused', 'test']

for (const step of steps) {
  if (step !== 'test') console.log(`\n> ${step}`)
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  if (status !== 0) {
    if (step !== 'test') console.error(`npm run check: ${step} failed`)
    process.exit(1)
  }
}
