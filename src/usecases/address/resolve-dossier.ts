import { Refusal } from '~/domain/refusal'
import { idOfHolder } from '~/store/dossiers'
import type { Deps } from '../deps'

/**
 * The dossier that a key in an address means. A visitor has the key of its holder alone: when somebody proved
 * the address and took the dossier over, the key before is nobody's. The administration's addresses follow.
 * @throws Refusal not-found, for a visitor
 */
export async function resolveDossier({ db }: Pick<Deps, 'db'>, reader: string, key: string): Promise<string> {
  const id = await idOfHolder(db, key)
  if (id !== undefined) return id
  if (reader !== 'admin') throw new Refusal('not-found')
  return key
}
