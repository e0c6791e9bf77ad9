import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '../src/store/embedded/server'
import { compareAnswers } from './support/dossier-lists'
import type { Figure, Options } from './support/figure'
import { manyDossiers } from './support/many-dossiers'
import { timed } from './support/numbers'
import { around, keepViews, lists } from './support/questions'
import { zipsAtOnce } from './support/zips-at-once'

/** What the administrator asks for at a thousand dossiers and at many; twenty ZIPs at once. */
export async function run(options: Options): Promise<Figure[]> {
  return [...(await answers(options.size)), ...(await zipsAtOnce(options))]
}

async function answers(size: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const small = await manyDossiers(server.connection, 1_000, 'bench_few')
    await keepViews(small)
    const [large, seconds] = await timed(() => manyDossiers(server.connection, size))
    console.log(`${size.toLocaleString('en')} dossiers built in ${Math.round(seconds)} s`)
    await keepViews(large)
    const figures = await compareAnswers({ ...lists, ...around }, small, large, size)
    await large.close()
    await small.close()
    return figures
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
