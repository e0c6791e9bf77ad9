import { siteInTime } from '../program/site-in-time'
import { copiedFolder } from './copied-folder'
import { copiedDatabaseAddress, keptDatabase, loadedDatabaseAddress } from './database'

/** A test's now is as near to what was reached before it as if it had done that itself. */
const FRESH_MS = 5 * 60_000

const FOLDER = 'siteligible-test-'

type SiteInTime = Awaited<ReturnType<typeof siteInTime>>

/**
 * A site in a state that takes long to reach. It is reached once by each process of tests, on a site that is then stopped; every
 * test has a program of its own on a copy of its database and of its folder.
 * @param reach leaves nothing under way @returns what starts it, with what `reach` found
 */
export function preparedSite<Found>(reach: (site: SiteInTime) => Promise<Found>) {
  let kept: ReturnType<typeof keep> | undefined
  let until = 0

  async function keep() {
    until = Date.now() + FRESH_MS
    const DATABASE_URL = await loadedDatabaseAddress()
    const site = await siteInTime({ DATABASE_URL })
    const found = await reach(site)
    await site.stop()
    return {
      found,
      FILES_KEY: site.filesKey,
      database: await keptDatabase(DATABASE_URL),
      folder: await copiedFolder(site.dataDir, FOLDER),
    }
  }

  return async (): Promise<{ site: SiteInTime; found: Found }> => {
    if (Date.now() > until) kept = undefined
    kept ??= keep().catch(error => {
      kept = undefined
      throw error
    })
    const { found, FILES_KEY, database, folder } = await kept
    const [DATABASE_URL, DATA_DIR] = await Promise.all([
      copiedDatabaseAddress(database),
      copiedFolder(folder, FOLDER),
    ])
    return { site: await siteInTime({ FILES_KEY, DATABASE_URL, DATA_DIR }), found }
  }
}
