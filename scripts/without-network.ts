import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import sharp from 'sharp'
import { firmPapers } from '../bench/support/papers/firm-papers'
import { FIRMS } from '../bench/support/papers/firms'
import { identityPapers } from '../bench/support/papers/identity-papers'
import { company, pieces, visitorOf } from '../tests/support/dossiers/path'
import { type Program, startProgram } from '../tests/support/program/program'

/**
 * `npm run build && npx tsx scripts/without-network.ts`: the built site with its own database, in a network of its own that
 * leads nowhere (unshare -n, a loopback alone). Five drawn papers are handed in, read, and the dossier is signed.
 * The exit code is 1 when anything of it fails, and 0 with a word why where no such network can be made.
 */
const INSIDE = 'SITELIGIBLE_WITHOUT_NETWORK'

if (process.env[INSIDE]) await tryWithin()
else process.exitCode = startWithin()

function startWithin(): number {
  const rights = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
  if (spawnSync('unshare', [...rights, '--net', 'ip', 'link', 'set', 'lo', 'up']).status !== 0) {
    console.log(
      'skipped: no network of its own can be made here (unshare and ip, and root or user namespaces)',
    )
    return 0
  }
  const { status } = spawnSync(
    'unshare',
    [
      ...rights,
      '--net',
      'sh',
      '-c',
      'ip link set lo up && exec "$0" "$@"',
      ...process.argv.slice(0, 1),
    ].concat(process.execArgv, process.argv.slice(1)),
    { stdio: 'inherit', env: { ...process.env, [INSIDE]: 'yes' } },
  )
  return status ?? 1
}

async function tryWithin() {
  console.log(`interfaces: ${Object.keys(networkInterfaces()).join(', ')}`)
  const outside = await fetch('http://198.51.100.1/', { signal: AbortSignal.timeout(5_000) }).then(
    () => 'reached',
    error => String((error as Error).cause ?? error),
  )
  console.log(`an address outside: ${outside}`)
  if (outside === 'reached') throw new Error('this network leads somewhere')
  const site = await startProgram({ READ_PIECES: 'on' })
  try {
    await handInDossier(site)
  } finally {
    await site.remove()
  }
}

async function handInDossier({ url }: Program) {
  const [firm] = FIRMS
  if (!firm) throw new Error('no firm')
  const page = await fetch(url)
  console.log(`the first page: ${expected(page, 200)}`)
  const visitor = visitorOf(url)
  const submitted = await visitor.submit({ ...company, company_name: firm.name, siret: firm.siret })
  const { id } = (await submitted.json()) as { id: string }
  const papers = [...firmPapers(firm, 0), ...identityPapers(firm, 0)]
  for (const [kind] of pieces) {
    const paper = papers.find(one => one.kind === kind)
    const scan = await sharp(Buffer.from(paper?.svg ?? ''))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer()
    expected(await visitor.upload(id, kind, `${kind}.jpg`, scan), 201)
  }
  for (const { document_type, reading } of await readPieces(url, id)) {
    console.log(`${document_type}: ${reading.state}, taken for ${reading.kind}`)
    for (const { outcome, sentence } of reading.verdicts) console.log(`  ${outcome}: ${sentence}`)
    if (reading.kind !== document_type) throw new Error('a piece was not read for what it is')
  }
  console.log(
    `signed: ${expected(await visitor.sign(id), 200)}, handed in: ${expected(await visitor.finalize(id), 200)}`,
  )
}

function expected({ status }: Response, wanted: number): number {
  if (status !== wanted) throw new Error(`${wanted} was expected, and the answer was ${status}`)
  return status
}

interface ToldPiece {
  document_type: string
  reading: { state: string; kind: string | null; verdicts: { outcome: string; sentence: string }[] }
}

/** What is told of the pieces, once none waits any more. */
async function readPieces(url: string, id: string): Promise<ToldPiece[]> {
  for (let tries = 0; tries < 600; tries++) {
    const { documents } = (await (await visitorOf(url).read(id)).json()) as { documents: ToldPiece[] }
    if (documents.every(({ reading }) => reading.state !== 'pending')) return documents
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  throw new Error('the pieces were not read within three minutes')
}
