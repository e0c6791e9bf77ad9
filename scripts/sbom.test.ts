import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

const text = { type: 'string', minLength: 1 }
/** What ECMA-424 (CycloneDX 1.5) asks of a component, and what makes one findable. */
const component = {
  type: 'object',
  required: ['type', 'name', 'version', 'bom-ref', 'purl'],
  properties: {
    type: { enum: ['application', 'library'] },
    name: text,
    version: text,
    'bom-ref': text,
    purl: { type: 'string', pattern: '^pkg:npm/.+@.+' },
    hashes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['alg', 'content'],
        properties: {
          alg: { enum: ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] },
          content: { type: 'string', pattern: '^([a-f0-9]{40}|[a-f0-9]{64}|[a-f0-9]{96}|[a-f0-9]{128})$' },
        },
      },
    },
  },
}
const schema = {
  type: 'object',
  required: ['bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata', 'components', 'dependencies'],
  properties: {
    bomFormat: { const: 'CycloneDX' },
    specVersion: { enum: ['1.5', '1.6'] },
    serialNumber: {
      type: 'string',
      pattern: '^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    },
    version: { type: 'integer', minimum: 1 },
    metadata: { type: 'object', required: ['timestamp', 'component'], properties: { component } },
    components: { type: 'array', minItems: 1, items: component },
    dependencies: {
      type: 'array',
      items: {
        type: 'object',
        required: ['ref'],
        properties: { ref: text, dependsOn: { type: 'array', items: text, uniqueItems: true } },
      },
    },
  },
}

interface Bom {
  metadata: { component: { 'bom-ref': string } }
  components: { name: string; version: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

test('npm run sbom makes a CycloneDX list of all that runs in production, and of nothing else', () => {
  expect(spawnSync('npm', ['run', '--silent', 'sbom']).status).toBe(0)
  const bom = JSON.parse(readFileSync('build/sbom.cdx.json', 'utf8')) as Bom
  const ajv = new Ajv2020({ allErrors: true })
  expect(ajv.validate(schema, bom), ajv.errorsText()).toBe(true)

  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const named = new Map(bom.components.map(({ name, version }) => [`${name}@${version}`, name]))
  for (const [name, version] of Object.entries(dependencies ?? {}))
    expect(named.get(`${name}@${version}`), name).toBe(name)
  expect(named.has(`vitest@${devDependencies?.vitest}`)).toBe(false)

  const refs = [bom.metadata.component, ...bom.components].map(one => one['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  for (const { ref, dependsOn = [] } of bom.dependencies)
    for (const each of [ref, ...dependsOn]) expect(refs).toContain(each)
})
