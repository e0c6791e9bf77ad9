/** The room table of docs/architecture.md: who may import whom. */
const rooms = {
  domain: [],
  contract: ['domain'],
  store: ['domain', 'config'],
  gateways: ['domain', 'config'],
  invoicing: ['domain', 'config'],
  emails: ['domain', 'config'],
  usecases: ['domain', 'store', 'gateways', 'invoicing', 'emails', 'config'],
  jobs: ['usecases'],
  http: ['contract', 'usecases', 'domain'],
  web: ['contract', 'domain'],
}

const forbiddenRooms = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `${room}/ may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed.map(name => `^src/${name}(/|\\.ts$)`)] },
}))

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...forbiddenRooms,
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
