/** The layer table of docs/architecture.md: who may import whom. */
const layers = {
  domain: [],
  contract: ['domain'],
  store: ['domain', 'config'],
  gateways: ['domain', 'config'],
  invoicing: ['domain', 'config'],
  emails: ['domain', 'config'],
  sites: ['domain', 'config'],
  usecases: ['domain', 'store', 'gateways', 'invoicing', 'emails', 'sites', 'config'],
  jobs: ['usecases', 'domain'],
  http: ['contract', 'usecases', 'domain'],
  web: ['contract', 'domain'],
}

const forbiddenLayers = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `${layer}/ may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [`^src/${layer}/`, ...allowed.map(name => `^src/${name}(/|\\.ts$)`)] },
}))

/** Which part may use which packages; tests and what starts the program may use all. */
const packages = [
  {
    name: 'sql-in-store',
    comment: 'queries are written in src/store; others pass its connection on, or name a type',
    users: ['store', 'commands'],
    to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'files-in-gateways',
    comment: 'the disk is read and written in gateways, the embedded server, configuration and commands',
    users: ['gateways', 'store/embedded', 'config', 'commands', 'start\\.ts', 'log-destination\\.ts'],
    // What they read lies in the program itself, or is the seal that papers are signed with.
    but: ['invoicing/(paper/fonts|payment-code|seal/seal-keys)\\.ts', 'http/pages/serve-browser-files\\.ts'],
    to: { path: '^(node:)?fs(/promises)?$' },
  },
  {
    name: 'network-in-gateways',
    comment: 'others are asked in gateways; http is where the program itself is asked',
    users: ['gateways', 'http', 'store', 'config', 'commands'],
    to: {
      path: '^(node:)?(net|tls|http|https|http2|dgram|dns)(/promises)?$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'children-in-gateways',
    comment: 'processes are started in gateways and by the embedded server',
    users: ['gateways', 'store/embedded', 'commands'],
    to: { path: '^(node:)?child_process$' },
  },
].map(({ name, comment, users, but = [], to }) => ({
  name,
  comment,
  severity: 'error',
  from: {
    path: '^src/',
    pathNot: ['\\.test\\.tsx?$', ...[...users, ...but].map(part => `^src/${part}(/|$)`)],
  },
  to,
}))

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...forbiddenLayers,
    ...packages,
    {
      name: 'no-offer-in-invoicing',
      comment: 'a paper prints the lines that it is given, whatever is sold and at what price',
      severity: 'error',
      from: { path: '^src/invoicing/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/domain/(invoice/(offer|amounts)|international/lead-pricing)\\.ts$' },
    },
    {
      name: 'screen-alone',
      comment: 'a screen imports from no other screen: what two of them share stands in src/web/ui',
      severity: 'error',
      from: { path: '^src/web/screens/([^/]+)/' },
      to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    },
    {
      name: 'failures-as-data',
      comment:
        'what a call threw is asked of src/contract/failure.ts; its class is named by the client alone',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/contract/(client|failure)\\.ts$'] },
      to: { path: '^src/contract/api-problem\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
