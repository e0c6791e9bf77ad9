import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run build`: both bundles, and nothing where those that stand were made from the same inputs. The mark is taken
 * away before and written after a build, so that a half-made one never counts. `-- --force` builds anyway.
 */
const INPUTS = [
  'src',
  'public',
  'scripts/precompress.ts',
  'scripts/router-for-browsers.ts',
  'scripts/schemas-left-out.ts',
  'scripts/slim-route-manifest.ts',
  'scripts/toast-sheet-left-out.ts',
  'scripts/vite-warnings.js',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['build/client', 'build/server/index.js', 'build/app/main.js']
const MARK = 'build/inputs.sha256'

const files = path =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap(name => files(join(path, name)))
    : [path]

function hashOfInputs() {
  const hash = createHash('sha256').update(process.version)
  for (const file of INPUTS.flatMap(files).filter(file => !/\.test\.tsx?$/.test(file)))
    hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function run(command, words, env = {}) {
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(1)
}

const inputs = hashOfInputs()
const stands = OUTPUTS.every(existsSync) && existsSync(MARK) && readFileSync(MARK, 'utf8') === inputs
if (!stands || process.argv.includes('--force')) {
  rmSync(MARK, { force: true })
  const entries = [
    'src/main.ts',
    'src/invoicing/pdf-renderer-worker.ts',
    ...files('src/gateways').filter(file => file.endsWith('-program.ts')),
  ]
  run('npx', ['react-router', 'build', '--logLevel', 'warn'], {
    NODE_OPTIONS: '--import ./scripts/vite-warnings.js',
  })
  const flags = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--packages=external',
    '--splitting',
  ]
  run('npx', ['esbuild', ...entries, ...flags, '--outdir=build/app', '--log-level=warning'])
  writeFileSync(MARK, inputs)
}
