/** The layer table of docs/architecture.md: who may import whom. */
const layers = {
  domain: [],
  contract: ['domain'],
  store: ['domain', 'config'],
  gateways: ['domain', 'config'],
  invoicing: ['domain', 'config'],
  emails: ['domain', 'config'],
  usecases: ['domain', 'store', 'gateways', 'invoicing', 'emails', 'config'],
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

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...forbiddenLayers,
    {
      name: 'screen-alone',
      comment: 'a screen imports from no other screen: what two of them share stands in src/web/ui',
      severity: 'error',
      from: { path: '^src/web/screens/([^/]+)/' },
      to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
