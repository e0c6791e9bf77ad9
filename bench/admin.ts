import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '../src/store/embedded/server'
import { compareAnswers } from './support/dossier-lists'
import type { Figure, Options } from './support/figure'
import { liveChanges } from './support/live-changes'
import { manyDossiers } from './support/many-dossiers'
import { timed } from './support/numbers'
import { around, keepViews, lists } from './support/questions'
import { zipsAtOnce } from './support/zips-at-once'

/** What the administrator asks for at a thousand dossiers and at many, live changes, and twenty ZIPs at once. */
export async function run(options: Options): Promise<Figure[]> {
  return [...(await answers(options.size)), ...(await liveChanges(options)), ...(await zipsAtOnce(options))]
}

async function answers(size: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const small = await manyDossiers(server.connection, 1_000)
    await keepViews(small)
    const figures: Figure[] = []
    for (const many of [...new Set([Math.min(100_000, size), size])].filter(many => many > 1_000)) {
      const [large, seconds] = await timed(() => manyDossiers(server.connection, many))
      console.log(`${many.toLocaleString('en')} dossiers built in ${Math.round(seconds)} s`)
      await keepViews(large)
      figures.push(...(await compareAnswers({ ...lists, ...around }, small, large, many)))
      await large.close()
    }
    await small.close()
    return figures
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
