import { readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'

/**
 * `npx tsx scripts/new-members.ts` adds a made-up member to each closed list, in memory alone, asks the compiler what
 * it misses, and prints the files that it names into docs/architecture.md. A list that nothing asks for ends with code 1:
 * its new member would be silent.
 */
const PAGE = 'docs/architecture.md'
const MARKS = ['<!-- new members -->', '<!-- /new members -->'] as const

/** Where a member is added, and how: the first text is replaced by the second. */
const MEMBERS: Record<string, { file: string; find: string; by: string }> = {
  'event of the journal': {
    file: 'src/domain/journal/event.ts',
    find: "  'dossier-created': NoData\n",
    by: "  'dossier-created': NoData\n  'dossier-blessed': { blessing: string }\n",
  },
  'status of a dossier': {
    file: 'src/domain/dossier/dossier.ts',
    find: "'Refusé', 'Payé']",
    by: "'Refusé', 'Payé', 'Suspendu']",
  },
  'command of a dossier': {
    file: 'src/domain/dossier/life.ts',
    find: '} as const satisfies Record<string, Command>',
    by: "  suspend: { by: 'account', asks: 'sacrifice', moves: [{ from: ['Soumis'], to: 'Refusé', when: [], effects: ['tell-suspended'] }] },\n} as const satisfies Record<string, Command>",
  },
  'sort of piece': {
    file: 'src/domain/dossier/document-kind.ts',
    find: "  rib: { missing: 'le RIB professionnel', ways: [['rib']] },\n",
    by: "  rib: { missing: 'le RIB professionnel', ways: [['rib']] },\n  assurance: { missing: 'l’assurance', ways: [['assurance']] },\n",
  },
  'e-mail': {
    file: 'src/domain/email/email.ts',
    find: "  'dossier-received': NoData\n",
    by: "  'dossier-received': NoData\n  'dossier-blessed': { blessing: string }\n",
  },
  job: {
    file: 'src/domain/jobs.ts',
    find: "  'sweep-orphans': ByClock\n",
    by: "  'sweep-orphans': ByClock\n  'bless-dossiers': ByClock\n",
  },
  'public page': {
    file: 'src/domain/content/public-pages.ts',
    find: "  '/pay-per-call':",
    by: "  '/benediction': { name: 'Bénédiction', search: 'listed', runs: 'nothing' },\n  '/pay-per-call':",
  },
  permission: {
    file: 'src/domain/access/permission.ts',
    find: "  'manage-accounts',\n]",
    by: "  'manage-accounts',\n  'bless-dossiers',\n]",
  },
  refusal: {
    file: 'src/domain/refusal-code.ts',
    find: "'dossier-changed'",
    by: "'dossier-blessed' | 'dossier-changed'",
  },
  alert: {
    file: 'src/domain/alert.ts',
    find: "  disk: 'Disque bientôt plein',\n",
    by: "  disk: 'Disque bientôt plein',\n  blessing: 'Bénédiction manquante',\n",
  },
}

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  process.cwd(),
)
const sources = new Map<string, ts.SourceFile>()

/** What the compiler finds wrong, by file, while one file reads otherwise than it lies on the disk. */
function complaints(changed?: { file: string; text: string }): Map<string, number> {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) => {
    if (changed && resolve(name) === resolve(changed.file))
      return ts.createSourceFile(name, changed.text, rest[0])
    const known = sources.get(name) ?? read(name, ...rest)
    if (known) sources.set(name, known)
    return known
  }
  const program = ts.createProgram(fileNames, options, host)
  const files = new Map<string, number>()
  for (const { file } of program.getSemanticDiagnostics()) {
    const name = file ? relative('.', file.fileName) : '?'
    files.set(name, (files.get(name) ?? 0) + 1)
  }
  return files
}

function asked({ file, find, by }: (typeof MEMBERS)[string]): string[] {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(find)) throw new Error(`${file} no longer holds ${find}`)
  return [...complaints({ file, text: text.replace(find, by) }).keys()].sort()
}

const now = complaints()
if (now.size > 0) throw new Error(`The tree itself does not compile: ${[...now.keys()].join(', ')}`)
const rows = Object.entries(MEMBERS).map(([name, member]) => ({
  name,
  file: member.file,
  files: asked(member),
}))
const code = (file: string) => `\`${file}\``
const table = [
  '| a new … | is added in | and the compiler then asks for it in |',
  '|---|---|---|',
  ...rows.map(({ name, file, files }) => `| ${name} | ${code(file)} | ${files.map(code).join(', ')} |`),
].join('\n')
const page = readFileSync(PAGE, 'utf8')
const [before = '', rest = ''] = page.split(MARKS[0])
const [, after = ''] = rest.split(MARKS[1])
writeFileSync(PAGE, `${before}${MARKS[0]}\n${table}\n${MARKS[1]}${after}`)
console.log(table)
const silent = rows.filter(({ files }) => files.length === 0)
if (silent.length > 0) {
  console.error(`Nothing asks for a new ${silent.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}
