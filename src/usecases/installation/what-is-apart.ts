import { identityToRecipient } from 'age-encryption'
import type { Config } from '~/config'
import { hasFilesKey, readFilesKey } from '~/gateways/files-key'
import type { Db } from '~/store/database/database'
import { installationFingerprints, schemaFound } from '~/store/operation/installation'

/** No site was ever started on the database; no key is at hand that would show whose it is; it was set up with another key. */
export type Apart = 'no-site' | 'no-key' | 'other-key'

/**
 * Whether a database is the one of a data folder (or of FILES_KEY), by the fingerprint of the key that it was set up with. Nothing is
 * written: a schema that a command makes in another one would be found without a flaw, and its copy be the newest.
 * @returns null where it is, or where an older schema does not say
 */
export async function whatIsApart(
  db: Db,
  { filesKey, dataDir }: Pick<Config, 'filesKey' | 'dataDir'>,
): Promise<Apart | null> {
  const schema = await schemaFound(db)
  if (schema === 'older') return null
  const known = schema === 'none' ? [] : await installationFingerprints(db, 'files')
  if (known.length === 0) return 'no-site'
  if (!filesKey && !hasFilesKey(dataDir)) return 'no-key'
  const recipient = await identityToRecipient(await readFilesKey(filesKey, dataDir))
  return known.includes(recipient) ? null : 'other-key'
}
