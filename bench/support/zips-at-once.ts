import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOCUMENT_KINDS } from '../../src/domain/dossier/pieces/document-kind'
import { administratorOf } from '../../tests/support/dossiers/admin'
import { visitorOf } from '../../tests/support/dossiers/path'
import type { Figure, Options } from './figure'
import { growthDuring } from './memory'
import { timed } from './numbers'
import { startSite } from './site'

const ZIPS = 20
/** Each is downloaded by several: what is measured is streaming, not the size of the disk. */
const DOSSIERS = 4
const BYTES = 10_485_760
const MEGABYTES = (ZIPS * DOCUMENT_KINDS.length * BYTES) / 1e6
/** specification D1. */
const MOST_GROWTH_MB = 100

/** Twenty ZIPs of 60 MB dossiers at once, beside `zip -0` of the same bytes, or `cat` where it is missing. */
export async function zipsAtOnce(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    const visitor = visitorOf(site.url)
    const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES - 9)])
    const ids: string[] = []
    while (ids.length < DOSSIERS) {
      const id = await visitor.begin()
      for (const kind of DOCUMENT_KINDS) await visitor.upload(id, kind, `${kind}.pdf`, file)
      await visitor.sign(id)
      ids.push(id)
    }
    const { token } = await administratorOf(site.url)
    const download = (id: string) => drain(`${site.url}/api/admin/dossier/${id}/download`, token)
    await download(ids[0] ?? '')
    const [[sizes, seconds], growth] = await growthDuring(site.pid(), () =>
      timed(() => Promise.all(Array.from({ length: ZIPS }, (_, n) => download(ids[n % DOSSIERS] ?? '')))),
    )
    const short = sizes.filter(size => size < DOCUMENT_KINDS.length * BYTES).length
    const [tool, toolSeconds] = await packedByTool(join(site.dataDir, 'plain'), file)
    return [
      {
        name: '20 ZIPs of 60 MB at once',
        value: MEGABYTES / seconds,
        unit: 'MB/s',
        beside: { name: tool, value: MEGABYTES / toolSeconds },
      },
      { name: 'ZIPs cut short', value: short, unit: '', limit: { most: 0 } },
      { name: 'memory growth meanwhile', value: growth, unit: 'MB', limit: { most: MOST_GROWTH_MB } },
    ]
  } finally {
    await site.remove()
  }
}

/** @returns the bytes that came. */
async function drain(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok || !answer.body) throw new Error(`a ZIP answered ${answer.status}`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  return bytes
}

async function packedByTool(folder: string, file: Buffer): Promise<[tool: string, seconds: number]> {
  await mkdir(folder)
  for (const kind of DOCUMENT_KINDS) await writeFile(join(folder, kind), file)
  const pack = async (command: string, ...words: string[]) => {
    const child = spawn(command, [...words, ...DOCUMENT_KINDS], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.stdout.resume()
    await once(child, 'close')
  }
  const twenty = async (...words: [string, ...string[]]) =>
    (await timed(() => Promise.all(Array.from({ length: ZIPS }, () => pack(...words)))))[1]
  const hasZip = await pack('zip', '-0', '-q', '-').then(
    () => true,
    () => false,
  )
  return hasZip ? ['zip -0', await twenty('zip', '-0', '-q', '-')] : ['cat', await twenty('cat')]
}
