import type { Figure, Options } from './support/figure'
import { uploadsBesideReader } from './support/uploads-beside-reader'
import { verdictWaits } from './support/verdict-waits'

/** Pieces as they come in: what an upload feels of the reader, and how long its verdict takes. */
export async function run(options: Options): Promise<Figure[]> {
  return [...(await uploadsBesideReader(options)), ...(await verdictWaits(options))]
}
