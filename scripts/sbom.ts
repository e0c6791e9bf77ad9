import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

interface Component {
  name: string
  'bom-ref': string
  properties?: { name: string; value: string }[]
}

interface Bom {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const FILE = 'build/sbom.cdx.json'

/**
 * `npm run sbom`: all that runs in production, as CycloneDX (ECMA-424). npm's own `--omit=dev` also leaves out what a
 * tool of development leans on beside us, react and zod among them: so it lists everything, and the tools go here.
 */
function main() {
  const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--include=dev'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  mkdirSync('build', { recursive: true })
  writeFileSync(FILE, JSON.stringify(withoutTools(JSON.parse(stdout) as Bom), null, 2))
  console.log(FILE)
}

function withoutTools(bom: Bom): Bom {
  const components = bom.components.filter(component => !isTool(component))
  // npm names us after our folder.
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
  const metadata = { ...bom.metadata, component: { ...bom.metadata.component, name } }
  const kept = new Set([metadata.component, ...components].map(component => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(other => kept.has(other)) }))
  return { ...bom, metadata, components, dependencies }
}

const isTool = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

main()
