import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '../src/store/embedded/server'
import { compareLists } from './support/dossier-lists'
import type { Figure, Options } from './support/figure'
import { manyDossiers } from './support/many-dossiers'
import { timed } from './support/numbers'
import { zipsAtOnce } from './support/zips-at-once'

/** The administrator's lists at a thousand dossiers and at many, and twenty ZIPs at once. */
export async function run(options: Options): Promise<Figure[]> {
  return [...(await lists(options.size)), ...(await zipsAtOnce(options))]
}

async function lists(size: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const small = await manyDossiers(server.connection, 1_000)
    const figures: Figure[] = []
    for (const many of [...new Set([Math.min(100_000, size), size])].filter(many => many > 1_000)) {
      const [large, seconds] = await timed(() => manyDossiers(server.connection, many))
      console.log(`${many.toLocaleString('en')} dossiers built in ${Math.round(seconds)} s`)
      figures.push(...(await compareLists(small, large, many)))
      await large.close()
    }
    await small.close()
    return figures
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
