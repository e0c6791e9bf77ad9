import { idOfHolder } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'

/**
 * The dossier that an address of the administration means: it may name it by its lasting id, or by the key that opens
 * it to its holder now. A visitor's call never asks: its use case finds the dossier by the key itself.
 */
export const resolveDossier = async ({ db }: Pick<Deps, 'db'>, key: string): Promise<string> =>
  (await idOfHolder(db, { key })) ?? key
